import type { Page } from '@playwright/test'
import { gate, onlyViolations, stopMotion } from '../../shared/gallery/inspect.ts'
import { findLoss } from '../support/fit.ts'
import { walkByKeyboard } from '../support/keyboard-walk.ts'
import { arrangeScreens, screens, showScreen, type Screen } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

// Each screen is loaded once, and everything is asked of it while it is there: at the desk by day, then made as narrow as
// a phone, by night. By night only the colours are different, and they do not change with the width. The deep tests ask
// the other way round, loaded on a phone.
test.describe.configure({ mode: 'parallel' })
test.use({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
  expectedComplaints: async ({}, use) => {
    // 403: what stands before a lecture.
    await use([/the server responded with a status of (403|404|410)/])
  },
})

const DESK = { width: 1280, height: 800 }
const PHONE = { width: 360, height: 800 }

/** Makes the window another size, and waits until the page has taken its shape. */
const resize = async (page: Page, size: typeof DESK): Promise<void> => {
  await page.setViewportSize(size)
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
}

const askAxe = async (page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> => {
  await page.emulateMedia({ colorScheme })
  // What a mail looks like is shown in a frame that runs nothing, axe neither.
  // Style sheets are not read in copies, which the page's policy forbids.
  const axe = gate(page)
    .exclude('iframe[sandbox]')
    .options({
      ...onlyViolations,
      preload: false,
      // WCAG 2.5.8, which axe leaves out unless it is asked for.
      rules: { 'target-size': { enabled: true } },
    })
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${colorScheme}: ${id} at ${nodes[0]?.html ?? ''}`)
}

/** The walk goes through forced colours, where only a real outline is left as a ring. */
const walk = async (page: Page, screen: string): Promise<string[]> => {
  // The player brings its controls in shadow roots of its own; keyboard.spec.ts plays it.
  if (screen.startsWith('lecture-film')) return []
  await page.emulateMedia({ forcedColors: 'active' })
  const found = await walkByKeyboard(page)
  await page.emulateMedia({ forcedColors: 'none' })
  return found
}

/** At the desk by day and by keyboard; on a phone by night, and enlarged. */
const askAll = async (page: Page, { name }: Screen): Promise<string[]> => {
  const byDay = await askAxe(page, 'light')
  await resize(page, PHONE)
  const byNight = await askAxe(page, 'dark')
  const lost = await findLoss(page)
  await resize(page, DESK)
  const walked = await walk(page, name)
  return [...byDay, ...walked, ...[...byNight, ...lost].map((finding) => `360 px: ${finding}`)]
}

const askOtherColours = async (page: Page): Promise<string[]> => {
  const byDay = await askAxe(page, 'light')
  await resize(page, DESK)
  return [...byDay.map((finding) => `360 px: ${finding}`), ...(await askAxe(page, 'dark'))]
}

/** One screen of each kind: what most people see, and what is built like no other. The deep tests judge all. */
const ofEachKind = `
  login faq invitation my-courses course lecture lecture-film lecture-quiz course-end-confirm
  certificate profile course-list course-editor editor-text editor-quiz access admin-overview
  admin-settings admin-person admin-payout sales
`
  .trim()
  .split(/\s+/)

/** `SCREENS=login,sales` looks only at those whose name contains one of the words, and at all of them. */
const words = (process.env['SCREENS'] ?? '').split(',').filter(Boolean)
const wanted = screens.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
const isFirst = ({ name }: Screen): boolean => words.length > 0 || ofEachKind.includes(name)
const whole = { title: 'passes axe, is walked with Tab and loses nothing', size: DESK, ask: askAll }
const otherColours = { title: 'passes axe in the other colours', size: PHONE, ask: askOtherColours }

for (const { tag, which, of, title, size, ask } of [
  { ...whole, tag: '@push', which: 'one screen of each kind', of: wanted.filter(isFirst) },
  { ...whole, tag: '@deep', which: 'every other screen', of: wanted.filter((screen) => !isFirst(screen)) },
  { ...otherColours, tag: '@deep', which: 'every screen', of: wanted },
] as const) {
  for (const half of [0, 1]) {
    test(`${which} ${title}, half ${half + 1} of 2`, { tag }, async ({ page }) => {
      test.setTimeout(600_000)
      const arranged = await arrangeScreens()
      const findings: string[] = []
      for (const screen of of.filter((_, index) => index % 2 === half)) {
        await page.setViewportSize(size)
        await showScreen(page, screen, arranged)
        await page.evaluate(stopMotion)
        findings.push(...(await ask(page, screen)).map((finding) => `${screen.name}: ${finding}`))
      }
      expect(findings).toEqual([])
    })
  }
}

test('every kind of screen is still there', () => {
  expect(ofEachKind.filter((kind) => screens.every(({ name }) => name !== kind))).toEqual([])
})
