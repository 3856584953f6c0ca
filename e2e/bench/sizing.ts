import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { addDraftLecture } from '../../api/src/modules/media/media.fixtures.ts'
import { inTransaction } from '../../api/src/platform/context.ts'
import { listFiles } from '../../api/src/platform/media/read-rendition.ts'
import { SEED_PASSWORD } from '../../api/src/seed/scenarios/people.ts'
import { makeTestFilm } from '../../api/src/testing/films.ts'
import { upload, waitFor } from './media.ts'
import { visit } from './page.ts'
import { logInAll, targetsOf, tenCalls, type Visitors } from './support/calls.ts'
import { askNumber, costOf, countStatements, memoryOf, toolsTime, type Cost } from './support/cost.ts'
import type { Figure } from './support/figures.ts'
import { flood, timeOne, type Target } from './support/load.ts'
import { deeds, modelOf, type Deed, type Units } from './support/model.ts'
import { CREATOR, LEARNER, seedPlatform, USUAL, type Seeded } from './support/seed.ts'
import { withWorlds, type World, type Worlds } from './support/world.ts'

const MORE_PEOPLE = 10_000
const QUICK_PEOPLE = 1_000
const SECONDS = 3
const CALM_TURNS = 40
const CALM_TOGETHER = 5
const REPORTS = 20
const REPORT_SECONDS = 1
const TABS = 1_000
const FILM_SECONDS = 60

/** What one of everything costs a platform, and what so many learners need. */
export const measureSizing = ({ quick, learners }: { quick: boolean; learners: number }): Promise<Figure[]> =>
  withWorlds(
    async (worlds) => {
      const base = await worlds.onPostgres(seedPlatform())
      const more = quick ? QUICK_PEOPLE : MORE_PEOPLE
      const full = await worlds.onPostgres(seedPlatform({ ...USUAL, users: USUAL.users + more }))
      const stored = (world: World<Seeded>) =>
        askNumber(world, 'select pg_database_size(current_database()) as n')
      const learnerBytes = ((await stored(full)) - (await stored(base))) / more
      const units: Units = {
        databaseBase: (await stored(base)) - USUAL.users * learnerBytes,
        learnerBytes,
        costs: await measureCosts(worlds, full),
        processMemory: await memoryOf(full.pid),
        tabMemory: await measureTab(base),
        ...(await measureFilm(worlds)),
        firstScreen: await measureFirstScreen(base),
      }
      return [...unitFigures(units), ...modelOf(learners, units)]
    },
    { counting: true },
  )

const callNamed = (name: string) => {
  const call = tenCalls.find((one) => one.name === name)
  if (!call) throw new Error(`${name} is none of the ten calls`)
  return call
}

/** Has everything done for some seconds, after it was done once. */
const measureCosts = async (worlds: Worlds, world: World<Seeded>): Promise<Record<Deed, Cost>> => {
  await countStatements(world)
  const visitors = await logInAll(world)
  const targets = targetsOfDeeds(world, visitors)
  const flooded = async (deed: Exclude<Deed, 'report of progress' | 'log in' | 'page'>): Promise<Cost> => {
    await flood(targets[deed], 1)
    return costOf(worlds, world, async () => (await flood(targets[deed], SECONDS)).answers)
  }
  const calm = (deed: 'log in' | 'page'): Promise<Cost> =>
    costOf(worlds, world, () => askCalmly(targets[deed]))
  return {
    'log in': await calm('log in'),
    page: await calm('page'),
    'own courses': await flooded('own courses'),
    course: await flooded('course'),
    'address of a film': await flooded('address of a film'),
    'report of progress': await costOf(worlds, world, () => reportNews(world)),
    'tab reads again': await flooded('tab reads again'),
  }
}

const targetsOfDeeds = (
  world: World<Seeded>,
  visitors: Visitors,
): Record<Exclude<Deed, 'report of progress'>, Target[]> => {
  const ofCall = (name: string) => targetsOf(world, visitors, callNamed(name))
  return {
    'log in': [{ url: `${world.url}/api/session-id`, body: { email: LEARNER, password: SEED_PASSWORD } }],
    page: [{ url: `${world.url}/my-courses`, session: visitors.learner, isPage: true }],
    'own courses': ofCall('course list, 20 of 20'),
    course: ofCall('course with 100 lectures'),
    'address of a film': ofCall('address of a film'),
    'tab reads again': ofCall('system config'),
  }
}

/** What takes long is asked by few at a time, so that nothing of it waits until it is given up. */
const askCalmly = async (targets: readonly Target[]): Promise<number> => {
  const together = Array.from({ length: CALM_TOGETHER }, () => targets).flat()
  for (let turn = 0; turn < CALM_TURNS; turn += 1) await Promise.all(together.map(timeOne))
  return CALM_TURNS * together.length
}

