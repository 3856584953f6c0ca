import { AxeBuilder } from '@axe-core/playwright'
import { arrangeScreens, screens, showScreen } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

/** Waits for what is still changing its colour, so that nothing is judged half way. */
const coloursSettled = async (): Promise<void> => {
  const running = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
  await Promise.allSettled(running.map(({ finished }) => finished))
}

for (const width of [360, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({
      viewport: { width, height: 800 },
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
      expectedComplaints: async ({}, use) => {
        await use([/the server responded with a status of 404/])
      },
    })

    test('no screen breaks a rule of axe in light or dark, or is wider than the window', async ({ page }) => {
      test.setTimeout(300_000)
      const arranged = await arrangeScreens()
      const findings: string[] = []
      for (const screen of screens) {
        await showScreen(page, screen, arranged)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          await page.evaluate(coloursSettled)
          const { violations } = await new AxeBuilder({ page }).analyze()
          findings.push(
            ...violations.map(
              ({ id, nodes }) => `${screen.name}, ${colorScheme}: ${id} at ${nodes[0]?.html ?? ''}`,
            ),
          )
        }
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        if (overflow > 0) findings.push(`${screen.name}: ${overflow} px too wide`)
      }
      expect(findings).toEqual([])
    })
  })
}
