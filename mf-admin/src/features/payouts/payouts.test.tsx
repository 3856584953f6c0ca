import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import AccountPage from './AccountPage.tsx'
import type { PayoutAccount } from './api/bank.ts'
import type { PayoutCase } from './api/payouts.ts'
import BankFilesPage from './BankFilesPage.tsx'
import { noDeclarations, none, payout, payoutCase, second, sums } from './payouts.fixtures.ts'
import PayoutPage from './PayoutPage.tsx'
import PayoutsPage from './PayoutsPage.tsx'

const mail = { to: 'olga@beispiel.de', subject: 'Zu deiner Auszahlung', text: 'Der Grund steht hier' }

const account = {
  holder: 'Portal GmbH',
  iban: 'DE02120300000000202051',
  bic: null,
  version: 'v1',
  edited: null,
}

const openList = (answers: FakeAnswers = {}, asked = '') =>
  renderPage(<PayoutsPage />, {
    at: `/admin/payouts${asked}`,
    path: '/admin/payouts',
    answers: {
      'GET /transaction-requests': { items: [payout, second], total: 2, sums },
      'GET /payout-account': account,
      'GET /sepa-export/preview': { payments: 1, total: 3000, left_out: 0 },
      ...answers,
    },
  })
const openOne = (shown: Partial<PayoutCase> = {}, answers: FakeAnswers = {}) =>
  renderPage(<PayoutPage />, {
    at: `/admin/payouts/${payout.id}`,
    path: '/admin/payouts/:id',
    answers: {
      'GET /transaction-request': { ...payoutCase, ...shown },
      'GET /transaction-requests': { items: [payout], total: 1, sums },
      'GET /user-finishes': { items: [], total: 0 },
      'GET /payout-documents': { items: [], total: 0 },
      'GET /payee-declarations': noDeclarations,
      'POST /transaction-request/mail-preview': mail,
      ...answers,
    },
  })

it('says of each stage how many there are and what they come to', async () => {
  const { user, sent, address } = openList()
  expect(await screen.findByRole('button', { name: /Angefragt.*70,00.€.*2 Auszahlungen/ })).toBeVisible()
  expect(screen.getByRole('link', { name: /TSV Möwe/ })).toHaveAttribute(
    'href',
    `/admin/payouts/${payout.id}`,
  )
  expect(screen.getAllByText('Olga Öçal, IBAN ••3000')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: /Gebucht ohne Datei.*30,00.€/ }))
  expect(address()).toBe('/admin/payouts?stand=booked')
  expect(sent.at(-1)?.query).toMatchObject({ stage: 'booked' })
})

it('books the chosen ones together, and names what was left out', async () => {
  const { user, sent } = openList({
    'POST /society/transactions': {
      booked: [],
      amount: 0,
      left_out: [
        {
          id: payout.id,
          society: 'TSV Möwe',
          amount: 5000,
          why: 'decided',
          decided_by: 'Anna Amt',
          decided_at: '2026-03-03T10:05:00.000Z',
        },
      ],
    },
  })
  for (const box of await screen.findAllByRole('checkbox', { name: /TSV Möwe|Eigene Gruppe/ }))
    await user.click(box)
  await user.click(screen.getByRole('button', { name: /^Buchen \(50,00.€\)/ }))
  const question = within(await screen.findByRole('dialog'))
  expect(question.getByText(/1 Auszahlung einer Gruppe, die du leitest, bleibt stehen/)).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Buchen' }))
  expect(await screen.findByText(/50,00.€ für TSV Möwe: Anna Amt hat .* entschieden/)).toBeVisible()
  expect(sent.find(({ key }) => key === 'POST /society/transactions')?.body).toEqual({
    request_ids: [payout.id],
  })
})

