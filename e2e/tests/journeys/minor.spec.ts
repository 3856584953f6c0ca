import { readFile } from 'node:fs/promises'
import { readPdf } from '../../../api/src/testing/read-pdf.ts'
import { E2E_URL } from '../../platform/ports.ts'
import { arrangeLearner } from '../../support/learner.ts'
import { scenario } from '../../support/scenario.ts'
import { expect, test } from '../../support/test.ts'

const COURSE = 'Cool bleiben vor der Prüfung'
const yearsAgo = (years: number): string => `${new Date().getFullYear() - years}-01-02`
/** A day as people type it. */
const typed = (day: string): string => day.split('-').toReversed().join('.')

// An adult who asks for the address of a course for minors is told that there is none.
test.use({ expectedComplaints: [/status of 404/] })

test(
  'a course for minors is for minors only, and a parent signs for the certificate',
  { tag: '@deep' },
  async ({ page, logIn, leave }) => {
    const minor = await arrangeLearner(
      {
        title: COURSE,
        minors_only: true,
        chapters: [{ title: 'Eins', lectures: [{ title: 'Ruhig werden', words: 'Atme aus.' }] }],
      },
      { first_name: 'Mika', last_name: 'Łuczak-Ñandú', birth_date: yearsAgo(16), parent_name: '' },
    )
    const insurance = `Jugendkasse ${crypto.randomUUID().slice(0, 8)}`
    await scenario('addInsurance', { name: insurance })
    const adult = `erwachsen-${crypto.randomUUID()}@beispiel.de`
    const adultId = await scenario('addPerson', { email: adult, birth_date: yearsAgo(30) })
    await scenario('addAccess', {
      owner_id: minor.owner_id,
      name: 'Auch für Große',
      course_ids: [minor.course.draft_id],
      user_ids: [adultId],
    })

    await test.step('an adult with the same access neither sees nor opens it', async () => {
      await logIn(adult)
      await page.goto(`${E2E_URL}/my-courses`)
      await expect(page.getByText('Noch sind keine Kurse für dich freigeschaltet')).toBeVisible()
      await page.goto(`${E2E_URL}/courses/${minor.course.live_id}`)
      await expect(page.getByRole('heading', { name: 'Diesen Kurs gibt es hier nicht' })).toBeVisible()
      await leave()
    })
    await test.step('somebody under 18 takes it', async () => {
      await logIn(minor.email)
      await page.goto(`${E2E_URL}/my-courses`)
      await page.getByRole('link', { name: 'Loslegen' }).click()
      await page.getByRole('button', { name: 'Gelesen' }).click()
      await page.getByRole('link', { name: 'Weiter zur Bescheinigung' }).click()
    })
    const send = page.getByRole('button', { name: 'Unterschreiben und Bescheinigung holen' })
    await test.step('a parent is asked for, and has to be of age', async () => {
      await expect(page.getByText('Weil du unter 18 bist, brauchen wir auch die Angaben')).toBeVisible()
      await page.getByRole('combobox', { name: 'Krankenkasse' }).fill(insurance)
      await page.getByRole('option', { name: insurance }).click()
      await page.getByLabel('Versichertennummer').fill('A123456780')
      await page.getByText('Namen tippen', { exact: true }).click()
      await page
        .getByRole('textbox', { name: 'Vor- und Nachname des Elternteils' })
        .last()
        .fill('Petra Łuczak')
      await send.click()
      await expect(page.getByText(/^Unter 18 Jahren brauchen wir den Namen/).first()).toBeVisible()
      await page
        .getByRole('textbox', { name: 'Vor- und Nachname des Elternteils' })
        .first()
        .fill('Petra Łuczak')
      await page.getByLabel('Geburtsdatum des Elternteils').fill(typed(yearsAgo(17)))
      await send.click()
      await expect(page.getByText('Der Elternteil muss volljährig sein.')).toBeVisible()
      await page.getByLabel('Geburtsdatum des Elternteils').fill(typed(yearsAgo(45)))
      await send.click()
    })
    await test.step('the certificate is the child’s, signed by the parent', async () => {
      await page.getByRole('link', { name: 'Bescheinigung ansehen' }).click()
      const [saved] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'PDF herunterladen' }).click(),
      ])
      const pdf = await readPdf(await readFile(await saved.path()))
      expect(pdf.pages[0]).toContain('Mika Łuczak-Ñandú')
      // Part one is the provider's; the parent signs part two.
      expect(pdf.pages[0]).not.toContain('(Elternteil)')
      expect(pdf.pages[1]).toContain('Unterschrift von Petra Łuczak (Elternteil), elektronisch getippt')
    })
  },
)
