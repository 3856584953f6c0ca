import type { BrowserContext } from '@playwright/test'
import { asVisitor } from './support/browser.ts'
import { median, medianRatio, type Figure } from './support/figures.ts'
import { loadPage, type PageLoad } from './support/page-load.ts'
import { LEARNER, seedPlatform } from './support/seed.ts'
import { withWorlds } from './support/world.ts'

const ROUNDS = 7

/** Seconds until the first content of the best comparable platforms, measured once on the same machine and line. */
const PEERS = { login: 4.7, course: 5.1 }

/** The learner's first screen in a real browser, with an empty cache and with a filled one. */
export const measurePage = (): Promise<Figure[]> =>
  withWorlds(async ({ onPostgres }) => {
    const { url, logIn } = await onPostgres(seedPlatform())
    const session = await logIn(LEARNER)
    await visit(url, session) // warms the server, not the browser
    const visits: Visits[] = []
    for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(url, session))
    return figuresOf(visits)
  })

type Visits = { cold: PageLoad; second: PageLoad; warm: PageLoad }

/**
 * A new visitor loads the page with nothing, with its files, and, as whoever comes often, with its scripts compiled, which
 * browsers keep from the second visit on.
 */
export const visit = (url: string, session: string): Promise<Visits> =>
  asVisitor({ url, session }, async (context) => ({
    cold: await load(context, url),
    second: await load(context, url),
    warm: await load(context, url),
  }))

const load = async (context: BrowserContext, url: string): Promise<PageLoad> =>
  loadPage(await context.newPage(), `${url}/my-courses`, 'main a[href*="/courses/"]')

const figuresOf = (visits: readonly Visits[]): Figure[] => {
  const cold = visits.map((one) => one.cold)
  const second = visits.map((one) => one.second)
  const warm = visits.map((one) => one.warm)
  const of = (loads: readonly PageLoad[], pick: (one: PageLoad) => number) => median(loads.map(pick))
  const seconds = of(cold, (one) => one.seconds)
  const peers = { atMost: 0.75, best: 0.6 }
  return [
    {
      name: 'cold: sent until the first course shows',
      value: of(cold, (one) => one.before.bytes) / 1000,
      unit: 'kB',
      bound: { atMost: 300, best: 250 },
    },
    {
      name: 'cold: requests until then',
      value: of(cold, (one) => one.before.requests),
      bound: { atMost: 8, best: 6 },
    },
    {
      name: 'cold: of these one after the other',
      value: of(cold, (one) => one.before.serial),
      bound: { atMost: 3, best: 2 },
    },
    {
      name: 'cold: sent until the line is quiet, pictures included',
      value: of(cold, (one) => one.all.bytes) / 1000,
      unit: 'kB',
    },
    { name: 'cold: requests until the line is quiet', value: of(cold, (one) => one.all.requests) },
    { name: 'cold: first course shows after', value: seconds, unit: 's' },
    { name: 'cold: share of the best login of the peers', value: seconds / PEERS.login, bound: peers },
    { name: 'cold: share of the best course page of the peers', value: seconds / PEERS.course, bound: peers },
    {
      name: 'warm: sent until the first course shows',
      value: of(warm, (one) => one.before.bytes) / 1000,
      unit: 'kB',
    },
    { name: 'warm: requests until then', value: of(warm, (one) => one.before.requests) },
    { name: 'second visit: first course shows after', value: of(second, (one) => one.seconds), unit: 's' },
    { name: 'warm: first course shows after', value: of(warm, (one) => one.seconds), unit: 's' },
    {
      name: 'warm : cold, time',
      value: medianRatio(
        warm.map((one) => one.seconds),
        cold.map((one) => one.seconds),
      ),
      bound: { atMost: 0.5, best: 0.4 },
    },
  ]
}
