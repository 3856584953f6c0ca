// npm run screenshots: every screen in both widths and schemes, into a folder that git ignores. SCREENS=login,sales
// takes only those whose name contains one of the words.
import { join } from 'node:path'
import { test } from '@playwright/test'
import { arrangeScreens, screens, showScreen } from '../support/screens.ts'

const folder = join(import.meta.dirname, '../../screenshots/screens')
const words = (process.env['SCREENS'] ?? '').split(',').filter(Boolean)
const wanted = screens.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))

for (const width of [360, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${width} px, ${colorScheme}`, async ({ browser }) => {
      test.setTimeout(300_000)
      const context = await browser.newContext({
        viewport: { width, height: width === 360 ? 740 : 800 },
        colorScheme,
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      const arranged = await arrangeScreens()
      for (const screen of wanted) {
        await showScreen(page, screen, arranged)
        await page.screenshot({
          path: join(folder, `${screen.name}-${width}-${colorScheme}.png`),
          fullPage: screen.open === undefined,
        })
      }
      await context.close()
    })
  }
}
