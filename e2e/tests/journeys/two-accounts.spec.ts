import { SEED_PASSWORD } from '../../../api/src/seed/scenarios/people.ts'
import { E2E_URL } from '../../platform/ports.ts'
import { arrangeLearner, insured } from '../../support/learner.ts'
import { scenario } from '../../support/scenario.ts'
import { expect, openElsewhere, test } from '../../support/test.ts'

test(
  'two accounts of one person become one, and the certificate is there',
  { tag: '@deep' },
  async ({ page, logIn, browser }) => {
    const last_name = `Doppel${crypto.randomUUID().slice(0, 8)}`
    const admin = `verwaltung-${crypto.randomUUID()}@beispiel.de`
    await scenario('addPerson', { email: admin, first_name: 'Ada', last_name: 'Muster', is_admin: true })
    const old = await arrangeLearner(
      {
        title: 'Zweimal dabei',
        chapters: [{ title: 'Eins', lectures: [{ title: 'Ruhe', words: 'Atme aus.' }] }],
      },
      { first_name: 'Dora', last_name },
    )
    const finished = { user_id: old.user_id, course_id: old.course.live_id }
    await scenario('addLearning', { ...finished, share: 1, begun_days_ago: 30, took_days: 20 })
    const certificate = await scenario('addCertificate', { ...finished, ...(await insured()) })
    const email = `neu-${crypto.randomUUID()}@beispiel.de`
    const stays = await scenario('addPerson', { email, first_name: 'Dora', last_name })
    await logIn(admin)

    await test.step('the other account is offered by its name, and what happens is said in numbers', async () => {
      await page.goto(`${E2E_URL}/admin/members/${stays}`)
      await page.getByRole('button', { name: `Aktionen für Dora ${last_name}` }).click()
      await page.getByRole('menuitem', { name: 'Mit anderem Konto zusammenführen' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('combobox', { name: 'Das andere Konto' }).click()
      await page.getByRole('option', { name: old.email }).click()
      await expect(dialog.getByText(`Dora ${last_name} meldet sich danach mit ${email} an.`)).toBeVisible()
      await expect(dialog.getByText('1 Bescheinigung', { exact: true })).toBeVisible()
      await dialog.getByLabel('Grund').fill('Hat sich zweimal registriert')
      await dialog.getByLabel('Bestätige mit deinem Passwort').fill(SEED_PASSWORD)
      await dialog.getByRole('button', { name: 'Konten zusammenführen' }).click()
      await expect(page.getByText(`Alles ist jetzt in einem Konto von Dora ${last_name}.`)).toBeVisible()
    })
    await test.step('the log says so, and the list has one of them', async () => {
      await page.goto(`${E2E_URL}/admin/members/${stays}/log`)
      await expect(page.getByText(/ein zweites Konto von Dora .* mit diesem zusammengeführt/)).toBeVisible()
      await page.goto(`${E2E_URL}/admin/members?suche=${last_name}`)
      await expect(page.getByRole('link', { name: `Dora ${last_name}` })).toHaveCount(1)
    })
    await test.step('the person has the certificate in the account that stayed', async () => {
      const dora = await openElsewhere(browser, email)
      await dora.goto(`${E2E_URL}/certificates`)
      await expect(dora.getByRole('link', { name: 'Zweimal dabei', exact: true })).toHaveAttribute(
        'href',
        `/certificates/${certificate.id}`,
      )
      await dora.context().close()
    })
  },
)
