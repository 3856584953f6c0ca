import type { Page } from '@playwright/test'
import { E2E_URL } from '../platform/ports.ts'
import {
  consentAndAskForCode,
  createAccount,
  fillAccount,
  fillPerson,
  NEW_PASSWORD,
  newEmail,
  nextStep,
  showsStep,
} from '../support/registration.ts'
import { scenario } from '../support/scenario.ts'
import { expect, test } from '../support/test.ts'
import { SEED_PASSWORD } from '../../api/src/seed/scenarios/people.ts'

/** An admin who made an insurance that wants an IBAN; gives its name. */
const addInsurance = async (page: Page): Promise<string> => {
  const email = `admin-${crypto.randomUUID()}@beispiel.de`
  await scenario('addPerson', { email, is_admin: true })
  const name = `Testkasse ${crypto.randomUUID().slice(0, 8)}`
  const context = await page.context().browser()?.newContext()
  if (!context) throw new Error('no browser')
  await context.request.post(`${E2E_URL}/api/session-id`, { data: { email, password: SEED_PASSWORD } })
  const made = await context.request.post(`${E2E_URL}/api/insurance`, { data: { name, iban_required: true } })
  expect(made.status()).toBe(200)
  await context.close()
  return name
}

test.describe('registering', () => {
  test.use({
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
    expectedComplaints: async ({}, use) => {
      await use([/the server responded with a status of (401|403|404|409|422)/])
    },
  })

  test('goes from an invitation to a logged-in person, and forgets nothing on the way', async ({ page }) => {
    const owner_id = await scenario('addPerson', { email: newEmail(), is_course_creator: true })
    const course = await scenario('addPublishedCourse', { owner_id, course: 'atmung', title: 'Ruhig atmen' })
    const access = await scenario('addAccess', { owner_id, name: 'Einladung', course_ids: [course.draft_id] })
    const insurance = await addInsurance(page)
    const email = newEmail()
    await page.goto(`/register?access-id=${access}`)
    await expect(page.getByText('Ruhig atmen')).toBeVisible()
    await fillAccount(page, email)
    await fillPerson(page)
    await nextStep(page)
    await showsStep(page, 'Deine Krankenkasse')

    await test.step('back and on again: what was typed is still there', async () => {
      await page.goBack()
      await expect(page.getByLabel('Vorname')).toHaveValue('Nele')
      await page.goForward()
    })
    await page.getByRole('combobox', { name: 'Krankenkasse' }).fill(insurance)
    await page.getByRole('option', { name: insurance }).click()
    await page.getByLabel('Versichertennummer').fill('A123456789')
    await nextStep(page)
    await expect(page.getByText(/Diese Versichertennummer stimmt nicht/)).toBeVisible()
    await expect(page.getByText('Deine Krankenkasse braucht eine IBAN.')).toBeVisible()
    await page.getByLabel('Versichertennummer').fill('A123456780')
    await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00')
    await nextStep(page)
    await showsStep(page, 'Deine Zustimmung')
    await page.getByRole('button', { name: 'Weiter und Code anfordern' }).click()
    await expect(page.getByText('Ohne deine Zustimmung geht es leider nicht weiter.')).toBeVisible()
    await expect(page.getByText('Bitte lies sie und setz den Haken.')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /Neuigkeiten/ })).not.toBeChecked()
    await consentAndAskForCode(page)
    await showsStep(page, 'E-Mail-Adresse bestätigen')

    await test.step('a reload loses only the password, which is asked for again', async () => {
      await page.reload()
      await showsStep(page, 'E-Mail-Adresse bestätigen')
      await page.getByLabel('Passwort', { exact: true }).fill(NEW_PASSWORD)
    })
    await page.getByLabel('Code aus der E-Mail').fill('AAAA AAAA')
    await page.getByRole('button', { name: 'Konto anlegen' }).click()
    await expect(page.getByText(/^Der Code stimmt nicht. Schau noch einmal in die E.Mail.$/)).toBeVisible()
    await createAccount(page, email)
    await expect(page).toHaveURL(`${E2E_URL}/courses/${course.live_id}`)
    await expect(page.getByText('Willkommen, Nele! Dein Konto ist angelegt.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Ruhig atmen' })).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('kursportal-registration'))).toBeNull()
  })

  test('stops who is too young, and asks for the parent of who is under age', async ({ page }) => {
    await page.goto('/register')
    await fillAccount(page, newEmail())
    const year = new Date().getFullYear()
    await fillPerson(page, `1.1.${year - 10}`)
    await expect(page.getByText('Mitmachen kannst du ab 14 Jahren.', { exact: false })).toBeVisible()
    await nextStep(page)
    await showsStep(page, 'Über dich')
    await page.getByLabel('Geburtsdatum', { exact: true }).fill(`1.1.${year - 15}`)
    await nextStep(page)
    await expect(page.getByText(/Name(n)? und das Geburtsdatum eines Elternteils/).first()).toBeVisible()
    await page.getByLabel('Vor- und Nachname des Elternteils').fill('Petra Neu')
    await page.getByLabel('Geburtsdatum des Elternteils').fill(`1.1.${year - 10}`)
    await nextStep(page)
    await expect(page.getByText('Der Elternteil muss volljährig sein.')).toBeVisible()
    await page.getByLabel('Geburtsdatum des Elternteils').fill('5.6.1985')
    await nextStep(page)
    await expect(
      page.getByText('Unter 18 Jahren geht es nur weiter, wenn ein Elternteil hier zustimmt.'),
    ).toBeVisible()
    await page.getByRole('checkbox', { name: /Petra Neu/ }).check()
    await nextStep(page)
    await showsStep(page, 'Deine Krankenkasse')
  })

  test('an address that has an account is told at once, with the way to the login', async ({ page }) => {
    const email = newEmail()
    await scenario('addPerson', { email })
    await page.goto('/register')
    await page.getByLabel('E-Mail-Adresse').fill(email)
    const toLogin = page.getByRole('link', { name: 'Hier anmelden' })
    await expect(toLogin).toHaveCount(1)
    await page.getByLabel('Passwort', { exact: true }).fill(NEW_PASSWORD)
    await nextStep(page)
    await expect(page.getByText(/^Zu dieser E.Mail-Adresse gibt es schon ein Konto.$/)).toBeVisible()
    await expect(page.getByLabel('E-Mail-Adresse')).toBeFocused()
    await toLogin.first().click()
    await expect(page).toHaveURL(/\/login/)
  })
})
