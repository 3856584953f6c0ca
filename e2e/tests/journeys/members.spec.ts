import { E2E_URL } from '../../platform/ports.ts'
import { codeFor } from '../../support/outbox.ts'
import { scenario } from '../../support/scenario.ts'
import { expect, test } from '../../support/test.ts'

/** Everybody of one run bears this, so that a search finds only them. */
const nameOfRun = (): string =>
  `Lauf${Array.from(crypto.randomUUID().replaceAll(/\D/g, '').slice(0, 8), (digit) => 'abcdefghij'[Number(digit)]).join('')}`

test(
  'an admin imports a messy file, and who is in it sets the password and logs in',
  { tag: '@deep' },
  async ({ page, request, logIn }) => {
    const run = nameOfRun()
    const admin = `verwaltung-${nameOfRun()}@beispiel.de`
    const joerg = `joerg-${run}@beispiel.de`.toLowerCase()
    await scenario('addPerson', { email: admin, is_admin: true })
    await logIn(admin)

    await test.step('the file of an old Excel is read, and its wrong lines are named', async () => {
      await page.goto(`${E2E_URL}/admin/members`)
      await page.getByRole('link', { name: 'Importieren' }).click()
      const lines = [
        'E-Mail;Nachname;Vorname;PLZ;Geburtsdatum;Schuhgröße',
        `${joerg};${run};Jörg;1067;17.5.1984;43`,
        '',
        `kaputt@;${run};Änne;34117;;`,
        `${joerg.toUpperCase()};${run};Jörg;;;`,
        `jung-${run}@beispiel.de;${run};Mia;;01.01.2024;`,
      ]
      await page.locator('input[type=file]').setInputFiles({
        name: 'mitglieder.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(lines.join('\r\n'), 'latin1'),
      })
      await expect(page.getByText('Ein Konto wird angelegt.')).toBeVisible()
      await expect(page.getByText(/Nicht gebraucht werden: Schuhgröße/)).toBeVisible()
      await expect(page.getByText('Zeile 4', { exact: true })).toBeVisible()
      await expect(page.getByText(/steht schon weiter oben/)).toBeVisible()
      await expect(page.getByText(/noch zu jung/)).toBeVisible()
    })
    await test.step('nothing is written before it is confirmed', async () => {
      const users = await page.request.get(`${E2E_URL}/api/users?search=${run}`)
      expect(await users.json()).toMatchObject({ total: 0 })
      await page.getByRole('button', { name: 'Ein Konto anlegen' }).click()
      await expect(page.getByText('Ein Konto ist angelegt')).toBeVisible()
    })
    await test.step('the list says that he was never here', async () => {
      await page.goto(`${E2E_URL}/admin/members?suche=${run}&zustand=never_logged_in`)
      await expect(page.getByText(/Mitglieder, die noch nie angemeldet waren.*: 1/)).toBeVisible()
      await expect(page.getByText(`Jörg ${run}`)).toBeVisible()
    })
    await test.step('with the code of the mail he sets a password and logs in', async () => {
      const code = await codeFor(request, joerg, 'account-invitation')
      const password = 'Ein-gutes-Wort-26'
      const set = await request.patch(`${E2E_URL}/api/password`, { data: { email: joerg, code, password } })
      expect(set.status(), await set.text()).toBe(204)
      const logged = await request.post(`${E2E_URL}/api/session-id`, { data: { email: joerg, password } })
      expect(logged.status()).toBe(200)
    })
  },
)

test(
  'an admin brings somebody into the team, who is gone from it with the courses handed over',
  { tag: '@deep' },
  async ({ page, logIn }) => {
    const run = nameOfRun()
    const admin = `verwaltung-${run}@beispiel.de`
    await scenario('addPerson', {
      email: admin,
      is_admin: true,
      first_name: 'Sabine',
      last_name: `${run}boss`,
    })
    await scenario('addPerson', { email: `eva-${run}@beispiel.de`, first_name: 'Eva', last_name: run })
    await logIn(admin)
    // Other tests have their admins too, more than fit on one page.
    await page.goto(`${E2E_URL}/admin/team?suche=${run}`)
    const dialog = page.getByRole('dialog')

    await page.getByRole('button', { name: 'Ins Team holen' }).click()
    await dialog.getByRole('combobox', { name: 'Mitglied' }).fill(run)
    await page.getByRole('option', { name: new RegExp(`Eva ${run}`) }).click()
    await dialog.getByLabel('Bestätige mit deinem Passwort').fill('Kursportal-2026!')
    await dialog.getByRole('button', { name: 'Ins Team holen' }).click()
    await expect(page.getByText(`Eva ${run} gehört jetzt zum Team.`)).toBeVisible()
    await expect(page.getByText(new RegExp(`von Sabine ${run}boss`))).toBeVisible()

    await page.getByRole('button', { name: `Aktionen für Eva ${run}` }).click()
    await page.getByRole('menuitem', { name: 'Rechte nehmen' }).click()
    await expect(dialog.getByText('Es gibt nichts zu übergeben.')).toBeVisible()
    await dialog.getByLabel('Bestätige mit deinem Passwort').fill('Kursportal-2026!')
    await dialog.getByRole('button', { name: 'Rechte nehmen' }).click()
    await expect(page.getByText(`Eva ${run} hat keine Rechte mehr.`)).toBeVisible()
    await expect(page.getByRole('button', { name: `Aktionen für Eva ${run}` })).toBeHidden()
  },
)

test(
  'an admin deletes all that a filter finds, also those of other pages',
  { tag: '@deep' },
  async ({ page, logIn }) => {
    const run = nameOfRun()
    const admin = `verwaltung-${run}@beispiel.de`
    await scenario('addPerson', { email: admin, is_admin: true })
    for (let number = 0; number < 27; number += 1)
      await scenario('addPerson', {
        email: `viele-${number}-${run}@beispiel.de`,
        first_name: `Nr${number}`,
        last_name: `${run}viele`,
      })
    await logIn(admin)
    await page.goto(`${E2E_URL}/admin/members?suche=${run}viele`)
    await page.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }).check()
    await page.getByRole('button', { name: 'Alle 27 auswählen' }).click()
    await page.getByRole('button', { name: 'Löschen', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('27 Menschen sind gewählt.')).toBeVisible()
    await dialog.getByLabel('Grund').fill('Haben sich abgemeldet')
    await dialog.getByLabel('Bestätige mit deinem Passwort').fill('Kursportal-2026!')
    await dialog.getByRole('button', { name: '27 Konten löschen' }).click()
    await expect(page.getByText('27 Konten sind gelöscht.')).toBeVisible()
    await page.getByRole('button', { name: 'Schließen' }).last().click()
    await expect(page.getByText('Nichts gefunden')).toBeVisible()
  },
)
