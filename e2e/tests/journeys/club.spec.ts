import type { Page } from '@playwright/test'
import { IBAN } from '../../../api/src/testing/values.ts'
import { E2E_URL } from '../../platform/ports.ts'
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
import { expect, openElsewhere, test } from '../../support/test.ts'

const short = (): string => crypto.randomUUID().slice(0, 8)

const addAdmin = async (): Promise<string> => {
  const email = `verwaltung-${short()}@beispiel.de`
  await scenario('addPerson', { email, is_admin: true })
  return email
}

/** Chooses in a list with search what is found by some words. */
const pick = async (page: Page, label: string, words: string): Promise<void> => {
  await page.getByRole('dialog').getByRole('combobox', { name: label }).fill(words)
  await page.getByRole('option', { name: words }).click()
}

const idOfPage = (page: Page): string => /groups\/([\w-]+)/.exec(page.url())?.[1] ?? ''

/** Somebody who may be paid. */
const addHead = async (last_name: string): Promise<string> => {
  const email = `inhaber-${short()}@beispiel.de`
  await scenario('addPerson', { email, first_name: 'Olga', last_name })
  return email
}

/** Whether one of the latest files for the bank holds these words; other tests may put booked payouts into files, too. */
const isInBankFile = async (page: Page, words: string): Promise<boolean> => {
  const list = await page.request.get(`${E2E_URL}/api/sepa-exports?limit=20`)
  const { items } = (await list.json()) as { items: { id: string }[] }
  for (const { id } of items) {
    const file = await page.request.get(`${E2E_URL}/api/sepa-export?export-id=${id}`)
    if ((await file.text()).includes(words)) return true
  }
  return false
}

