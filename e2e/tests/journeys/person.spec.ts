import type { Locator, Page } from '@playwright/test'
import { SEED_PASSWORD } from '../../../api/src/seed/scenarios/people.ts'
import { E2E_URL } from '../../platform/ports.ts'
import { arrangeLearner, insured } from '../../support/learner.ts'
import { codeFor } from '../../support/outbox.ts'
import { scenario } from '../../support/scenario.ts'
import { expect, openElsewhere, test } from '../../support/test.ts'

const NEW_PASSWORD = 'Sonnenhut-42-gelb'

const arrangeAdmin = async (): Promise<string> => {
  const email = `verwaltung-${crypto.randomUUID()}@beispiel.de`
  await scenario('addPerson', { email, first_name: 'Ada', last_name: 'Muster', is_admin: true })
  return email
}

/** Finds somebody in the list, as an admin does who knows their address. */
const openPerson = async (page: Page, email: string, name: string): Promise<void> => {
  await page.goto(`${E2E_URL}/admin/members?suche=${encodeURIComponent(email)}`)
  await page.getByRole('link', { name }).first().click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

const confirm = async (dialog: Locator): Promise<void> => {
  await dialog.getByLabel('Bestätige mit deinem Passwort').fill(SEED_PASSWORD)
}

test('somebody who cannot log in is helped, and nobody else learns a password', async ({
  page,
  logIn,
  browser,
}) => {
  const email = `vergessen-${crypto.randomUUID()}@beispiel.de`
  await scenario('addPerson', { email, first_name: 'Frieda', last_name: 'Vergessen' })
  await logIn(await arrangeAdmin())
  await openPerson(page, email, 'Frieda Vergessen')
  await page.getByRole('button', { name: 'Beim Anmelden helfen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Frieda Vergessen beim Anmelden helfen' })
  await expect(dialog.getByText(`Wir schicken einen Code an ${email}.`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Code senden' }).click()
  await expect(page.getByText('Der Code ist unterwegs und gilt 15 Minuten.')).toBeVisible()

  const code = await codeFor(page.request, email, 'password-help')
  const elsewhere = await browser.newContext()
  const frieda = await elsewhere.newPage()
  const outbox = await page.request.get(`${E2E_URL}/api/dev/outbox?to=${encodeURIComponent(email)}&limit=1`)
  const [link = ''] = /\/login\/password#[^\s"\\<)]+/.exec(await outbox.text()) ?? []
  await frieda.goto(`${E2E_URL}${link}`)
  await frieda.getByLabel('Code aus der E-Mail').fill(code)
  await frieda.getByLabel('Dein neues Passwort').fill(NEW_PASSWORD)
  await frieda.getByRole('button', { name: 'Passwort speichern und anmelden' }).click()
  await expect(frieda).toHaveURL(/\/my-courses$/)
  await elsewhere.close()

  await page.getByRole('link', { name: 'Protokoll' }).last().click()
  await expect(
    page.getByText('Ada Muster hat Frieda Vergessen einen Code für ein neues Passwort geschickt.'),
  ).toBeVisible()
})

test(
  'a wrong name is corrected with the password once, and the certificate issued anew',
  { tag: '@deep' },
  async ({ page, logIn, browser }) => {
    const learner = await arrangeLearner(
      {
        title: 'Namen sind wichtig',
        chapters: [{ title: 'Eins', lectures: [{ title: 'Ruhe', words: 'Atme aus.' }] }],
      },
      { first_name: 'Annegrett', last_name: 'Schaefer' },
    )
    const finished = { user_id: learner.user_id, course_id: learner.course.live_id }
    await scenario('addLearning', { ...finished, share: 1, begun_days_ago: 30, took_days: 20 })
    const before = await scenario('addCertificate', { ...finished, ...(await insured()) })
    await logIn(await arrangeAdmin())
    await openPerson(page, learner.email, 'Annegrett Schaefer')

    await test.step('first and last name, the password typed once', async () => {
      await page.getByRole('button', { name: 'Vorname ändern' }).click()
      const first = page.getByRole('dialog', { name: 'Vorname ändern' })
      await first.getByLabel('Vorname').fill('Annegret')
      await confirm(first)
      await first.getByLabel('Für 10 Minuten merken').check()
      await first.getByRole('button', { name: 'Speichern' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Annegret Schaefer' })).toBeVisible()
      await page.getByRole('button', { name: 'Nachname ändern' }).click()
      const last = page.getByRole('dialog', { name: 'Nachname ändern' })
      await expect(last.getByText(/^Bestätigt\. Bis/)).toBeVisible()
      await last.getByLabel('Nachname').fill('Schäfer')
      await last.getByRole('button', { name: 'Speichern' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Annegret Schäfer' })).toBeVisible()
    })
    await test.step('the certificate with the right name', async () => {
      await page.getByRole('link', { name: 'Bescheinigungen' }).click()
      await page.getByRole('button', { name: `Aktionen für ${before.number}` }).click()
      await page.getByRole('menuitem', { name: 'Neu ausstellen' }).click()
      const dialog = page.getByRole('dialog', { name: `${before.number} neu ausstellen?` })
      await dialog.getByRole('button', { name: 'Neu ausstellen' }).click()
      await expect(page.getByText(/^Neu ausgestellt: /)).toBeVisible()
      await expect(page.getByText('Annegret Schäfer').last()).toBeVisible()
      await expect(page.getByText(/^Ersetzt durch /)).toBeVisible()
    })
    await test.step('the learner has it', async () => {
      const page2 = await openElsewhere(browser, learner.email)
      await page2.goto(`${E2E_URL}/certificates`)
      await expect(page2.getByText('Namen sind wichtig').first()).toBeVisible()
      await page2.context().close()
    })
  },
)

test(
  'somebody who leads a group is deleted, and what was announced is what happens',
  { tag: '@deep' },
  async ({ page, logIn }) => {
    const name = `Gruppe ${crypto.randomUUID().slice(0, 8)}`
    const email = `leitet-${crypto.randomUUID()}@beispiel.de`
    const owner_id = await scenario('addPerson', {
      email,
      first_name: 'Gerda',
      last_name: 'Gruppenreich',
      is_course_creator: true,
    })
    const members = await Promise.all(
      ['eins', 'zwei', 'drei'].map((one) =>
        scenario('addPerson', { email: `${one}-${crypto.randomUUID()}@beispiel.de` }),
      ),
    )
    await scenario('addSociety', { name, owner_id, is_community: false, member_ids: members })
    const { draft_id } = await scenario('addMadeCourse', {
      owner_id,
      title: `Gerdas Kurs ${name}`,
      chapters: [{ title: 'Eins', lectures: [{ title: 'Ruhe', words: 'Atme aus.' }] }],
    })
    await logIn(await arrangeAdmin())
    await openPerson(page, email, 'Gerda Gruppenreich')
    await page.getByRole('button', { name: 'Aktionen für Gerda Gruppenreich' }).click()
    await page.getByRole('menuitem', { name: 'Konto löschen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Konto von Gerda Gruppenreich löschen?' })
    await expect(
      dialog.getByText(`Die eigene Gruppe „${name}“ mit 3 Mitgliedern und 0,00 € Guthaben`),
    ).toBeVisible()
    await expect(dialog.getByText('1 Kurs', { exact: true })).toBeVisible()
    await dialog.getByLabel('Grund').fill('Auf eigenen Wunsch')
    await dialog.getByLabel(/^Tippe zur Sicherheit/).fill('jemand@beispiel.de')
    await confirm(dialog)
    await dialog.getByRole('button', { name: 'Konto endgültig löschen' }).click()
    await expect(dialog.getByText(/^Das ist nicht die E.Mail-Adresse dieser Person\.$/)).toBeVisible()
    await dialog.getByLabel(/^Tippe zur Sicherheit/).fill(email)
    await dialog.getByRole('button', { name: 'Konto endgültig löschen' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Das Konto ist gelöscht' })).toBeVisible()

    await test.step('the course is the admin’s, the group and the person are gone', async () => {
      const course = await page.request.get(`${E2E_URL}/api/course/dev?course-id=${draft_id}`)
      expect(course.status()).toBe(200)
      const person = await page.request.get(`${E2E_URL}/api/other-user?user-id=${owner_id}`)
      expect(person.status()).toBe(404)
      const found = await page.request.get(`${E2E_URL}/api/societies?search=${encodeURIComponent(name)}`)
      expect(await found.json()).toMatchObject({ total: 0 })
      for (const member of members) {
        const left = await page.request.get(`${E2E_URL}/api/other-user?user-id=${member}`)
        expect(await left.json()).toMatchObject({ society: null })
      }
    })
  },
)
