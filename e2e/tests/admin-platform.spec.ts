import type { Page } from '@playwright/test'
import { scenario } from '../support/scenario.ts'
import { expect, test } from '../support/test.ts'

const addPerson = async (more: object = {}): Promise<string> => {
  const email = `admin-${crypto.randomUUID()}@beispiel.de`
  await scenario('addPerson', { email, first_name: 'Ada', last_name: 'Muster', ...more })
  return email
}
const choose = async (page: Page, row: string, action: string): Promise<void> => {
  await page.getByRole('button', { name: row }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

test('somebody who may not see the administration is told before anything of it is read', async ({
  page,
  logIn,
}) => {
  await logIn(await addPerson())
  const read: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) read.push(new URL(request.url()).pathname)
  })
  for (const path of ['/admin', '/admin/mails', '/admin/jobs', '/admin/insurances']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Zur Startseite', exact: true })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Bereiche der Verwaltung' })).toHaveCount(0)
  }
  expect(read.filter((path) => /mails|jobs|admin/.test(path))).toEqual([])
})

test('an admin sees why a mail failed, and sends it once more', async ({ page, logIn }) => {
  const person = await addPerson({ first_name: 'Fritz', last_name: 'Fehlt' })
  await scenario('addMail', {
    to: person,
    key: 'reminder',
    subject: 'Dein Kurs wartet auf dich',
    at: new Date(),
    error: '550 5.1.1 mailbox unavailable',
  })
  await logIn(await addPerson({ is_admin: true }))
  await page.goto(`/admin/mails?stand=failed&suche=${encodeURIComponent(person)}`)
  await expect(page.getByText('a•••@beispiel.de')).toBeVisible()
  await expect(page.getByText(/^Diese Adresse nimmt keine/)).toBeVisible()
  await page.getByRole('link', { name: 'Erinnerung an einen begonnenen Kurs' }).click()
  await expect(page.getByText(person)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Fritz Fehlt: Adresse prüfen' })).toBeVisible()
  await page.getByRole('button', { name: 'Noch einmal senden' }).click()
  await expect(page.getByText(/ist wieder unterwegs/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Noch einmal senden' })).toHaveCount(0)
})

test(
  'an insurance is retired, and merged into another with its members',
  { tag: '@deep' },
  async ({ page, logIn }) => {
    await logIn(await addPerson({ is_admin: true }))
    const mark = crypto.randomUUID().slice(0, 8)
    const add = async (name: string): Promise<string> => {
      const answer = await page.request.post('/api/insurance', { data: { name } })
      return ((await answer.json()) as { id: string }).id
    }
    const old = await add(`Alte Kasse ${mark}`)
    await add(`Neue Kasse ${mark}`)
    await addPerson({ insurance_id: old })
    await page.goto(`/admin/insurances?suche=${mark}`)
    await choose(page, `Alte Kasse ${mark}`, 'Nicht mehr wählbar')
    await expect(page.getByText(/Wer sie hat, behält sie/)).toBeVisible()
    const found = await page.request.get(`/api/insurances?search=${mark}&active_only=true`)
    expect(((await found.json()) as { total: number }).total).toBe(1)
    await choose(page, `Alte Kasse ${mark}`, 'Zusammenführen')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Mit').selectOption({ label: `Neue Kasse ${mark}` })
    await expect(dialog.getByText(`1 Mitglied wechselt zu Neue Kasse ${mark}.`)).toBeVisible()
    await dialog.getByRole('button', { name: 'Zusammenführen' }).click()
    await expect(page.getByText(`1 Mitglied ist zu Neue Kasse ${mark} gewechselt.`)).toBeVisible()
    await expect(page.getByRole('rowheader', { name: `Alte Kasse ${mark}` })).toHaveCount(0)
  },
)

test.describe('without legal texts', () => {
  // Nobody has written any here, and the page of them asks.
  test.use({ expectedComplaints: [/\/api\/legal\?type=/] })

  test('a page and a person are found by keyboard alone', async ({ page, logIn }) => {
    const last_name = `Zwirn${crypto.randomUUID().slice(0, 8)}`
    await addPerson({ first_name: 'Zita', last_name })
    await logIn(await addPerson({ is_admin: true }))
    await page.goto('/admin')
    await expect(page.getByRole('heading', { level: 1, name: 'Übersicht' })).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox')).toBeFocused()
    await page.keyboard.type('impressum')
    await expect(page.getByRole('option', { selected: true })).toContainText('Impressum')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/admin\/pages$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Rechtliche Texte' })).toBeFocused()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox')).toBeFocused()
    await page.keyboard.type(last_name)
    const found = page.getByRole('group', { name: 'Mitglieder' }).getByRole('option')
    await expect(found.first()).toContainText(last_name)
    await expect(found.nth(1)).toContainText(`${last_name}: Kurse`)
    await expect(page.getByRole('combobox')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/admin\/members/)
    await expect(page.getByText(last_name).first()).toBeVisible()
  })
})

test('a table of people has a line between all of its cells, and an address to be typed is read whole', async ({
  page,
  logIn,
}) => {
  // Another one for another try: the person of the first is still there.
  const email = `${crypto.randomUUID()}${'sehrlang'.repeat(3)}@beispiel.de`
  await scenario('addPerson', { email, first_name: 'Wilhelmine', last_name: 'Fehlt' })
  await logIn(await addPerson({ is_admin: true }))
  await page.goto('/admin/members')
  const second = page.getByRole('table').locator('tbody tr').nth(1)
  // Also where what is sticky lies above the row.
  await expect
    .poll(() =>
      second.evaluate((row) => [...row.children].map((cell) => getComputedStyle(cell).borderTopWidth)),
    )
    .not.toContain('0px')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/admin/members?suche=${email}`)
  await page.getByRole('link', { name: 'Wilhelmine Fehlt' }).click()
  // The list has a button of the same name.
  await expect(page.getByRole('heading', { name: 'Wilhelmine Fehlt', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Aktionen für Wilhelmine Fehlt' }).click()
  await page.getByRole('menuitem', { name: 'Konto löschen' }).click()
  const hint = page.getByRole('dialog').getByText(email, { exact: true })
  expect(await hint.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})