test(
  'a club from its founding to its first payout in the bank file',
  { tag: '@deep' },
  async ({ page, browser, logIn }) => {
    const name = `TSV ${short()}`
    const head = `Haupt${short()}`
    const owner = await addHead(head)
    const creator = await scenario('addPerson', { email: newEmail(), is_course_creator: true })
    const course = await scenario('addPublishedCourse', { owner_id: creator, course: 'atmung' })
    await logIn(await addAdmin())

    await test.step('an admin founds it with its head', async () => {
      await page.goto(`${E2E_URL}/admin/groups`)
      await page.getByRole('button', { name: 'Neuer Verein' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Name').fill(name)
      await dialog.getByLabel('Ort').fill('Kassel')
      await pick(page, 'Inhaber', head)
      await page.getByRole('button', { name: 'Anlegen' }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    })
    const id = idOfPage(page)

    await test.step('its link brings in somebody new', async () => {
      const link = await page.getByLabel('Link', { exact: true }).inputValue()
      const context = await browser.newContext()
      const stranger = await context.newPage()
      await stranger.goto(link)
      await expect(stranger.getByText(name)).toBeVisible()
      const email = newEmail()
      await fillAccount(stranger, email)
      await fillPerson(stranger)
      await nextStep(stranger)
      await showsStep(stranger, 'Deine Krankenkasse')
      await stranger.getByRole('button', { name: 'Ohne Krankenkasse weiter' }).click()
      await consentAndAskForCode(stranger)
      await createAccount(stranger, email)
      await expect(stranger).not.toHaveURL(/register/)
      await context.close()
      await page.getByRole('link', { name: 'Mitglieder', exact: true }).last().click()
      await expect(page.getByText('Nele Neu')).toBeVisible()
    })
    await test.step('members finish, and its head asks for money', async () => {
      const level = { society_id: id, start: 1, income_per_user: 500, bonus: 0, replaces_defaults: true }
      expect((await page.request.post(`${E2E_URL}/api/society-level`, { data: level })).status()).toBe(200)
      await scenario('addFinishedMembers', { society_id: id, course_id: course.live_id, count: 6 })
      const desk = await openElsewhere(browser, owner)
      const saved = await desk.request.patch(`${E2E_URL}/api/user`, { data: { iban: IBAN } })
      expect(saved.status(), await saved.text()).toBe(200)
      const declared = await desk.request.post(`${E2E_URL}/api/payee-declaration`, {
        data: {
          society_id: id,
          status: 'club',
          taxed: false,
          name,
          street: 'Am Markt 1',
          zip: '34117',
          city: 'Kassel',
          country: 'DE',
          tax_number: '26 815 08152',
          vat_id: '',
          signed_name: `Olga ${head}`,
          agreed: true,
        },
      })
      expect(declared.status(), await declared.text()).toBe(200)
      const asked = await desk.request.post(`${E2E_URL}/api/transaction-request`, {
        data: { amount: 1_000, target_year: new Date().getFullYear(), society_id: id },
      })
      expect(asked.status(), await asked.text()).toBe(200)
      await desk.context().close()
    })
    await test.step('the admin sees it in the books, in the list, and in the way of deleting', async () => {
      await page.goto(`${E2E_URL}/admin/groups/${id}/buchungen`)
      await expect(page.getByRole('table').getByText('Auszahlung beantragt').first()).toBeVisible()
      await page.goto(`${E2E_URL}/admin/groups?suche=${encodeURIComponent(name)}`)
      await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('10,00')
      await page.getByRole('link', { name: new RegExp(name) }).click()
      await page.getByRole('button', { name: `${name} ändern oder löschen` }).click()
      await page.getByRole('menuitem', { name: 'Verein löschen' }).click()
      await expect(page.getByRole('link', { name: '7 Mitglieder' })).toBeVisible()
      // The way out of it leads to where payouts are decided.
      await page.getByRole('link', { name: '1 offene Auszahlung' }).click()
      await page.getByRole('link', { name }).click()
    })
    await test.step('it is booked and goes into the bank file, and the club’s books say so', async () => {
      await page.getByRole('button', { name: 'Buchen', exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Buchen', exact: true }).click()
      await expect(page.getByText('Gebucht, noch in keiner Datei')).toBeVisible()
      const payout = page.url()
      const account = { holder: 'Kursportal GmbH', iban: 'DE89370400440532013000', bic: null }
      await page.request.put(`${E2E_URL}/api/payout-account`, { data: account })
      const request_id = /payouts\/([\w-]+)/.exec(payout)?.[1]
      await page.request.post(`${E2E_URL}/api/sepa-export`, { data: { request_ids: [request_id] } })
      expect(await isInBankFile(page, `Olga ${head}`)).toBe(true)
      await page.goto(payout)
      await expect(page.getByText('In einer Bankdatei')).toBeVisible()
      await page.goto(`${E2E_URL}/admin/groups/${id}/buchungen`)
      await expect(page.getByRole('table').getByText('Auszahlung gebucht').first()).toBeVisible()
    })
  },
)

test(
  'a club with members is merged into another one, and an empty one is deleted',
  { tag: '@deep' },
  async ({ page, logIn }) => {
    const [from, into, empty] = ['Alt', 'Neu', 'Leer'].map((word) => `${word} ${short()}`)
    if (!from || !into || !empty) throw new Error('three names')
    const creator = await scenario('addPerson', { email: newEmail(), is_course_creator: true })
    const course = await scenario('addPublishedCourse', { owner_id: creator, course: 'atmung' })
    const society = await scenario('addBusySociety', {
      name: from,
      admin_id: creator,
      course_id: course.live_id,
    })
    await logIn(await addAdmin())
    const ids: string[] = []
    for (const name of [into, empty]) {
      const made = await page.request.post(`${E2E_URL}/api/society`, { data: { name } })
      ids.push(((await made.json()) as { id: string }).id)
    }

    await test.step('what is in the way leads to merging, which says in numbers what it does', async () => {
      await page.goto(`${E2E_URL}/admin/groups/${society}`)
      await page.getByRole('button', { name: `${from} ändern oder löschen` }).click()
      await page.getByRole('menuitem', { name: 'Verein löschen' }).click()
      await expect(page.getByRole('link', { name: '1 Mitglied', exact: true })).toBeVisible()
      await page.getByRole('button', { name: 'Mit anderem Verein zusammenführen' }).click()
      await pick(page, 'Mit welchem Verein?', into)
      await expect(page.getByText(/^5,00\s€ Guthaben aus/)).toBeVisible()
      await page.getByRole('dialog').getByLabel('Grund').fill('Die Vereine haben sich zusammengetan')
      await page.getByRole('button', { name: 'Zusammenführen', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: into })).toBeVisible()
    })
    await test.step('the money is there, and the old address says where everything went', async () => {
      await page.goto(`${E2E_URL}/admin/groups/${ids[0]}/buchungen`)
      await expect(page.getByRole('table').getByText('Übertrag beim Zusammenführen').first()).toBeVisible()
      await page.goto(`${E2E_URL}/admin/groups/${society}`)
      await expect(page.getByText(/zusammengeführt/)).toBeVisible()
      await page.getByRole('link', { name: into }).click()
      await expect(page.getByRole('heading', { level: 1, name: into })).toBeVisible()
    })
    await test.step('an empty one goes after a question', async () => {
      await page.goto(`${E2E_URL}/admin/groups/${ids[1]}`)
      await page.getByRole('button', { name: `${empty} ändern oder löschen` }).click()
      await page.getByRole('menuitem', { name: 'Verein löschen' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Verein löschen' }).click()
      await expect(page).toHaveURL(/\/admin\/groups$/)
      await page.goto(`${E2E_URL}/admin/groups/${ids[1]}`)
      await expect(page.getByText(/^Gelöscht am/)).toBeVisible()
    })
  },
)
