import type { Page } from '@playwright/test'
import { E2E_URL } from '../../platform/ports.ts'
import { scenario } from '../../support/scenario.ts'
import { expect, openElsewhere, test } from '../../support/test.ts'

const year = new Date().getFullYear()
const address = (who: string): string => `${who}-${crypto.randomUUID()}@beispiel.de`
const level = { start: 1, income_per_user: 500, bonus: 0, replaces_defaults: true }

/** What an admin does, by the API: the screens of the administration have journeys of their own. */
const post = async (admin: Page, path: string, data: object): Promise<void> => {
  const answer = await admin.request.post(`${E2E_URL}/api${path}`, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** The request of a society, once it has arrived. */
const openRequest = async (admin: Page, society_id: string): Promise<string> => {
  const query = `society_id=${society_id}&state=requested`
  let id: string | undefined
  await expect(async () => {
    const answer = await admin.request.get(`${E2E_URL}/api/transaction-requests?${query}`)
    id = ((await answer.json()) as { items: { id: string }[] }).items[0]?.id
    expect(id).toBeDefined()
  }).toPass()
  return id ?? ''
}

const bookAndSend = async (admin: Page, society_id: string): Promise<string> => {
  const request_id = await openRequest(admin, society_id)
  await post(admin, '/society/transaction', { request_id })
  await admin.request.put(`${E2E_URL}/api/payout-account`, {
    data: { holder: 'Kursportal GmbH', iban: 'DE89370400440532013000', bic: null },
  })
  await post(admin, '/sepa-export', { request_ids: [request_id] })
  return request_id
}

const askForAll = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Auszahlung beantragen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Alles/ }).click()
  await dialog.getByRole('button', { name: 'Auszahlung beantragen' }).click()
  await expect(page.getByText(/^Deine Auszahlung ist beantragt/)).toBeVisible()
}

/** Says who issues the documents, unless somebody has. */
const enterIssuer = async (admin: Page): Promise<void> => {
  const issuer = await admin.request.get(`${E2E_URL}/api/document-issuer`)
  if ((await issuer.json()) !== null) return
  const data = {
    name: 'Kursportal GmbH',
    street: 'Königsplatz 3',
    zip: '34117',
    city: 'Kassel',
    vat_id: '',
    electronic: true,
  }
  const answer = await admin.request.put(`${E2E_URL}/api/document-issuer`, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Declares oneself a small business, with the signature. */
const declareTaxes = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Angaben machen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /^Kleinunternehmer/ }).check()
  await dialog.getByLabel('Straße und Hausnummer').fill('Am See 1')
  await dialog.getByLabel('Postleitzahl').fill('34117')
  await dialog.getByLabel('Ort', { exact: true }).fill('Kassel')
  await dialog.getByLabel('Steuernummer', { exact: false }).fill('26 815 08152')
  await dialog.getByLabel('Unterschrift: dein Vor- und Nachname').fill(name)
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Unterschreiben' }).click()
  await expect(page.getByText(new RegExp(`^Erklärt am .* von ${name}\\.`))).toBeVisible()
}

const enterAccount = async (page: Page, button: string, holder: string, iban: string): Promise<void> => {
  await page.getByRole('button', { name: button }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name auf dem Konto').fill(holder)
  await dialog.getByLabel('IBAN').fill(iban)
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText(/^Das Konto für .* ist gespeichert/)).toBeVisible()
}

