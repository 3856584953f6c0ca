import { E2E_URL } from '../platform/ports.ts'
import { gate, onlyViolations } from '../../shared/gallery/inspect.ts'
import { scenario } from '../support/scenario.ts'
import { expect, test } from '../support/test.ts'

test(
  'a sheet on a landing page is for everybody once the page is published',
  { tag: '@deep' },
  async ({ page, browser, logIn }) => {
    const email = `eva-${crypto.randomUUID()}@beispiel.de`
    const owner_id = await scenario('addPerson', { email, is_course_creator: true })
    const { draft_id } = await scenario('addPublishedCourse', { owner_id, course: 'atmung', title: 'Atem' })
    const access = await scenario('addAccess', { owner_id, name: 'Frühjahr', course_ids: [draft_id] })
    await logIn(email)
    await page.setViewportSize({ width: 1400, height: 900 })
    await page.goto(`/course-editor/accesses/${access}/page`)
    await page.getByRole('button', { name: /^Kurz/ }).click()

    await test.step('it is added by keyboard and stands in the preview', async () => {
      await page.getByRole('button', { name: 'Baustein hinzufügen' }).press('Enter')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Zum Herunterladen/ })
        .press('Enter')
      // The way in stays the last thing on the page.
      await page.getByRole('button', { name: /Aktionen.*Zum Herunterladen/ }).press('Enter')
      await page.getByRole('menuitem', { name: 'Nach oben', exact: true }).press('Enter')
      await page.getByLabel('Datei hinzufügen').setInputFiles({
        name: 'Übungen.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7 …'),
      })
      await page.getByRole('textbox', { name: 'Titel' }).fill('Blatt für die Tür')
      const shown = page.frameLocator('iframe').getByRole('link', { name: /^Blatt für die Tür/ })
      await expect(shown).toContainText('PDF')
    })

    const stranger = await browser.newPage({ baseURL: E2E_URL, locale: 'de-DE' })
    await test.step('before it is published nobody else gets it', async () => {
      const href = await page.getByRole('link', { name: /^PDF, .*ansehen$/ }).getAttribute('href')
      expect((await page.request.get(`${E2E_URL}${href}`)).status()).toBe(200)
      expect((await stranger.request.get(`${E2E_URL}${href}`)).status()).toBe(404)
    })

    await test.step('a stranger takes it from the published page', async () => {
      await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
      await page.getByRole('button', { name: 'Jetzt veröffentlichen' }).click()
      await expect(page.getByText('Die Seite ist veröffentlicht.')).toBeVisible()
      await stranger.goto(`/access/${access}`)
      const download = stranger.waitForEvent('download')
      await stranger.getByRole('link', { name: /^Blatt für die Tür/ }).click()
      expect((await download).suggestedFilename()).toBe('Übungen.pdf')
      const { violations } = await gate(stranger).options(onlyViolations).analyze()
      expect(violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.html}`)).toEqual([])
      await stranger.close()
    })
  },
)
