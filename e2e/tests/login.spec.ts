import { codeFor } from '../support/outbox.ts'
import { scenario } from '../support/scenario.ts'
import { expect, test } from '../support/test.ts'
import { SEED_PASSWORD } from '../../api/src/seed/scenarios/people.ts'

const NEW_PASSWORD = 'Morgentau-17-blau'
const newEmail = (): string => `login-${crypto.randomUUID()}@beispiel.de`

test.use({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
  expectedComplaints: async ({}, use) => {
    await use([
      /the server responded with a status of (401|403|422)/,
      // The bell's line, opened once the page is quiet, may find the session ended.
      /video-upload-done' failed: HTTP Authentication failed/,
    ])
  },
})

test('a forgotten password is set anew with a code, and leads to where somebody wanted to go', async ({
  page,
}) => {
  const email = newEmail()
  await scenario('addPerson', { email })
  await page.goto('/sales')
  await page.getByLabel('E-Mail-Adresse').fill('niemand@beispiel.de')
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Neues Passwort' })).toBeVisible()
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('niemand@beispiel.de')
  await page.getByLabel('E-Mail-Adresse').press('Enter')
  await expect(page.getByText(/^Zu dieser E.Mail-Adresse gibt es kein Konto.$/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Jetzt registrieren' })).toHaveAttribute(
    'href',
    '/register?redirectTo=%2Fsales',
  )
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.keyboard.press('Enter')
  const code = await codeFor(page.request, email, 'password-reset')
  // The mail may be there before the answer is.
  await expect(page.getByLabel('Code aus der E-Mail')).toBeVisible()
  await page.reload()
  await page.getByLabel('Code aus der E-Mail').fill(code)
  await page.getByLabel('Dein neues Passwort').fill('1234567890')
  await page.getByRole('button', { name: 'Passwort speichern und anmelden' }).click()
  await expect(page.getByText('Dieses Passwort ist zu leicht zu erraten.', { exact: false })).toBeVisible()
  await page.getByLabel('Dein neues Passwort').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Passwort speichern und anmelden' }).click()
  await expect(page).toHaveURL(/\/sales$/)
})

test('when the session ends under a form, the login stands over it and nothing typed is lost', async ({
  page,
  context,
  logIn,
}) => {
  const email = newEmail()
  const owner_id = await scenario('addPerson', { email, is_course_creator: true })
  const { draft_id } = await scenario('addPublishedCourse', { owner_id, course: 'atmung' })
  await logIn(email)
  await page.goto(`/course-editor/courses/${draft_id}`)
  await page.getByLabel('Titel', { exact: true }).fill('Ruhig atmen, jeden Tag')
  const dialog = page.getByRole('dialog', { name: 'Bitte melde dich noch einmal an' })
  await context.clearCookies()
  // The page asks for news by itself, too, and may be told before the press is.
  await expect(async () => {
    if (!(await dialog.isVisible()))
      await page.getByRole('button', { name: 'Speichern' }).click({ timeout: 2000 })
    await expect(dialog).toBeVisible({ timeout: 2000 })
  }).toPass()
  await dialog.getByLabel('Passwort', { exact: true }).fill('falsch-aber-lang')
  await dialog.getByRole('button', { name: 'Anmelden' }).click()
  await expect(dialog.getByText(/^Dieses Passwort stimmt nicht/)).toBeVisible()
  await dialog.getByLabel('Passwort', { exact: true }).fill(SEED_PASSWORD)
  await dialog.getByRole('button', { name: 'Anmelden' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Titel', { exact: true })).toHaveValue('Ruhig atmen, jeden Tag')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Die Angaben zum Kurs sind gespeichert.')).toBeVisible()
})

test('a session that ends elsewhere leads to the login and back', async ({ page, context, logIn }) => {
  const email = newEmail()
  await scenario('addPerson', { email })
  await logIn(email)
  // Nothing is asked for by the page itself any more, which would be told first.
  const lastRead = page.waitForResponse(/\/api\/course-participations/)
  await page.goto('/my-courses')
  await lastRead
  await context.clearCookies()
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Empfehlen' }).click()
  await expect(page).toHaveURL(/\/login\?redirectTo=%2Fsales$/)
  await expect(page.getByText('Du warst länger nicht hier.', { exact: false })).toBeVisible()
})
