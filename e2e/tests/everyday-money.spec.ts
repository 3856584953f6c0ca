import { arrangePerson, everydayTask, findAndOpen, openEntry, pressInDialog } from '../support/everyday.ts'
import { scenario } from '../support/scenario.ts'
import { expect, openElsewhere } from '../support/test.ts'
import type { Page } from '@playwright/test'

const year = new Date().getFullYear()
const short = (): string => crypto.randomUUID().slice(0, 8)

/** A society with money of this year, and who owns it. */
const arrangeMoney = async () => {
  const owner = await arrangePerson()
  const name = `TSV ${short()}`
  const society_id = await scenario('addPaidSociety', { name, owner_id: owner.id, count: 12 })
  return { name, society_id, owner }
}

/** The same, whose owner asked for 50 € of it. */
const arrangeRequest = async (page: Page) => {
  const money = await arrangeMoney()
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser')
  const owner = await openElsewhere(browser, money.owner.email)
  const data = { amount: 5_000, target_year: year, society_id: money.society_id }
  const answer = await owner.request.post('/api/transaction-request', { data })
  expect(answer.status(), await answer.text()).toBe(200)
  await owner.context().close()
  return money
}

everydayTask('set tiers and commissions', {
  act: async (page) => {
    await openEntry(page, 'Stufen')
    await page.getByRole('button', { name: 'Stufe hinzufügen' }).click()
    await page.getByLabel('Je Abschluss').first().fill('6,00')
    await page.getByRole('button', { name: 'Prüfen und speichern' }).click()
    await pressInDialog(page, 'Stufen speichern')
    await expect(page.getByText('Die Stufen sind gespeichert.')).toBeVisible()
  },
  after: async (page) => {
    const answer = await page.request.put('/api/society-levels', { data: { society_id: null, levels: [] } })
    expect(answer.status(), await answer.text()).toBe(200)
  },
})

everydayTask('see and book a payout request', {
  arrange: arrangeRequest,
  act: async (page, { name }) => {
    await openEntry(page, 'Auszahlungen')
    await page.getByRole('searchbox').fill(name)
    await page.getByRole('link', { name }).click()
    await page.getByRole('button', { name: 'Buchen', exact: true }).click()
    await pressInDialog(page, 'Buchen')
    await expect(page.getByText('Gebucht, noch in keiner Datei')).toBeVisible()
  },
})

everydayTask('correct a wrong booking', {
  arrange: arrangeMoney,
  act: async (page, { name }) => {
    await openEntry(page, 'Vertrieb')
    await page.getByRole('searchbox').fill(name)
    await page.getByRole('link', { name }).click()
    await page.getByRole('button', { name: 'Gutschrift oder Abzug' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Betrag').fill('5,00')
    await dialog.getByLabel('Grund').fill('Abschluss fehlte in der Zählung.')
    await pressInDialog(page, 'Buchen')
    await expect(page.getByText('Gebucht.')).toBeVisible()
  },
})

everydayTask('answer why somebody’s money is not there', {
  arrange: arrangeRequest,
  act: async (page, { name, owner }) => {
    await findAndOpen(page, owner.name, `${owner.name}: Geld`)
    const requests = page.getByRole('region', { name: 'Auszahlungen' }).or(page.getByRole('table'))
    await expect(requests.getByText(name).first()).toBeVisible()
    await expect(page.getByText(/Angefragt|In Prüfung/).first()).toBeVisible()
  },
})