test.describe('a salesperson', () => {
  // The second tab is refused, and the browser says so.
  test.use({ expectedComplaints: [/409/] })

  test(
    'founds a group, earns, is paid, gets the money sent back, and is paid again',
    { tag: '@deep' },
    async ({ page, logIn, browser, context }) => {
      const email = address('sven')
      const owner_id = await scenario('addPerson', { email, first_name: 'Sven', last_name: 'Sommer' })
      const boss = address('amt')
      await scenario('addPerson', { email: boss, is_admin: true })
      const course = await scenario('addPublishedCourse', { owner_id, course: 'atmung' })
      const admin = await openElsewhere(browser, boss)
      await enterIssuer(admin)
      await logIn(email)

      await test.step('what it brings stands there before the group is founded', async () => {
        await page.goto(`${E2E_URL}/sales`)
        await expect(
          page.getByText('Auszahlen lassen kannst du ab 5 Abschlüssen im Jahr.', { exact: false }),
        ).toBeVisible()
        await page.getByRole('button', { name: 'Eigene Gruppe gründen' }).click()
        const dialog = page.getByRole('dialog')
        await dialog.getByLabel('Name der Gruppe').fill('Yoga am See')
        await dialog.getByRole('checkbox').check()
        await dialog.getByRole('button', { name: 'Gründen', exact: true }).click()
        await expect(page).toHaveURL(/\/sales\/[\w-]{36}/)
      })
      const society_id = /\/sales\/([\w-]{36})/.exec(page.url())?.[1] ?? ''

      await test.step('the short word leads a stranger to the group', async () => {
        const short = (await page.getByText(/\/e\/[2-9A-Z]{6}$/).textContent()) ?? ''
        const stranger = await (await browser.newContext()).newPage()
        await stranger.goto(`${E2E_URL}${short.slice(short.indexOf('/e/'))}`)
        await expect(stranger.getByText('Yoga am See hat dich eingeladen')).toBeVisible()
        await stranger.context().close()
      })
      await test.step('the code is saved as a picture', async () => {
        const [file] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: 'Bild (PNG)' }).click(),
        ])
        expect(file.suggestedFilename()).toBe('QR-Code Yoga am See.png')
      })
      await post(admin, '/society-level', { society_id, ...level })
      await scenario('addFinishedMembers', { society_id, course_id: course.live_id, count: 6 })

      await test.step('who finished and what it earned is told line by line', async () => {
        await page.reload()
        await page.getByRole('link', { name: 'Menschen' }).click()
        await expect(page.getByRole('row')).toHaveCount(7)
        await expect(page.getByRole('cell', { name: 'Abgeschlossen' }).first()).toBeVisible()
        await page.getByRole('link', { name: 'Verdienst' }).click()
        await expect(page.getByText(/^30,00\s€$/).first()).toBeVisible()
      })
      await test.step('the button says what is missing, and where to enter it', async () => {
        await page.getByRole('link', { name: 'Auszahlungen' }).click()
        await expect(page.getByText('Trag zuerst ein, auf welches Konto das Geld gehen soll.')).toBeVisible()
        await expect(page.getByRole('button', { name: 'Auszahlung beantragen' })).toBeDisabled()
        await expect(
          page.getByText('Erkläre zuerst deine steuerlichen Angaben.', { exact: false }),
        ).toBeVisible()
        await enterAccount(page, 'Konto eintragen', 'Sven Sommer', 'DE02120300000000202051')
        await declareTaxes(page, 'Sven Sommer')
      })
      await test.step('of two tabs that ask at once one gets it all, the other is told what is left', async () => {
        const other = await context.newPage()
        await other.goto(page.url())
        await other.getByRole('button', { name: 'Auszahlung beantragen' }).click()
        await askForAll(page)
        await other.getByRole('dialog').getByRole('button', { name: 'Auszahlung beantragen' }).click()
        await expect(other.getByText(/Inzwischen sind nur noch 0,00\s€ verfügbar/)).toBeVisible()
        await other.close()
      })
      await test.step('it is withdrawn and asked for again', async () => {
        await page.getByRole('button', { name: /^Anfrage über .* zurückziehen$/ }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Zurückziehen' }).click()
        await expect(page.getByText('Zurückgezogen', { exact: true })).toBeVisible()
        await askForAll(page)
      })
      const request_id = await bookAndSend(admin, society_id)
      await post(admin, '/society/payout-return', {
        request_id,
        reason: 'Name und IBAN passen nicht zusammen.',
      })

      await test.step('what the bank sent back is told with the reason and the way to mend it', async () => {
        await page.goto(`${E2E_URL}/sales/${society_id}/auszahlungen`)
        await expect(page.getByText(/^Die Bank sagt: Name und IBAN passen nicht zusammen\./)).toBeVisible()
        await enterAccount(page, 'Konto ändern', 'Sven und Sara Sommer', 'DE89370400440532013000')
        await page.getByRole('button', { name: /^Anfrage über .* zurückziehen$/ }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Zurückziehen' }).click()
        await askForAll(page)
      })
      await bookAndSend(admin, society_id)
      await test.step('it is paid to the account that was mended', async () => {
        await page.reload()
        const paid = page.getByRole('listitem').filter({ hasText: 'Ausgezahlt' })
        await expect(paid.getByText('an Sven und Sara Sommer, IBAN •••• 3000')).toBeVisible()
      })
      await test.step('the payment that was given up has its cancellation, the one that was made its document', async () => {
        await expect(page.getByRole('link', { name: /^Storno \d{4}-\d{5} \(PDF\)$/ })).toHaveCount(1)
        const documents = page.getByRole('link', { name: /^Gutschrift \d{4}-\d{5} \(PDF\)$/ })
        await expect(documents).toHaveCount(2)
        const file = await page.request.get(`${E2E_URL}${await documents.first().getAttribute('href')}`)
        expect(file.headers()['content-type']).toBe('application/pdf')
        expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
      })
      await test.step('what is objected to waits for an admin, who cancels it and issues it anew', async () => {
        await page.getByRole('button', { name: /widersprechen$/ }).click()
        await page
          .getByRole('dialog')
          .getByLabel('Was stimmt nicht?')
          .fill('Die Steuernummer ist eine andere')
        await page.getByRole('dialog').getByRole('button', { name: 'Widersprechen' }).click()
        await expect(page.getByText(/^Am .* widersprochen: Die Steuernummer ist eine andere$/)).toBeVisible()
        const query = `society_id=${society_id}&state=booked`
        const answer = await admin.request.get(`${E2E_URL}/api/transaction-requests?${query}`)
        const { items } = (await answer.json()) as { items: { id: string }[] }
        await admin.goto(`${E2E_URL}/admin/payouts/${items[0]?.id ?? ''}`)
        await admin.getByRole('button', { name: /^Entscheiden über/ }).click()
        await admin.getByRole('dialog').getByLabel('Grund').fill('Wir berichtigen die Nummer')
        await admin.getByRole('dialog').getByRole('button', { name: 'Entscheiden' }).click()
        await expect(admin.getByText('Storniert', { exact: true })).toBeVisible()
        await admin.getByRole('button', { name: 'Beleg ausstellen' }).click()
        await expect(admin.getByText('Gültig', { exact: true })).toBeVisible()
        await page.reload()
        await expect(page.getByRole('link', { name: /^Gutschrift/ })).toHaveCount(3)
      })
      await admin.context().close()
    },
  )
})

