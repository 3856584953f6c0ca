import type { Page } from '@playwright/test'
import { breakerFor } from '@kursportal/shared/federation/failures'
import { scenario } from '../support/scenario.ts'
import { expect, test } from '../support/test.ts'

const words = [
  'Präventionsangebote der Krankenkassen',
  'Abrechnungen und Auszahlungen',
  'Termine',
  'Teilnahmebestätigungen verwalten',
  'Rückmeldungen',
]
/** Entries of the bar as other teams may declare them: long German words among short ones. */
const entries = (count: number) =>
  Array.from({ length: count }, (_, number) => ({
    key: `e-${number}`,
    label: `${words[number % words.length]} ${number + 1}`,
    path: `/sales/e-${number}`,
    place: 'top' as const,
    order: 100 + number,
  }))

/** Opens what stands behind the bar, where not all of it fits. */
const openOthers = async (page: Page): Promise<void> => {
  const button = page.getByRole('banner').getByRole('button', { name: /^(Menü öffnen|Mehr)$/ })
  if (await button.isVisible()) await button.click()
}

test.describe('the menu', () => {
  test.use({
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
    expectedComplaints: async ({}, use) => {
      // A page told of other entries counts as one from elsewhere, which may open no socket to this machine.
      await use([/ERR_BLOCKED_BY_LOCAL_NETWORK_ACCESS_CHECKS/])
    },
  })
  for (const count of [1, 7, 15, 40])
    test(
      `of ${count} entries leads to each of them, on every window`,
      { tag: '@deep' },
      async ({ page, logIn }) => {
        const email = `m-${crypto.randomUUID()}@beispiel.de`
        await scenario('addPerson', { email })
        await logIn(email)
        await breakerFor(page, 'mf-sales', []).tell(({ declaration }) => {
          declaration.nav = entries(count)
        })
        for (const width of [1280, 900, 360]) {
          await page.setViewportSize({ width, height: 740 })
          await page.goto('/my-courses')
          await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
          const bar = page.getByRole('banner')
          expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(78)
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
          await openOthers(page)
          for (const { label } of entries(count)) {
            const link = bar.getByRole('link', { name: label, exact: true })
            await expect(link, `${label} at ${width}`).toHaveCount(1)
            await expect(link).toBeVisible()
            // Its words are whole.
            expect(await link.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true)
          }
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
          const last = bar.getByRole('link', { name: entries(count).at(-1)?.label ?? '', exact: true })
          await last.click()
          await expect(page).toHaveURL(new RegExp(`/sales/e-${count - 1}$`))
        }
      },
    )
})
