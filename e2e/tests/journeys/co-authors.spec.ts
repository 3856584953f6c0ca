import { E2E_URL } from '../../platform/ports.ts'
import { scenario } from '../../support/scenario.ts'
import { expect, openElsewhere, test } from '../../support/test.ts'

test.use({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
  expectedComplaints: async ({}, use) => {
    // An address of nobody is refused.
    await use([/Failed to load resource/])
  },
})

test(
  'an owner lets another creator in, who changes the course and takes it over',
  { tag: '@deep' },
  async ({ page, browser, logIn }) => {
    const own = crypto.randomUUID()
    const [eva, ina] = [`eva-${own}@beispiel.de`, `ina-${own}@beispiel.de`]
    await scenario('addPerson', { email: eva, is_course_creator: true, first_name: 'Eva', last_name: 'Kurs' })
    await scenario('addPerson', { email: ina, is_course_creator: true, first_name: 'Ina', last_name: 'Helm' })
    await logIn(eva)
    const answer = await page.context().request.post(`${E2E_URL}/api/course`, {
      data: { title: 'Gemeinsam machen' },
      headers: { origin: E2E_URL },
    })
    const { id } = (await answer.json()) as { id: string }
    const address = `${E2E_URL}/course-editor/courses/${id}/details`
    await page.goto(address)
    const part = page.getByRole('region', { name: 'Wer an diesem Kurs arbeitet' })
    await test.step('who creates no courses is refused, and nothing typed is lost', async () => {
      await part.getByRole('button', { name: 'Person hinzufügen' }).click()
      const field = page.getByRole('dialog').getByRole('textbox', { name: 'E-Mail-Adresse' })
      await field.fill(`niemand-${own}@beispiel.de`)
      await page.getByRole('dialog').getByRole('button', { name: 'Hinzufügen' }).click()
      await expect(page.getByRole('dialog')).toContainText('kann niemand Kurse erstellen')
      await field.fill(ina)
      await page.getByRole('dialog').getByRole('button', { name: 'Hinzufügen' }).click()
      await expect(part).toContainText('Ina Helm')
    })
    const other = await openElsewhere(browser, ina)
    await test.step('she finds it in her list, and changes it', async () => {
      await other.goto(`${E2E_URL}/course-editor/course-list`)
      await expect(other.getByText('Kurs von Eva Kurs')).toBeVisible()
      await other.getByRole('link', { name: 'Gemeinsam machen' }).click()
      await expect(other.getByRole('textbox', { name: /^Titel/ })).toHaveValue('Gemeinsam machen')
      await expect(other.getByRole('link', { name: 'Teilnehmende', exact: true })).toHaveCount(0)
      await other.getByRole('textbox', { name: /^Titel/ }).fill('Von Ina')
      await other.getByRole('button', { name: 'Speichern', exact: true }).click()
      await expect(other.getByRole('heading', { level: 1, name: 'Von Ina' })).toBeVisible()
    })
    await test.step('the owner hands it over, and stays', async () => {
      await part.getByRole('button', { name: 'Was mit Ina Helm geschehen soll' }).click()
      await page.getByRole('menuitem', { name: 'Kurs übergeben' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Kurs übergeben' }).click()
      await expect(part.getByRole('button', { name: 'Nicht mehr mitarbeiten' })).toBeVisible()
      await expect(part.getByRole('button', { name: 'Person hinzufügen' })).toHaveCount(0)
    })
    await other.context().close()
  },
)