/** Everybody who watches the film reports seconds that are new each time, no faster than they can be watched. */
const reportNews = async ({ url, seeded }: World<Seeded>): Promise<number> => {
  for (let report = 0; report < REPORTS; report += 1) {
    const from = report * REPORT_SECONDS
    const body = {
      video_id: seeded.filmId,
      progress: 0,
      timestamp: from,
      watched: [[from, from + REPORT_SECONDS]],
    }
    await wait(REPORT_SECONDS * 1000)
    await Promise.all(
      seeded.watchers.map((session) => timeOne({ url: `${url}/api/video/progress`, session, body })),
    )
  }
  return REPORTS * seeded.watchers.length
}

/** Memory of each tab that listens to a process; to one that did nothing yet, as others have room from their work. */
const measureTab = async ({ pid, url }: World<unknown>): Promise<number> => {
  const before = await memoryOf(pid)
  const sockets: WebSocket[] = []
  for (let tab = 0; tab < TABS; tab += 1) {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/platform-changes`)
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve, { once: true })
      socket.addEventListener('error', reject, { once: true })
    })
    sockets.push(socket)
  }
  const each = Math.max(0, (await memoryOf(pid)) - before) / TABS
  for (const socket of sockets) socket.close()
  return each
}

/** Makes a film of a minute in every size and weighs what became of it. */
const measureFilm = async ({ onPostgres }: Worlds): Promise<Pick<Units, 'filmMinute' | 'filmWork'>> => {
  const film = await readFile(
    await makeTestFilm({ size: '1280x720', seconds: FILM_SECONDS, rate: 25, extra: ['-b:v', '2500k'] }),
  )
  const world = await onPostgres((services) =>
    inTransaction(services, (context) => addDraftLecture(context, CREATOR)),
  )
  const session = await world.logIn(CREATOR)
  const before = await toolsTime(world.pid)
  await upload(world.url, session, world.seeded.videoId, film)
  await waitFor(world.url, session, world.seeded.videoId, 'ready')
  const work = (await toolsTime(world.pid)) - before
  const answer = await fetch(`${world.url}/api/watch?video-id=${world.seeded.videoId}`, {
    headers: { authorization: `Bearer ${session}` },
  })
  const { url: master } = (await answer.json()) as { url: string }
  const sizes = await weighSizes(world.url, new URL(master))
  return {
    filmMinute: { largest: Math.max(...sizes), stored: sizes.reduce((sum, bytes) => sum + bytes, 0) },
    filmWork: work / 1000 / FILM_SECONDS,
  }
}

/** Bytes of each size of a film. */
const weighSizes = async (origin: string, master: URL): Promise<number[]> => {
  const bytesOf = async (path: URL) => Buffer.from(await (await fetch(origin + path.pathname)).arrayBuffer())
  const names = (await bytesOf(master)).toString().match(/^\d+p.*$/gm) ?? []
  const sizes: number[] = []
  for (const name of names) {
    const address = new URL(name, master)
    let bytes = 0
    for (const file of listFiles((await bytesOf(address)).toString()))
      bytes += (await bytesOf(new URL(file, address))).length
    sizes.push(bytes)
  }
  return sizes
}

const measureFirstScreen = async ({ url, logIn }: World<Seeded>): Promise<Units['firstScreen']> => {
  const { cold, warm } = await visit(url, await logIn(LEARNER))
  return { cold: cold.all.bytes, warm: warm.all.bytes }
}

const unitFigures = (units: Units): Figure[] => [
  ...deeds.map((deed): Figure => {
    const { node, database, queries } = units.costs[deed]
    const note = `PostgreSQL ${database.toFixed(2)} ms, ${queries.toFixed(1)} statements`
    return { name: `${deed}: processor time of Node`, value: node, unit: 'ms', note }
  }),
  { name: 'memory of a process that has worked', value: units.processMemory / 1e6, unit: 'MB' },
  { name: 'memory of a tab that listens', value: units.tabMemory / 1000, unit: 'kB' },
  { name: 'database: a learner with all that comes with them', value: units.learnerBytes / 1000, unit: 'kB' },
  {
    name: 'first screen with its pictures, empty cache',
    value: units.firstScreen.cold / 1000,
    unit: 'kB',
    note: `filled: ${Math.round(units.firstScreen.warm / 1000)} kB`,
  },
  {
    name: 'minute of film in 720p',
    value: units.filmMinute.largest / 1e6,
    unit: 'MB',
    note: `every size: ${(units.filmMinute.stored / 1e6).toFixed(1)} MB`,
  },
  { name: 'processor time to make a second of film in every size', value: units.filmWork, unit: 's' },
]
