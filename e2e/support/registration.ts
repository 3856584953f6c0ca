import { expect, type Page } from '@playwright/test'
import { codeFor } from './outbox.ts'

/** What somebody who registers chooses as their password. */
export const NEW_PASSWORD = 'Sonnenhut-42-gelb'

/** An address nobody has. */
export const newEmail = (): string => `neu-${crypto.randomUUID()}@beispiel.de`

/** Goes on to the next step. */
export const nextStep = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Weiter', exact: true }).click()

/** Waits for a step by its title. */
export const showsStep = (page: Page, title: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()

/** The first step. */
export const fillAccount = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(NEW_PASSWORD)
  await nextStep(page)
  await showsStep(page, 'Über dich')
}

/** Who somebody is; does not go on. */
export const fillPerson = async (page: Page, birthDate = '3.4.1980'): Promise<void> => {
  await page.getByLabel('Vorname').fill('Nele')
  await page.getByLabel('Nachname').fill('Neu')
  await page.getByLabel('Geburtsdatum', { exact: true }).fill(birthDate)
}

/** Agrees to what is required. */
export const consentAndAskForCode = async (page: Page): Promise<void> => {
  await page.getByRole('checkbox', { name: /Nutzungsbedingungen/ }).check()
  await page.getByRole('checkbox', { name: /Datenschutzerklärung/ }).check()
  await page.getByRole('button', { name: 'Weiter und Code anfordern' }).click()
}

/** Types the code that came by mail, as carelessly as people do. */
export const createAccount = async (page: Page, email: string): Promise<void> => {
  const code = await codeFor(page.request, email, 'registration-code')
  await page.getByLabel('Code aus der E-Mail').fill(code.toLowerCase())
  await page.getByRole('button', { name: 'Konto anlegen' }).click()
}
