import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { buildOneBundle } from './one-bundle/build.ts'
import { declareRemotes } from './one-bundle/declared-only.ts'
import { asVisitor } from './support/browser.ts'
import { median, medianRatio, say, type Figure } from './support/figures.ts'
import { loadPage, openPage, switchTo, type PageLoad } from './support/page-load.ts'
import { CREATOR, LEARNER, seedPlatform } from './support/seed.ts'
import { withWorlds, type World } from './support/world.ts'

const ROUNDS = 9
const QUICK_ROUNDS = 3

/** The first screen, and the one of another remote its menu leads to; each with what is there once it is usable. */
const FIRST = { path: '/my-courses', chunk: 'my-courses', shows: 'main a[href*="/courses/"]' }
const OTHER = {
  path: '/course-editor/course-list',
  shows: 'main a[href^="/course-editor/courses/"]',
}

/** What one visitor meets: an empty cache, a filled one, and going to another remote's screen with the filled one. */
type Visit = { cold: PageLoad; warm: PageLoad; switched: number }

/**
 * The price of remotes: the platform as it is, and the same code built as one bundle and served by the same server,
 * visited in turn.
 */
export const measureFederation = async ({ quick }: { quick: boolean }): Promise<Figure[]> => {
  const shellDir = await mkdtemp(join(tmpdir(), 'kursportal-one-bundle-'))
  try {
    say('  building the same code as one bundle …')
    await buildOneBundle(shellDir, FIRST.chunk)
    return await withWorlds(async ({ onPostgres }) => {
      const seed = seedPlatform({ users: 50, courses: 10 })
      const split = await sideOf(await onPostgres(seed))
      const whole = await sideOf(
        await onPostgres(
          async (services) => {
            await seed(services)
            await declareRemotes(services)
          },
          { KURSPORTAL_SHELL_DIR: shellDir },
        ),
      )
      await visit(split) // warms the servers, not the browser
      await visit(whole)
      const rounds: { split: Visit; whole: Visit }[] = []
      for (let round = 0; round < (quick ? QUICK_ROUNDS : ROUNDS); round += 1) {
        // Whoever comes second finds the machine as the first one left it, so they take turns in that too.
        if (round % 2 === 0) rounds.push({ split: await visit(split), whole: await visit(whole) })
        else {
          const second = await visit(whole)
          rounds.push({ split: await visit(split), whole: second })
        }
      }
      return figuresOf(rounds)
    })
  } finally {
    await rm(shellDir, { recursive: true, force: true })
  }
}

/** A platform with somebody who takes courses and somebody whose menu leads to another remote, both logged in. */
type Side = { url: string; learner: string; creator: string }

const sideOf = async ({ url, logIn }: World<unknown>): Promise<Side> => ({
  url,
  learner: await logIn(LEARNER),
  creator: await logIn(CREATOR),
})

const visit = async ({ url, learner, creator }: Side): Promise<Visit> => {
  const [cold, warm] = await asVisitor({ url, session: learner }, async (context) => {
    const load = async () => loadPage(await context.newPage(), `${url}${FIRST.path}`, FIRST.shows)
    return [await load(), await load()]
  })
  const [, switched] = await asVisitor({ url, session: creator }, async (context) => {
    const change = async () => changeScreen(await context.newPage(), url)
    return [await change(), await change()]
  })
  return { cold, warm, switched }
}

/** Seconds from the click in the menu until the other remote's screen is usable. */
const changeScreen = async (page: Page, url: string): Promise<number> => {
  const { quiet } = await openPage(page, `${url}${FIRST.path}`, 'main h1')
  const seconds = await switchTo(page, `a[href="${OTHER.path}"]`, OTHER.shows)
  await quiet()
  await page.close()
  return seconds
}

type Measured = { name: string; unit?: string; of: (visit: Visit) => number; atMost?: number; best?: number }

const measured: readonly Measured[] = [
  { name: 'cold: usable after', unit: 's', of: ({ cold }) => cold.seconds, atMost: 1.15, best: 1.05 },
  {
    name: 'cold: sent until then',
    unit: 'kB',
    of: ({ cold }) => cold.before.bytes / 1000,
    atMost: 1.15,
    best: 1.05,
  },
  { name: 'cold: requests until then', of: ({ cold }) => cold.before.requests },
  { name: 'cold: of these one after the other', of: ({ cold }) => cold.before.serial },
  { name: 'cold: sent until the line is quiet', unit: 'kB', of: ({ cold }) => cold.all.bytes / 1000 },
  { name: 'warm: usable after', unit: 's', of: ({ warm }) => warm.seconds, atMost: 1.05, best: 1 },
  { name: 'warm: sent until then', unit: 'kB', of: ({ warm }) => warm.before.bytes / 1000 },
  { name: 'warm: requests until then', of: ({ warm }) => warm.before.requests },
  {
    name: 'warm: another remote usable after',
    unit: 's',
    of: ({ switched }) => switched,
    atMost: 1.05,
    best: 1,
  },
]

/** Each figure of the platform as it is beside that of the one bundle, and their ratio. */
const figuresOf = (rounds: readonly { split: Visit; whole: Visit }[]): Figure[] =>
  measured.flatMap(({ name, unit, of, atMost, best }): Figure[] => {
    const split = rounds.map((round) => of(round.split))
    const whole = rounds.map((round) => of(round.whole))
    const note = `one bundle: ${Number(median(whole).toFixed(2))}${unit ? ` ${unit}` : ''}`
    const figure = { name, value: median(split), note, ...(unit && { unit }) }
    if (atMost === undefined || best === undefined) return [figure]
    return [
      figure,
      { name: '  remotes : one bundle', value: medianRatio(split, whole), bound: { atMost, best } },
    ]
  })
