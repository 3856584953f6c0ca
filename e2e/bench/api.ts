import { COURSE_LIST, growingLists, logInAll, targetsOf, tenCalls, type Visitors } from './support/calls.ts'
import { median, medianRatio, type Figure } from './support/figures.ts'
import { flood, timeOne, type Flow, type Target } from './support/load.ts'
import { seedPlatform, USUAL, type Seeded } from './support/seed.ts'
import { withWorlds, type World } from './support/world.ts'

const ROUNDS = 5
const CROWD_ROUNDS = 3
const SECONDS = 1
/** In a second, the first answer to each of 50 connections is more than one in a hundred. */
const STEADY_SECONDS = 5
const REQUESTS = 20
const CROWD = 100_000

type Place = { world: World<Seeded>; visitors: Visitors }
/** Answers of the calls by name, round by round, and of hello-world beside them. */
type Measured = { hello: number[]; calls: Map<string, Flow[]> }

/** The ten most used calls beside hello-world, with few people and with many; the embedded database; growth. */
export const measureApi = ({ quick }: { quick: boolean }): Promise<Figure[]> =>
  withWorlds(async ({ onPostgres, embedded }) => {
    const base = await enter(await onPostgres(seedPlatform()))
    const figures = await measureCalls(base)
    // Only now: a second process, though nobody asks it, takes its moments of the processor, and they are what a 99th
    // percentile shows.
    const inside = await enter(await embedded(seedPlatform()))
    figures.push(...(await measureEmbedded(base, inside)))
    await inside.world.stop()
    if (quick) return figures
    const crowded = await enter(await onPostgres(seedPlatform({ ...USUAL, users: CROWD })))
    figures.push(...(await measureCalls(crowded, { crowded: true })))
    const full = await enter(await onPostgres(seedPlatform({ ...USUAL, courses: USUAL.courses * 10 })))
    return [...figures, ...(await measureGrowth(base, crowded, full))]
  })

const enter = async (world: World<Seeded>): Promise<Place> => ({ world, visitors: await logInAll(world) })

const helloOf = ({ url }: World<Seeded>): Target[] => [{ url: `${url}/api/health` }]

/** Asks for everything once, so that no round pays for what is done for the first time. */
const warmUp = async ({ world, visitors }: Place, calls: typeof tenCalls): Promise<void> => {
  await flood(helloOf(world), SECONDS)
  for (const call of calls) await flood(targetsOf(world, visitors, call), SECONDS)
}

/** All calls in turn, hello-world first in each round. */
const measureRounds = async (
  { world, visitors }: Place,
  calls: typeof tenCalls,
  rounds: number,
): Promise<Measured> => {
  const measured: Measured = { hello: [], calls: new Map() }
  for (let round = 0; round < rounds; round += 1) {
    measured.hello.push((await flood(helloOf(world), SECONDS)).perSecond)
    for (const call of calls) {
      const flows = measured.calls.get(call.name) ?? []
      measured.calls.set(call.name, [...flows, await flood(targetsOf(world, visitors, call), SECONDS)])
    }
  }
  return measured
}

const ratesOf = ({ calls }: Measured, name: string): number[] =>
  (calls.get(name) ?? []).map(({ perSecond }) => perSecond)

const p99Of = ({ calls }: Measured, name: string): number =>
  median((calls.get(name) ?? []).map(({ p99 }) => p99))

/** Rate, share of hello-world and 99th percentile of each of the ten calls; held to bounds with few people only. */
const measureCalls = async (place: Place, { crowded = false } = {}): Promise<Figure[]> => {
  await warmUp(place, tenCalls)
  const measured = await measureRounds(place, tenCalls, crowded ? CROWD_ROUNDS : ROUNDS)
  const people = crowded
    ? `${CROWD.toLocaleString('en')} people`
    : `${USUAL.users.toLocaleString('en')} people`
  return [
    { name: `hello-world (GET /api/health), ${people}`, value: median(measured.hello), unit: '/s' },
    ...tenCalls.map(({ name, share }): Figure => {
      const rates = ratesOf(measured, name)
      return {
        name: `${name}, share of hello-world`,
        value: medianRatio(rates, measured.hello),
        note: `${Math.round(median(rates))} /s, p99 ${p99Of(measured, name)} ms`,
        ...(share && !crowded ? { bound: share } : {}),
      }
    }),
    {
      name: `${COURSE_LIST}, 99th percentile`,
      value: await measureSteady(place),
      unit: 'ms',
      bound: { atMost: 35, best: 27 },
    },
  ]
}

/** The 99th percentile of the course list over longer floods, the median of three, in milliseconds. */
const measureSteady = async ({ world, visitors }: Place): Promise<number> => {
  const call = tenCalls.find(({ name }) => name === COURSE_LIST)
  if (!call) throw new Error('the course list is not measured')
  const p99s: number[] = []
  for (let round = 0; round < CROWD_ROUNDS; round += 1)
    p99s.push((await flood(targetsOf(world, visitors, call), STEADY_SECONDS)).p99)
  return median(p99s)
}

/** The calls with a bound on both databases, round by round in turn. */
const measureEmbedded = async (base: Place, inside: Place): Promise<Figure[]> => {
  const calls = tenCalls.filter(({ share }) => share)
  await warmUp(inside, calls)
  const pairs: { server: Measured; embedded: Measured }[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    pairs.push({
      server: await measureRounds(base, calls, 1),
      embedded: await measureRounds(inside, calls, 1),
    })
  return calls.map(({ name }) => ({
    name: `${name}, embedded database : PostgreSQL`,
    value: medianRatio(
      pairs.flatMap(({ embedded }) => ratesOf(embedded, name)),
      pairs.flatMap(({ server }) => ratesOf(server, name)),
    ),
    bound: { atLeast: 0.15, best: 0.3 },
  }))
}

const measureGrowth = async (...places: [Place, Place, Place]): Promise<Figure[]> => {
  const figures: Figure[] = []
  for (const list of growingLists) {
    const times: number[][] = places.map(() => [])
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [index, { world, visitors }] of places.entries()) {
        const [target] = targetsOf(world, visitors, { name: '', ...list })
        const requests = Array.from({ length: REQUESTS }, () => target).filter((one) => one !== undefined)
        const single: number[] = []
        for (const request of requests) single.push(await timeOne(request))
        // The first round only warms up.
        if (round > 0) times[index]?.push(median(single))
      }
    }
    const [small = [], crowded = [], full = []] = times
    const name = list.path({ longCourseId: '', filmId: '', watchers: [], accessId: '…', societyId: '…' })
    figures.push(
      {
        name: `${name}: users × 100`,
        value: medianRatio(crowded, small),
        unit: '×',
        bound: { atMost: 1.1, best: 1 },
      },
      {
        name: `${name}: courses × 10`,
        value: medianRatio(full, small),
        unit: '×',
        bound: { atMost: 1.2, best: 1 },
      },
    )
  }
  return figures
}
