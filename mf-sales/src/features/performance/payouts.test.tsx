import { refuse, renderPage } from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { SocietyFigures } from './api/read-performance.ts'
import { undeclared } from './documents.fixtures.ts'
import { levels, noPayouts, performance, society, sums } from './performance.fixtures.ts'
import PerformancePage from './PerformancePage.tsx'

const refused = {
  id: '019a0000-0000-7000-8000-000000000009',
  society: society.society,
  target_year: 2026,
  amount: 1000,
  notes: '',
  state: 'refused' as const,
  reason: 'Das Konto ist geschlossen.',
  requested_by: null,
  account_holder: 'Olga Ober',
  iban_end: '3000',
  finishes: 7,
  created_at: '2026-03-02T10:00:00.000Z',
  decided_at: '2026-03-04T10:00:00.000Z',
  exported_at: null,
  confirmed_at: null,
  stage: 'refused' as const,
  tier: 'bronze' as const,
  decided_by: null,
  returned_at: null,
  return_reason: null,
  mend_account: false,
  owner_iban_changed: false,
  own: false,
}
const account = {
  is_own: true,
  holder: 'Olga Ober',
  own_name: 'Olga Ober',
  iban_masked: 'DE02 •••• 3000',
  sepa: true,
  returned_reason: null,
}

const shown = (figures: Partial<SocietyFigures>, answers = {}) =>
  renderPage(<PerformancePage />, {
    at: `/sales/${society.society.id}/auszahlungen`,
    path: '/sales/:societyId/:tab?',
    answers: {
      'GET /sales-performance': { ...performance, societies: [{ ...society, ...figures }] },
      'GET /society-levels': levels,
      'GET /transaction-requests': noPayouts,
      'GET /own-payout-account': account,
      'GET /payee-declarations': undeclared,
      'GET /payout-documents': { items: [], total: 0 },
      ...answers,
    },
  })

it('requests a payout in whole euros, and shows what became of earlier ones', async () => {
  const { user, sent } = shown(
    {},
    {
      'GET /transaction-requests': { items: [refused], total: 1, sums },
      'POST /transaction-request': { ...refused, state: 'requested', reason: null, decided_at: null },
    },
  )
  expect(await screen.findByText('Grund: Das Konto ist geschlossen.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Auszahlung beantragen' }))
  const dialog = within(await screen.findByRole('dialog'))
  const amount = dialog.getByLabelText('Betrag')
  await user.clear(amount)
  await user.type(amount, '40')
  await user.click(dialog.getByRole('button', { name: 'Auszahlung beantragen' }))
  expect(await dialog.findByText('Verfügbar sind höchstens 30,00 €.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: /^Alles/ }))
  await user.click(dialog.getByRole('button', { name: 'Auszahlung beantragen' }))
  expect(await screen.findByText(/ist beantragt/)).toBeVisible()
  expect(sent.findLast(({ key }) => key === 'POST /transaction-request')?.body).toEqual({
    amount: 3000,
    target_year: 2026,
    society_id: society.society.id,
  })
})

it('says why nothing can be paid out yet, and where to mend it', async () => {
  const payout = {
    ...society.payout,
    obstacles: ['not_enough_finishes' as const, 'payout_data_missing' as const],
    finishes: 3,
    minimum_finishes: 5,
  }
  shown({ payout })
  expect(await screen.findByText(/Noch 2 Abschlüsse nötig \(3 von 5\)/)).toBeVisible()
  expect(screen.getByText('Trag zuerst ein, auf welches Konto das Geld gehen soll.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Auszahlung beantragen' })).toBeDisabled()
})