it('makes the file for the bank, which is downloaded at once and again', async () => {
  const { user } = openList(
    {
      'POST /sepa-export': {
        id: '019a0000-0000-7000-8000-00000000000c',
        message_id: 'KP-20260302-abc',
        payments: 1,
        total: 3000,
        created_at: '2026-03-02T10:00:00.000Z',
        created_by: null,
        left_out: [],
      },
    },
    '?stand=booked',
  )
  await user.click(await screen.findByRole('button', { name: 'Bankdatei erstellen' }))
  const question = within(await screen.findByRole('dialog'))
  expect(question.getByText('Gezahlt wird von Portal GmbH, DE02 •••• 2051.')).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Bankdatei erstellen' }))
  expect(await screen.findByRole('link', { name: 'Herunterladen' })).toHaveAttribute(
    'href',
    '/api/sepa-export?export-id=019a0000-0000-7000-8000-00000000000c',
  )
})

it('says before what the file holds, and what stays out', async () => {
  const { user } = openList(
    { 'GET /sepa-export/preview': { payments: 2, total: 4200, left_out: 1 } },
    '?stand=booked',
  )
  await user.click(await screen.findByRole('button', { name: 'Bankdatei erstellen' }))
  const question = within(
    await screen.findByRole('dialog', { name: /^Bankdatei mit 2 Auszahlungen über 42,00/ }),
  )
  expect(question.getByText(/^1 Auszahlung bleibt draußen, weil/)).toBeVisible()
})

