import { arrangeScreens, screens, showScreen } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'
import { typeIntoAll } from '../support/typing-walk.ts'

test.use({
  actionTimeout: 15_000,
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
  expectedComplaints: async ({}, use) => {
    await use([/the server responded with a status of (400|403|404|409|410|422)/])
  },
})

test('what is typed stays where it is typed, on every screen @deep', async ({ page }) => {
  test.setTimeout(900_000)
  const arranged = await arrangeScreens()
  page.on('dialog', (dialog) => void dialog.accept())
  const findings: string[] = []
  for (const screen of screens) {
    await test.step(screen.name, async () => {
      await showScreen(page, screen, arranged)
      findings.push(...(await typeIntoAll(page)).map((finding) => `${screen.name}: ${finding}`))
    })
  }
  expect(findings).toEqual([])
})
