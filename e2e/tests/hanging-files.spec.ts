import { hangingLine, type HangingLine } from '../support/hanging-line.ts'
import { scenario } from '../support/scenario.ts'
import { expect, test } from '../support/test.ts'

test.describe('a file of a remote that stops half-way', { tag: '@deep' }, () => {
  test.use({
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
    expectedComplaints: async ({}, use) => {
      // The line carries no sockets for changes.
      await use([
        /Failed to load resource/,
        /LoadFailure|ChunkLoadError/,
        /A remote failed/,
        /WebSocket/,
        /ERR_/,
      ])
    },
  })
  let line: HangingLine
  test.afterEach(() => line.close())

  for (const [what, hangs] of [
    ['its entry', /\/remotes\/mf-sales\/[^/]+\/entry\./],
    ['a page of it', /\/remotes\/mf-sales\/[^/]+\/sales\./],
  ] as const)
    test(`${what}: the panel after the time limit, and trying again fetches`, async ({ page, logIn }) => {
      const email = `h-${crypto.randomUUID()}@beispiel.de`
      await scenario('addPerson', { email })
      await logIn(email)
      line = await hangingLine(hangs)
      await page.clock.install()
      await page.goto(`${line.url}/sales`, { waitUntil: 'commit' })
      await expect(page.getByRole('navigation', { name: 'Hauptmenü' })).toBeVisible()
      await expect.poll(() => line.hanging.length).toBeGreaterThan(0)
      const again = page.getByRole('button', { name: 'Erneut versuchen' })
      await expect(async () => {
        await page.clock.fastForward(13_000)
        await expect(again).toBeVisible({ timeout: 2000 })
      }).toPass()
      line.heal()
      await again.click()
      await expect(page.locator('[data-remote="mf-sales"]').getByRole('heading', { level: 1 })).toBeVisible()
    })
})
