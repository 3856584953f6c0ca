import type { Page } from '@playwright/test'
import { gate, onlyViolations, stopMotion } from '../../shared/gallery/inspect.ts'
import { findLoss } from '../support/fit.ts'
import { walkByKeyboard } from '../support/keyboard-walk.ts'
import { arrangeScreens, screens, showScreen } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

// Each screen is shown once in each width, and everything is asked of it while it is there. By night only the colours are
// different, and they do not change with the width: one width is asked by night and the other by day. The deep tests ask
// the other way round.
test.describe.configure({ mode: 'parallel' })

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

const nothingMore = (): Promise<string[]> => Promise.resolve([])

for (const { width, scheme, title, ask, tag } of [
  {
    width: 360,
    scheme: 'dark',
    title: 'by night, and loses nothing when enlarged',
    ask: findLoss,
    tag: '@push',
  },
  { width: 1280, scheme: 'light', title: 'by day, and is walked with Tab', ask: walk, tag: '@push' },
  { width: 360, scheme: 'light', title: 'by day', ask: nothingMore, tag: '@deep' },
  { width: 1280, scheme: 'dark', title: 'by night', ask: nothingMore, tag: '@deep' },
] as const) {
  test.describe(`${width} px`, () => {
    test.use({
      viewport: { width, height: 800 },
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
      expectedComplaints: async ({}, use) => {
        // 403: what stands before a lecture. The last: axe tried the frame that shows a mail, which runs nothing.
        await use([
          /the server responded with a status of (403|404|410)/,
          /Blocked script execution in 'about:srcdoc'/,
        ])
      },
    })

    test(`every screen passes axe ${title}`, { tag }, async ({ page }) => {
      test.setTimeout(600_000)
      const arranged = await arrangeScreens()
      const findings: string[] = []
      for (const screen of screens) {
        await showScreen(page, screen, arranged)
        await page.evaluate(stopMotion)
        const found = [...(await askAxe(page, scheme)), ...(await ask(page, screen.name))]
        findings.push(...found.map((finding) => `${screen.name}: ${finding}`))
      }
      expect(findings).toEqual([])
    })
  })
}