it('says in numbers what another tab left, and keeps what was typed', async () => {
  const { user } = shown(
    {},
    { 'POST /transaction-request': refuse('amount_not_available', { available: 1000 }) },
  )
  await user.click(await screen.findByRole('button', { name: 'Auszahlung beantragen' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/Notiz/), 'Für Matten')
  await user.click(dialog.getByRole('button', { name: 'Auszahlung beantragen' }))
  expect(await dialog.findByText(/nur noch 10,00 € verfügbar/)).toBeVisible()
  expect(dialog.getByLabelText(/Notiz/)).toHaveValue('Für Matten')
})

it('withdraws a request while it is open, and says when somebody decided first', async () => {
  const open = {
    ...refused,
    state: 'requested' as const,
    stage: 'requested' as const,
    reason: null,
    decided_at: null,
  }
  let tries = 0
  const { user, sent } = shown(
    {},
    {
      'GET /transaction-requests': { items: [open], total: 1, sums },
      'DELETE /transaction-request': () =>
        ++tries === 1 ? refuse('already_booked') : { ...open, state: 'withdrawn' as const },
    },
  )
  expect(await screen.findByText('In Prüfung seit 02.03.2026')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Anfrage über 10,00\s€ zurückziehen$/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Zurückziehen' }))
  expect(await dialog.findByText(/Darüber wurde gerade entschieden/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Zurückziehen' }))
  expect(await screen.findByText('Deine Anfrage ist zurückgezogen.')).toBeVisible()
  expect(sent.findLast(({ key }) => key === 'DELETE /transaction-request')?.query).toEqual({
    'request-id': open.id,
  })
})

it('asks for no other account when the account was not the reason', async () => {
  const back = { ...refused, state: 'requested' as const, stage: 'returned' as const, mend_account: false }
  const late = { ...back, reason: null, return_reason: 'Die Datei kam zu spät an. (TM01)' }
  shown({}, { 'GET /transaction-requests': { items: [late], total: 1, sums } })
  expect(await screen.findByText(/Am Konto liegt es nicht\./)).toBeVisible()
  expect(screen.queryByText(/Berichtige dein Konto/)).toBeNull()
})

it('names what is still available from years before, with the way there', async () => {
  shown({ available_before: [{ year: 2025, available: 37_500 }] })
  expect(
    await screen.findByRole('link', { name: /^Aus 2025 sind noch 375,00\s€ verfügbar$/ }),
  ).toHaveAttribute('href', `/sales/${society.society.id}/auszahlungen?jahr=2025`)
})

it('leaves it to the owner to mend the account', async () => {
  const back = { ...refused, state: 'requested' as const, stage: 'returned' as const, mend_account: true }
  const told = { ...back, reason: null, return_reason: 'Das Konto ist erloschen.' }
  shown({ is_owner: false }, { 'GET /transaction-requests': { items: [told], total: 1, sums } })
  expect(await screen.findByText(/erloschen\. Wem der Verein gehört, der berichtigt zuerst/)).toBeVisible()
  expect(screen.queryByText(/[Dd]ein Konto/)).toBeNull()
})

it('tells what the bank sent back, and mends the account with another name', async () => {
  const back = {
    ...refused,
    state: 'requested' as const,
    stage: 'returned' as const,
    reason: null,
    decided_at: null,
    returned_at: '2026-03-09T10:00:00.000Z',
    return_reason: 'Name und IBAN passen nicht zusammen.',
    mend_account: true,
  }
  const { user, sent } = shown(
    { payout: { ...society.payout, obstacles: ['account_returned'], returned_reason: back.return_reason } },
    {
      'GET /transaction-requests': { items: [back], total: 1, sums },
      'GET /own-payout-account': { ...account, returned_reason: back.return_reason },
      'PUT /own-payout-account': { ...account, holder: 'TV Lindenau e. V.' },
    },
  )
  expect(await screen.findByText(/^Die Bank sagt: Name und IBAN passen nicht zusammen\./)).toBeVisible()
  expect(await screen.findByText(/auf dieses Konto zurückgeschickt/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Konto ändern' }))
  const dialog = within(await screen.findByRole('dialog'))
  const holder = dialog.getByLabelText('Name auf dem Konto')
  await user.clear(holder)
  await user.type(holder, 'TV Lindenau e. V.')
  await user.click(dialog.getByRole('button', { name: 'Speichern' }))
  await waitFor(() =>
    expect(sent.findLast(({ key }) => key === 'PUT /own-payout-account')?.body).toEqual({
      society_id: society.society.id,
      holder: 'TV Lindenau e. V.',
    }),
  )
  expect(await screen.findByText('TV Lindenau e. V.')).toBeVisible()
})

it('tells whoever leads without owning where the money goes, and no more of the account', async () => {
  const { sent } = shown({ is_owner: false })
  expect(await screen.findByText('Das Geld geht an Olga Ober, IBAN •••• 3000.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Konto/ })).not.toBeInTheDocument()
  expect(sent.map(({ key }) => key)).not.toContain('GET /own-payout-account')
})

it('says what waits until the administration has looked at it', async () => {
  shown({ payout: { ...society.payout, held: 500, maximum_amount: 2500 } })
  expect(await screen.findByText(/^5,00 € warten: Die Verwaltung/)).toBeVisible()
})
