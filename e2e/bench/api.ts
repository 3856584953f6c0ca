import { growCourses, growPeople } from './support/fill.ts'
import { median, medianRatio, type Figure } from './support/figures.ts'
import { flood, timeOne, type Target } from './support/load.ts'
import { CREATOR, LEARNER, READER, seedPlatform, type Seeded } from './support/seed.ts'
import { withWorlds, type World } from './support/world.ts'

const ROUNDS = 7
const SECONDS = 1
const REQUESTS = 25

/** The calls whose share of hello-world is held to something. */
const shares = {
  session: { name: 'session check', atLeast: 0.28, best: 0.31 },
  courses: { name: 'course list, 20 of 20', atLeast: 0.1, best: 0.11 },
  lectures: { name: 'course with 100 lectures', atLeast: 0.05, best: 0.06 },
} as const
type Call = keyof typeof shares
const calls: readonly Call[] = ['session', 'courses', 'lectures']

/** The lists whose growth is measured, as whom they are asked. */
const lists = [
  { path: '/courses?limit=20', email: LEARNER },
  { path: '/course-participations?limit=20', email: LEARNER },
  { path: '/users?limit=20', email: CREATOR },
  { path: '/users?limit=20&search=beispiel+77', email: CREATOR },
  { path: '/courses/dev?limit=20', email: CREATOR },
  { path: '/search-courses?limit=20&search=schlaf', email: CREATOR },
  { path: '/accesses?limit=20', email: CREATOR },
  { path: '/societies?limit=20', email: CREATOR },
] as const

/** Throughput against hello-world, the list's 99th percentile, growth, and the embedded database against PostgreSQL. */
export const measureApi = ({ quick }: { quick: boolean }): Promise<Figure[]> =>
  withWorlds(async ({ onPostgres, embedded }) => {
    const base = await onPostgres(seedPlatform)
    const inside = await embedded(seedPlatform)
    const figures = await measureThroughput(base, inside)
    await inside.stop()
    if (quick) return figures
    const crowded = await onPostgres(async (services) => {
      const seeded = await seedPlatform(services)
      await growPeople(services.database, seeded.othersAccessId, 100_000)
      return seeded
    })
    const full = await onPostgres(async (services) => {
      const seeded = await seedPlatform(services)
      await growCourses(services.database, seeded.othersAccessId, 10)
      return seeded
    })
    return [...figures, ...(await measureGrowth(base, crowded, full))]
  })

const targetsOf = async ({ url, logIn, seeded }: World<Seeded>): Promise<Record<Call, Target>> => {
  const session = await logIn(LEARNER)
  return {
    session: { url: `${url}/api/session-id`, session },
    courses: { url: `${url}/api/courses?limit=20`, session },
    lectures: {
      url: `${url}/api/chapters-videos?course-id=${seeded.longCourseId}`,
      session: await logIn(READER),
    },
  }
}

const noRounds = (): Record<Call, number[]> => ({ session: [], courses: [], lectures: [] })

const measureThroughput = async (base: World<Seeded>, inside: World<Seeded>): Promise<Figure[]> => {
  const onPostgres = await targetsOf(base)
  const onEmbedded = await targetsOf(inside)
  const hello: Target = { url: `${base.url}/api/health` }
  const greeted: number[] = []
  const p99: number[] = []
  const server = noRounds()
  const embedded = noRounds()
  for (const target of [hello, ...Object.values(onPostgres), ...Object.values(onEmbedded)])
    await flood(target, 1)
  for (let round = 0; round < ROUNDS; round += 1) {
    greeted.push((await flood(hello, SECONDS)).perSecond)
    for (const call of calls) {
      const measured = await flood(onPostgres[call], SECONDS)
      server[call].push(measured.perSecond)
      if (call === 'courses') p99.push(measured.p99)
      embedded[call].push((await flood(onEmbedded[call], SECONDS)).perSecond)
    }
  }
  return [
    { name: 'hello-world (GET /api/health)', value: median(greeted), unit: '/s' },
    ...calls.map((call) => {
      const { name, ...bound } = shares[call]
      return { name: `${name}, share of hello-world`, value: medianRatio(server[call], greeted), bound }
    }),
    { name: 'course list, 99th percentile', value: median(p99), unit: 'ms', bound: { atMost: 35, best: 27 } },
    ...calls.map((call) => ({
      name: `${shares[call].name}, embedded database : PostgreSQL`,
      value: medianRatio(embedded[call], server[call]),
      bound: { atLeast: 0.15, best: 0.3 },
    })),
  ]
}

const measureGrowth = async (...worlds: [World<Seeded>, World<Seeded>, World<Seeded>]): Promise<Figure[]> => {
  const figures: Figure[] = []
  for (const { path, email } of lists) {
    const targets: Target[] = []
    for (const { url, logIn } of worlds)
      targets.push({ url: `${url}/api${path}`, session: await logIn(email) })
    const times: number[][] = targets.map(() => [])
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [index, target] of targets.entries()) {
        const single: number[] = []
        for (let request = 0; request < REQUESTS; request += 1) single.push(await timeOne(target))
        // The first round only warms up.
        if (round > 0) times[index]?.push(median(single))
      }
    }
    const [small = [], crowded = [], full = []] = times
    figures.push(
      {
        name: `${path}: users × 100`,
        value: medianRatio(crowded, small),
        unit: '×',
        bound: { atMost: 1.1, best: 1 },
      },
      {
        name: `${path}: courses × 10`,
        value: medianRatio(full, small),
        unit: '×',
        bound: { atMost: 1.2, best: 1 },
      },
    )
  }
  return figures
}
