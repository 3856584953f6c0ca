import { refuse, renderPage } from '@kursportal/shared/testing'
import { screen, within } from '@testing-library/react'
import AccountPage from './AccountPage.tsx'
import type { PayoutAccount } from './api/bank.ts'
import BankFilesPage from './BankFilesPage.tsx'
import { none, payout, second, sums } from './payouts.fixtures.ts'
import { account, openList } from './payouts.testing.tsx'

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

it('opens what came back where nothing else waits', async () => {
  const back = { ...sums, requested: none, returned: { count: 1, amount: 5000 } }
  const { sent } = openList({ 'GET /transaction-requests': { items: [payout], total: 1, sums: back } })
  expect(await screen.findByRole('button', { name: /Zurückgekommen/, pressed: true })).toBeVisible()
  const stagesOf = (of: typeof sent) =>
    of
      .filter(({ key, query }) => key === 'GET /transaction-requests' && query?.['limit'] !== '1')
      .map(({ query }) => query?.['stage'])
  expect(stagesOf(sent)).toEqual(['requested', 'returned'])
})

it('opens the stage in which something was found', async () => {
  const found = { ...sums, requested: none }
  const answers = { 'GET /transaction-requests': { items: [payout], total: 1, sums: found } }
  openList(answers, '?suche=120')
  expect(await screen.findByRole('button', { name: /Gebucht ohne Datei/, pressed: true })).toBeVisible()
})

it('says that nobody waits where nothing does', async () => {
  const answers = { 'GET /transaction-requests': { items: [], total: 0, sums: { ...sums, requested: none } } }
  openList(answers)
  expect(await screen.findByText('Gerade wartet niemand auf Geld')).toBeVisible()
  expect(screen.getByRole('button', { name: /Angefragt/, pressed: true })).toBeVisible()
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
  const { user, sent } = openList(
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
  // Just what the question named, so that a press on something else is no repetition.
  expect(sent.find(({ key }) => key === 'POST /sepa-export')?.body).toEqual({ request_ids: [second.id] })
})

it('says before what the file holds, and what stays out', async () => {
  const { user } = openList(
    {
      'GET /sepa-export/preview': {
        payments: 2,
        request_ids: [payout.id, second.id],
        total: 4200,
        left_out: 1,
      },
    },
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
    { 'GET /sepa-export/preview': { payments: 0, request_ids: [], total: 0, left_out: 1 } },
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
