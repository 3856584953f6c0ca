import type { Page } from '@playwright/test'
import { E2E_URL } from '../../platform/ports.ts'
import { everydayTask, openEntry, pressInDialog } from '../../support/everyday.ts'
import { scenario } from '../../support/scenario.ts'
import { expect, openElsewhere, test } from '../../support/test.ts'

/** A society whose owner asked for 50 € of this year's money; answers what the test needs to know. */
const arrangeRequest = async (owner: Page, owner_id: string) => {
  const name = `TSV ${crypto.randomUUID().slice(0, 8)}`
  const society_id = await scenario('addPaidSociety', { name, owner_id, count: 12 })
  const answer = await owner.request.post(`${E2E_URL}/api/transaction-request`, {
    data: { amount: 5_000, target_year: new Date().getFullYear(), society_id, notes: 'Für neue Matten' },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  const { id } = (await answer.json()) as { id: string }
  return { id, name }
}

const addPeople = async () => {
  const address = (who: string) => `${who}-${crypto.randomUUID()}@beispiel.de`
  const [olga, anna, ben] = [address('olga'), address('anna'), address('ben')]
  const owner_id = await scenario('addPerson', { email: olga, first_name: 'Olga', last_name: 'Ober' })
  await scenario('addPerson', { email: anna, is_admin: true, first_name: 'Anna', last_name: 'Amt' })
  await scenario('addPerson', { email: ben, is_admin: true, first_name: 'Ben', last_name: 'Büro' })
  return { olga, anna, ben, owner_id }
}

test(
  'a payout is booked, goes to the bank, comes back and is paid again',
  { tag: '@deep' },
  async ({ page, logIn, browser }) => {
    const { olga, anna, owner_id } = await addPeople()
    const owner = await openElsewhere(browser, olga)
    const { id, name } = await arrangeRequest(owner, owner_id)
    await logIn(anna)
    const search = `suche=${encodeURIComponent(name)}`
    const book = async () => {
      await page.getByRole('button', { name: 'Buchen', exact: true }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText('Das Geld geht an Olga Ober, IBAN ••2051.')).toBeVisible()
      await dialog.getByRole('button', { name: 'Buchen', exact: true }).click()
      await expect(page.getByText('Gebucht, noch in keiner Datei')).toBeVisible()
    }
    const makeFile = async () => {
      await page.goto(`${E2E_URL}/admin/payouts?stand=booked&${search}`)
      await expect(page.getByRole('link', { name })).toBeVisible()
      await page.getByRole('button', { name: 'Bankdatei erstellen' }).click()
      const account = page.getByRole('dialog', { name: 'Von welchem Konto wird gezahlt?' })
      const question = page.getByRole('dialog', { name: /^Bankdatei mit/ })
      await expect(account.or(question)).toBeVisible()
      if (await account.isVisible()) {
        await account.getByLabel('Name auf dem Konto').fill('Kursportal GmbH')
        await account.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00')
        await account.getByRole('button', { name: 'Konto speichern' }).click()
      }
      await question.getByRole('button', { name: 'Bankdatei erstellen' }).click()
      const link = page.getByRole('alert').getByRole('link', { name: 'Herunterladen' })
      await expect(link).toBeVisible()
      const file = await page.request.get(`${E2E_URL}${await link.getAttribute('href')}`)
      expect(await file.text()).toContain(id.replaceAll('-', ''))
    }

    await test.step('it is found among those that wait, and booked', async () => {
      await page.goto(`${E2E_URL}/admin/payouts?${search}`)
      await page.getByRole('link', { name }).click()
      await expect(page.getByText('Für neue Matten')).toBeVisible()
      await book()
    })
    await test.step('it goes into a file', makeFile)
    await test.step('the bank sends it back; the payee is told', async () => {
      await page.goto(`${E2E_URL}/admin/payouts/${id}`)
      await page.getByRole('button', { name: 'Zurückbuchen' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Fertiger Satz').selectOption('Das Konto ist erloschen.')
      await expect(dialog.getByText(`An ${olga}`)).toBeVisible()
      await dialog.getByRole('button', { name: 'Zurückbuchen' }).click()
      await expect(
        page.getByText(/Die Bank hat diese Auszahlung zurückgeschickt .*: Das Konto ist erloschen\./),
      ).toBeVisible()
      await expect(async () => {
        const answer = await page.request.get(
          `${E2E_URL}/api/dev/outbox?to=${encodeURIComponent(olga)}&limit=1`,
        )
        const [mail] = ((await answer.json()) as { items: { template_key: string; text: string }[] }).items
        expect(mail?.template_key).toBe('payout-returned')
        expect(mail?.text).toContain('Das Konto ist erloschen.')
      }).toPass()
    })
    await test.step('it is paid again, in another file', async () => {
      await page.goto(`${E2E_URL}/admin/payouts?stand=returned&${search}`)
      await page.getByRole('link', { name }).click()
      await book()
      await makeFile()
      await page.goto(`${E2E_URL}/admin/payouts/${id}`)
      await expect(page.getByText('In einer Bankdatei')).toBeVisible()
      await expect(page.getByRole('region', { name: 'Verlauf' }).getByRole('listitem')).toHaveCount(4)
    })
    await owner.context().close()
  },
)

test.describe('two admins', () => {
  // The second one is refused, and the browser says so.
  test.use({ expectedComplaints: [/409/] })

  test(
    'who decides second is told who was faster, and sees what became of it',
    { tag: '@deep' },
    async ({ page, logIn, browser }) => {
      const { olga, anna, ben, owner_id } = await addPeople()
      const owner = await openElsewhere(browser, olga)
      const { id } = await arrangeRequest(owner, owner_id)
      await logIn(anna)
      await page.goto(`${E2E_URL}/admin/payouts/${id}`)
      await page.getByRole('button', { name: 'Ablehnen' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Grund').fill('Bitte prüfe deine IBAN.')

      const other = await openElsewhere(browser, ben)
      await other.goto(`${E2E_URL}/admin/payouts/${id}`)
      await other.getByRole('button', { name: 'Buchen', exact: true }).click()
      await other.getByRole('dialog').getByRole('button', { name: 'Buchen', exact: true }).click()
      await expect(other.getByText('Die Auszahlung ist gebucht.')).toBeVisible()

      await dialog.getByRole('button', { name: 'Ablehnen' }).click()
      await expect(
        dialog.getByText(/^Ben Büro hat diese Auszahlung heute, \d\d:\d\d gebucht\.$/),
      ).toBeVisible()
      await expect(dialog.getByLabel('Grund')).toHaveValue('Bitte prüfe deine IBAN.')
      await expect(page.getByText('Gebucht, noch in keiner Datei')).toBeAttached()
      await other.context().close()
      await owner.context().close()
    },
  )
})

// Beside the other everyday tasks it would put what the tests above booked into its own file.
everydayTask('make the file for the bank', {
  arrange: async (page) => {
    const { olga, owner_id } = await addPeople()
    const browser = page.context().browser()
    if (!browser) throw new Error('The page has no browser')
    const owner = await openElsewhere(browser, olga)
    const { id } = await arrangeRequest(owner, owner_id)
    await owner.context().close()
    const account = { holder: 'Kursportal GmbH', iban: 'DE89370400440532013000', bic: null }
    await page.request.put(`${E2E_URL}/api/payout-account`, { data: account })
    const booked = await page.request.post(`${E2E_URL}/api/society/transaction`, { data: { request_id: id } })
    expect(booked.status(), await booked.text()).toBe(200)
  },
  act: async (page) => {
    await openEntry(page, 'Auszahlungen')
    await page.getByRole('button', { name: /^Gebucht ohne Datei/ }).click()
    await page.getByRole('button', { name: 'Bankdatei erstellen' }).click()
    await pressInDialog(page, 'Bankdatei erstellen')
    await expect(page.getByRole('alert').getByRole('link', { name: 'Herunterladen' })).toBeVisible()
  },
})
