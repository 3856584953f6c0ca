import { readFile } from 'node:fs/promises'
import { readPdf } from '../../../api/src/testing/read-pdf.ts'
import { E2E_URL } from '../../platform/ports.ts'
import { arrangeCreator } from '../../support/learner.ts'
import {
  consentAndAskForCode,
  createAccount,
  fillAccount,
  fillPerson,
  newEmail,
  nextStep,
  showsStep,
} from '../../support/registration.ts'
import { scenario } from '../../support/scenario.ts'
import { expect, test } from '../../support/test.ts'
import { signByTouch, smallPhone, tap } from '../../support/touch.ts'

const PARENT = 'Petra Neu-Çelik'

// Whoever registers is nobody yet, and the page finds that out by asking; nobody wrote the legal texts here.
test.use({ ...smallPhone, expectedComplaints: [/status of (401|404.*legal)/] })

test(
  'somebody of 15 registers together with a parent, learns, and the parent signs on the phone',
  { tag: '@deep' },
  async ({ page }) => {
    const owner_id = await arrangeCreator()
    const course = await scenario('addMadeCourse', {
      owner_id,
      title: 'Ruhig vor der Arbeit',
      minors_only: true,
      chapters: [{ title: 'Eins', lectures: [{ title: 'Ruhig werden', words: 'Atme aus.' }] }],
    })
    const access = await scenario('addAccess', { owner_id, name: 'Schule', course_ids: [course.draft_id] })
    const insurance = `Jugendkasse ${crypto.randomUUID().slice(0, 8)}`
    await scenario('addInsurance', { name: insurance })
    const email = newEmail()
    const year = new Date().getFullYear()

    await test.step('the invitation leads to the form, which asks for the parent', async () => {
      await page.goto(`${E2E_URL}/register?access-id=${access}`)
      await fillAccount(page, email)
      await fillPerson(page, `2.1.${year - 15}`)
      await page.getByLabel('Vor- und Nachname des Elternteils').fill(PARENT)
      await page.getByLabel('Geburtsdatum des Elternteils').fill(`5.6.${year - 44}`)
      await nextStep(page)
      await expect(page.getByText(/^Unter 18 Jahren geht es nur weiter/)).toBeVisible()
      await page
        .getByRole('checkbox', { name: new RegExp(`^Ich bin ${PARENT} und sorge für Nele Neu`) })
        .check()
      await nextStep(page)
      await showsStep(page, 'Deine Krankenkasse')
    })
    await test.step('the insurance is filled in later, the code comes by mail', async () => {
      await page.getByRole('button', { name: 'Ohne Krankenkasse weiter' }).click()
      await consentAndAskForCode(page)
      await createAccount(page, email)
      await expect(page).toHaveURL(/\/courses\/[^/]+$/)
    })
    await test.step('the course for minors is there and is taken', async () => {
      await tap(page.getByRole('link', { name: 'Kurs beginnen' }))
      await tap(page.getByRole('button', { name: 'Gelesen' }))
      await tap(page.getByRole('link', { name: 'Weiter zur Bescheinigung' }).last())
    })
    await test.step('what was said at registering is filled in; the parent signs with a finger', async () => {
      await expect(page.getByRole('textbox', { name: 'Vor- und Nachname des Elternteils' })).toHaveValue(
        PARENT,
      )
      await expect(page.getByLabel('Geburtsdatum des Elternteils')).toHaveValue(`05.06.${year - 44}`)
      await page.getByRole('combobox', { name: 'Krankenkasse' }).fill(insurance)
      await tap(page.getByRole('option', { name: insurance }))
      await page.getByLabel('Versichertennummer').fill('A123456780')
      await signByTouch(page)
      await page.getByRole('button', { name: 'Unterschreiben und Bescheinigung holen' }).click()
      await page.getByRole('link', { name: 'Bescheinigung ansehen' }).click()
    })
    await test.step('the certificate is the child’s, signed by the parent', async () => {
      const [saved] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'PDF herunterladen' }).click(),
      ])
      const pdf = await readPdf(await readFile(await saved.path()))
      expect(pdf.pages[0]).toContain('Nele Neu')
      expect(pdf.pages[1]).toContain(`Geboren am 02.01.${year - 15}`)
      expect(pdf.pages[1]).toContain(`Unterschrift von ${PARENT} (Elternteil)`)
      expect(pdf.alternatives).toContain(`Unterschrift von ${PARENT}`)
      expect(pdf.pages[1]).toContain(insurance)
    })
  },
)
