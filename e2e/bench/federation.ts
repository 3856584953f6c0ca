import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { inTransaction, type Services } from '../../api/src/platform/context.ts'
import { demoCourses } from '../../api/src/seed/content/courses.ts'
import { addCourse } from '../../api/src/seed/scenarios/courses.ts'
import { buildOneBundle } from './one-bundle/build.ts'
import { declareRemotes } from './one-bundle/declared-only.ts'
import { asVisitor, launchBrowser } from './support/browser.ts'
import { median, medianRatio, say, type Figure } from './support/figures.ts'
import { openPage, switchTo, type PageLoad } from './support/page-load.ts'
import { LEARNER, seedPlatform } from './support/seed.ts'
import { withWorlds } from './support/world.ts'

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
      const split = await onPostgres(seedBoth)
      const whole = await onPostgres(
        async (services) => {
          await seedBoth(services)
          await declareRemotes(services)
        },
        { KURSPORTAL_SHELL_DIR: shellDir },
      )
      const sessions = { split: await split.logIn(LEARNER), whole: await whole.logIn(LEARNER) }
      const browser = await launchBrowser()
      try {
        const visitSplit = () => visit(browser, split.url, sessions.split)
        const visitWhole = () => visit(browser, whole.url, sessions.whole)
        await visitSplit() // warms the servers, not the browser
        await visitWhole()
        const rounds: { split: Visit; whole: Visit }[] = []
        for (let round = 0; round < (quick ? QUICK_ROUNDS : ROUNDS); round += 1) {
          // Whoever comes second finds the machine as the first one left it, so they take turns in that too.
          if (round % 2 === 0) rounds.push({ split: await visitSplit(), whole: await visitWhole() })
          else {
            const second = await visitWhole()
            rounds.push({ split: await visitSplit(), whole: second })
          }
        }
        return figuresOf(rounds)
      } finally {
        await browser.close()
      }
    })
  } finally {
    await rm(shellDir, { recursive: true, force: true })
  }
}

/** The learner builds courses as well, so that the menu leads to another remote. */
const seedBoth = async (services: Services): Promise<void> => {
  await seedPlatform({ users: 50, courses: 10 })(services)
  await inTransaction(services, async (context) => {
    const { id } = await context.db
      .updateTable('users')
      .set({ is_course_creator: true })
      .where('email', '=', LEARNER)
      .returning('id')
      .executeTakeFirstOrThrow()
    const [content] = demoCourses
    if (!content) throw new Error('there is no demo course')
    const parts = { owner_id: id, pictureAddress: () => '', filmOf: () => null, cover_image_id: null }
    await addCourse(context, content, parts)
  })
}

const visit = (browser: Browser, url: string, session: string): Promise<Visit> =>
  asVisitor(browser, { url, session }, async (context) => {
    const first = await context.newPage()
    const cold = await openPage(first, `${url}${FIRST.path}`, FIRST.shows)
    await switchTo(first, `a[href="${OTHER.path}"]`, OTHER.shows)
    await first.waitForLoadState('networkidle')
    await first.close()
    const second = await context.newPage()
    const warm = await openPage(second, `${url}${FIRST.path}`, FIRST.shows)
    const switched = await switchTo(second, `a[href="${OTHER.path}"]`, OTHER.shows)
    await second.close()
    return { cold, warm, switched }
  })

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