it('makes no file of what must stay out', async () => {
  const { user } = openList(
    { 'GET /sepa-export/preview': { payments: 0, total: 0, left_out: 1 } },
    '?stand=booked',
  )
  await user.click(await screen.findByRole('button', { name: 'Bankdatei erstellen' }))
  expect(await screen.findByText(/^1 Auszahlung bleibt draußen, weil/)).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('asks for the account before the first file', async () => {
  let stored: PayoutAccount | null = null
  const { user, sent } = openList(
    {
      'GET /payout-account': () => stored,
      'PUT /payout-account': () => {
        stored = { ...account, version: 'v2' }
        return stored
      },
    },
    '?stand=booked',
  )
  await user.click(await screen.findByRole('button', { name: 'Bankdatei erstellen' }))
  const form = within(await screen.findByRole('dialog', { name: 'Von welchem Konto wird gezahlt?' }))
  await user.type(form.getByRole('textbox', { name: 'Name auf dem Konto' }), 'Portal GmbH')
  await user.type(form.getByRole('textbox', { name: 'IBAN' }), 'DE02120300000000202051')
  await user.click(form.getByRole('button', { name: 'Konto speichern' }))
  expect(await screen.findByRole('dialog', { name: /Bankdatei mit 1 Auszahlung/ })).toBeVisible()
  expect(sent.find(({ key }) => key === 'PUT /payout-account')?.body).toMatchObject({
    bic: null,
    based_on: 'none',
  })
})

it('leads back from a payout that is not there', async () => {
  openOne({}, { 'GET /transaction-request': refuse('not_found') })
  expect(await screen.findByText('Diese Auszahlung gibt es nicht')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Zu allen Auszahlungen' })).toHaveAttribute(
    'href',
    '/admin/payouts',
  )
})

it('shows what the money is made of and where it is', async () => {
  openOne({ owner_iban_changed: true, notes: 'Für Matten' })
  expect(await screen.findByRole('heading', { level: 1, name: /50,00.€ für TSV Möwe/ })).toBeVisible()
  expect(await screen.findByText('Für Matten')).toBeVisible()
  expect(screen.getByText(/Die IBAN im Profil ist seit der Anfrage eine andere/)).toBeVisible()
  const money = within(screen.getByRole('region', { name: 'Geld des Jahres 2026' }))
  expect(money.getAllByText(/69,00.€/)).toHaveLength(3)
})

it('says who was faster, and shows what the payout is now', async () => {
  let asked = 0
  const { user } = openOne(
    {},
    {
      'GET /transaction-request': () => {
        asked += 1
        return asked === 1 ? payoutCase : { ...payoutCase, state: 'booked', stage: 'booked' }
      },
      'POST /society/transaction': refuse('already_booked', {
        state: 'booked',
        decided_by: 'Anna Amt',
        decided_at: '2026-03-03T10:05:00.000Z',
      }),
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Buchen' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Buchen' }))
  expect(await screen.findByText(/Anna Amt hat diese Auszahlung 03.03.2026, \d\d:05 gebucht/)).toBeVisible()
  expect(await screen.findByText('Gebucht, noch in keiner Datei')).toBeInTheDocument()
})

it('asks whoever leads the society for a reason', async () => {
  const { user, sent } = openOne({ own: true }, { 'POST /society/transaction': payout })
  await user.click(await screen.findByRole('button', { name: 'Buchen' }))
  const form = within(await screen.findByRole('dialog'))
  await user.click(form.getByRole('button', { name: 'Buchen' }))
  expect(sent.some(({ key }) => key === 'POST /society/transaction')).toBe(false)
  await user.type(form.getByRole('textbox', { name: /Warum buchst du selbst/ }), 'Nur ich bin da')
  await user.click(form.getByRole('button', { name: 'Buchen' }))
  expect(await screen.findByText('Die Auszahlung ist gebucht.')).toBeVisible()
  expect(sent.find(({ key }) => key === 'POST /society/transaction')?.body).toEqual({
    request_id: payout.id,
    reason: 'Nur ich bin da',
  })
})

it('refuses with a ready sentence and shows the mail before', async () => {
  const { user, sent } = openOne({}, { 'POST /society/transaction-refusal': payout })
  await user.click(await screen.findByRole('button', { name: 'Ablehnen' }))
  const form = within(await screen.findByRole('dialog'))
  expect(await form.findByText('An olga@beispiel.de')).toBeVisible()
  await user.selectOptions(form.getByRole('combobox'), 'Diese Auszahlung ist doppelt beantragt.')
  expect(form.getByRole('textbox', { name: 'Grund' })).toHaveValue('Diese Auszahlung ist doppelt beantragt.')
  await user.click(form.getByRole('button', { name: 'Ablehnen' }))
  expect(await screen.findByText('Die Auszahlung ist abgelehnt.')).toBeVisible()
  expect(sent.find(({ key }) => key === 'POST /society/transaction-refusal')?.body).toEqual({
    request_id: payout.id,
    reason: 'Diese Auszahlung ist doppelt beantragt.',
  })
})

it('books back what the bank sent back', async () => {
  const { user, sent } = openOne(
    { state: 'booked', stage: 'exported', exported_at: '2026-03-04T10:00:00.000Z' },
    { 'POST /society/payout-return': payout },
  )
  await user.click(await screen.findByRole('button', { name: 'Zurückbuchen' }))
  const form = within(await screen.findByRole('dialog'))
  await user.type(form.getByRole('textbox', { name: 'Grund' }), 'Konto erloschen')
  await user.click(form.getByRole('button', { name: 'Zurückbuchen' }))
  expect(await screen.findByText('Die Auszahlung ist zurückgebucht.')).toBeVisible()
  expect(sent.find(({ key }) => key === 'POST /society/payout-return')?.body).toMatchObject({
    mend_account: true,
  })
})

it('books back without blaming the account where the bank names no reason', async () => {
  const { user, sent } = openOne(
    { state: 'booked', stage: 'exported', exported_at: '2026-03-04T10:00:00.000Z' },
    { 'POST /society/payout-return': payout },
  )
  await user.click(await screen.findByRole('button', { name: 'Zurückbuchen' }))
  const form = within(await screen.findByRole('dialog'))
  expect(form.getByRole('radio', { name: /^Am Konto/ })).toBeChecked()
  await user.selectOptions(form.getByRole('combobox'), 'Die Bank nennt keinen Grund.')
  expect(form.getByRole('radio', { name: /^Nicht am Konto/ })).toBeChecked()
  await waitFor(() =>
    expect(sent.findLast(({ key }) => key === 'POST /transaction-request/mail-preview')?.body).toMatchObject({
      mend_account: false,
    }),
  )
  await user.click(form.getByRole('button', { name: 'Zurückbuchen' }))
  expect(await screen.findByText('Die Auszahlung ist zurückgebucht.')).toBeVisible()
  expect(sent.find(({ key }) => key === 'POST /society/payout-return')?.body).toEqual({
    request_id: payout.id,
    reason: 'Die Bank nennt keinen Grund.',
    mend_account: false,
  })
})

it('undoes what was booked by mistake before a bank has it, and shows no mail that says the bank sent it back', async () => {
  const { user, sent } = openOne(
    { state: 'booked', stage: 'booked' },
    { 'POST /society/payout-return': payout },
  )
  await user.click(await screen.findByRole('button', { name: 'Buchung zurücknehmen' }))
  const form = within(await screen.findByRole('dialog'))
  expect(form.getByText(/Zur Bank ging noch nichts/)).toBeVisible()
  expect(form.queryByText('So kommt die E-Mail an')).toBeNull()
  await user.type(form.getByRole('textbox', { name: 'Grund' }), 'Aus Versehen gebucht')
  await user.click(form.getByRole('button', { name: 'Buchung zurücknehmen' }))
  expect(await screen.findByText('Die Buchung ist zurückgenommen.')).toBeVisible()
  expect(sent.some(({ key }) => key === 'POST /society/payout-return')).toBe(true)
})

it('lists the files for the bank, and the account without all of its number', async () => {
  renderPage(<BankFilesPage />, {
    at: '/admin/payouts/files',
    path: '/admin/payouts/files',
    answers: {
      'GET /sepa-exports': { items: [], total: 0 },
      'GET /transaction-requests': { items: [], total: 0, sums: { ...sums, booked: none } },
      'GET /payout-account': null,
    },
  })
  expect(await screen.findByText('Noch keine Bankdatei')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Bankdatei erstellen' })).not.toBeInTheDocument()
})

it('shows the account without all of its number', async () => {
  renderPage(<AccountPage />, {
    at: '/admin/payouts/account',
    path: '/admin/payouts/account',
    answers: { 'GET /payout-account': account },
  })
  expect(await screen.findByText('DE02 •••• 2051')).toBeVisible()
  expect(screen.queryByText(/120300000000/)).not.toBeInTheDocument()
})

it('shows both accounts when another admin was faster, and asks which one is to hold', async () => {
  const theirs = {
    ...account,
    holder: 'Andere GmbH',
    version: 'v2',
    edited: { at: payout.created_at, by: null },
  }
  let saved = 0
  const { user, sent } = renderPage(<AccountPage />, {
    at: '/admin/payouts/account',
    path: '/admin/payouts/account',
    answers: {
      'GET /payout-account': () => (saved === 0 ? account : theirs),
      'PUT /payout-account': () => {
        saved += 1
        return saved === 1 ? refuse('edited_meanwhile', { version: 'v2', edited: theirs.edited }) : theirs
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Konto ändern' }))
  const form = within(await screen.findByRole('dialog'))
  await user.type(form.getByRole('textbox', { name: 'Name auf dem Konto' }), 'Meine GmbH')
  await user.type(form.getByRole('textbox', { name: 'IBAN' }), 'DE89370400440532013000')
  await user.click(form.getByRole('button', { name: 'Konto speichern' }))
  // What each made of the name that stood there.
  expect(await screen.findByText('Meine')).toBeVisible()
  expect(screen.getByText('Andere')).toBeVisible()
  expect(sent.find(({ key }) => key === 'PUT /payout-account')?.body).toMatchObject({ based_on: 'v1' })
})