test(
  'a club has two heads, who see the same money, and one account',
  { tag: '@deep' },
  async ({ page, logIn, browser }) => {
    const [olga, lena] = [address('olga'), address('lena')]
    const owner_id = await scenario('addPerson', { email: olga, first_name: 'Olga', last_name: 'Ober' })
    const leader = await scenario('addPerson', { email: lena, first_name: 'Lena', last_name: 'Licht' })
    const boss = address('amt')
    await scenario('addPerson', { email: boss, is_admin: true })
    const name = `TSV ${crypto.randomUUID().slice(0, 8)}`
    const society_id = await scenario('addPaidSociety', { name, owner_id, count: 6 })
    const admin = await openElsewhere(browser, boss)
    const added = await admin.request.post(
      `${E2E_URL}/api/society-admin?society-id=${society_id}&user-id=${leader}`,
    )
    expect(added.ok(), await added.text()).toBe(true)

    await logIn(lena)
    await page.goto(`${E2E_URL}/sales/${society_id}/auszahlungen?jahr=${year}`)
    await expect(page.getByText('Das Geld geht an Olga Ober, IBAN •••• 2051.')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Konto/ })).toHaveCount(0)
    await askForAll(page)

    const owner = await openElsewhere(browser, olga)
    await owner.goto(`${E2E_URL}/sales/${society_id}/auszahlungen`)
    await expect(owner.getByText(/^In Prüfung seit/)).toBeVisible()
    await owner.getByRole('button', { name: /^Anfrage über .* zurückziehen$/ }).click()
    await owner.getByRole('dialog').getByRole('button', { name: 'Zurückziehen' }).click()
    await expect(owner.getByText('Zurückgezogen', { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByText('Zurückgezogen', { exact: true })).toBeVisible()
    await owner.context().close()
    await admin.context().close()
  },
)

test('a minor is told what recommending is, and from when on it is open to them', async ({ page, logIn }) => {
  const email = address('mika')
  await scenario('addPerson', { email, birth_date: `${year - 16}-01-02`, parent_name: 'Petra Neu' })
  await logIn(email)
  await page.goto(`${E2E_URL}/sales`)
  await expect(page.getByText('Gründen kannst du deine Gruppe, sobald du 18 Jahre alt bist.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Eigene Gruppe gründen' })).toHaveCount(0)
})

test('whoever is logged in and opens a link is asked, and joins or not', async ({ page, logIn }) => {
  const email = address('mia')
  await scenario('addPerson', { email })
  const owner_id = await scenario('addPerson', { email: address('olga') })
  const name = `TSV ${crypto.randomUUID().slice(0, 8)}`
  const society_id = await scenario('addPaidSociety', { name, owner_id, count: 1 })
  await logIn(email)
  await page.goto(`${E2E_URL}/register?referrer=${society_id}`)
  await expect(page.getByText(`${name} hat dich eingeladen`)).toBeVisible()
  await page.getByRole('button', { name: 'Ja, ich gehöre dazu' }).click()
  await expect(page.getByText(`Du gehörst schon zu „${name}“.`)).toBeVisible()
  await page.goto(`${E2E_URL}/sales`)
  await expect(page.getByRole('heading', { name: `Du gehörst zu ${name}` })).toBeVisible()
})
