import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, within } from '@testing-library/react'
import type { LedgerLine } from '../../common/books/api.ts'
import { amountOf, whyNot } from '../../common/books/ledger-columns.tsx'
import SocietyMoneyPage from './SocietyMoneyPage.tsx'

const society = { id: '019a0000-0000-7000-8000-000000000001', name: 'TSV Möwe', is_community: true }
const finish: LedgerLine = {
  id: '019a0000-0000-7000-8000-000000000007',
  kind: 'finish',
  year: 2026,
  entries: [
    { account: 'earned', amount: -500 },
    { account: 'available', amount: 500 },
  ],
  reason: null,
  made_by: null,
  person: { id: '019a0000-0000-7000-8000-000000000002', name: 'Mia Muster' },
  request_id: null,
  reverses: null,
  reversed_by: null,
  created_at: '2026-03-02T10:00:00.000Z',
}
const balance = {
  society,
  owner: null,
  deleted_at: null,
  year: 2026,
  years: [2026, 2025],
  finishes: 6,
  tier: 'iron' as const,
  own_levels: false,
  money: { earned: 3000, available: 2000, requested: 0, paid: 1000 },
}
const open = (answers: FakeAnswers = {}) =>
  renderPage(<SocietyMoneyPage />, {
    at: `/admin/sales/${society.id}?jahr=2026`,
    path: '/admin/sales/:societyId',
    answers: {
      'GET /society/balance': balance,
      'GET /society/transactions': { items: [finish], total: 1 },
      'POST /society/correction': { ...finish, kind: 'correction' },
      'POST /society/reversal': { ...finish, kind: 'reversal' },
      ...answers,
    },
  })

it('leads to the societies where there is none', async () => {
  open({ 'GET /society/balance': refuse('not_found') })
  expect(await screen.findByText('Diesen Verein gibt es nicht')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Vereine' })).toHaveAttribute('href', '/admin/groups')
})

it('shows the books of a year, line by line', async () => {
  const { user, address } = open()
  expect(await screen.findByText('Abschluss von Mia Muster')).toBeVisible()
  expect(screen.getAllByText(/\+5,00.€/)).toHaveLength(2)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Jahr' }), '2025')
  expect(address()).toContain('jahr=2025')
})

it('takes from what is available, and says what is left before', async () => {
  const { user, sent } = open()
  await user.click(await screen.findByRole('button', { name: 'Gutschrift oder Abzug' }))
  const form = within(await screen.findByRole('dialog'))
  expect(form.getByText(/^Verfügbar jetzt 20,00.€\.$/)).toBeVisible()
  await user.click(form.getByRole('radio', { name: 'Abzug' }))
  await user.type(form.getByRole('textbox', { name: 'Betrag' }), '25')
  expect(await form.findByText(/So viel ist nicht verfügbar: Jetzt sind es 20,00.€/)).toBeVisible()
  await user.clear(form.getByRole('textbox', { name: 'Betrag' }))
  await user.type(form.getByRole('textbox', { name: 'Betrag' }), '5,50')
  expect(await form.findByText(/Verfügbar jetzt 20,00.€, danach 14,50.€/)).toBeVisible()
  await user.selectOptions(form.getByRole('combobox'), 'Doppelt gezählt.')
  await user.click(form.getByRole('button', { name: 'Buchen' }))
  expect(await screen.findByText('Gebucht.')).toBeVisible()
  expect(sent.find(({ key }) => key === 'POST /society/correction')?.body).toEqual({
    society_id: society.id,
    year: 2026,
    amount: -550,
    reason: 'Doppelt gezählt.',
  })
})

it('takes a line back with a reason', async () => {
  const { user, sent } = open()
  await screen.findByText('Abschluss von Mia Muster')
  await user.click(screen.getByRole('button', { name: /Abschluss/ }))
  await user.click(await screen.findByRole('menuitem', { name: /Zurücknehmen/ }))
  const form = within(await screen.findByRole('dialog'))
  await user.type(form.getByRole('textbox', { name: 'Grund' }), 'Doppelt')
  await user.click(form.getByRole('button', { name: 'Zurücknehmen' }))
  expect(await screen.findByText('Die Buchung ist zurückgenommen.')).toBeVisible()
  expect(sent.find(({ key }) => key === 'POST /society/reversal')?.body).toEqual({
    transaction_id: finish.id,
    reason: 'Doppelt',
  })
})

it('leads from what belongs to a payout to the payout, where it is decided', async () => {
  const request_id = '019a0000-0000-7000-8000-000000000009'
  const line: LedgerLine = { ...finish, kind: 'payout', person: null, request_id }
  const { user } = open({ 'GET /society/transactions': { items: [line], total: 1 } })
  await user.click(await screen.findByRole('button', { name: /Auszahlung gebucht/ }))
  const entries = await screen.findAllByRole('menuitem')
  expect(entries.map(({ textContent }) => textContent)).toEqual(['Zur Auszahlung'])
  expect(entries[0]).toHaveAttribute('href', `/admin/payouts/${request_id}`)
})

it('keeps the books of a removed society readable', async () => {
  open({ 'GET /society/balance': { ...balance, deleted_at: '2026-04-01T10:00:00.000Z' } })
  expect(await screen.findByText('Gelöscht am 01.04.2026. Die Buchungen bleiben.')).toBeVisible()
  expect(await screen.findByText('Abschluss von Mia Muster')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Stufen' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Gutschrift oder Abzug' })).not.toBeInTheDocument()
})

it('takes a finish of a merged society back, whose money stands in the books of the other', async () => {
  const { user } = open({
    'GET /society/balance': {
      ...balance,
      deleted_at: '2026-04-01T10:00:00.000Z',
      money: { earned: 0, available: 0, requested: 0, paid: 0 },
    },
  })
  await screen.findByText('Abschluss von Mia Muster')
  await user.click(screen.getByRole('button', { name: /Abschluss/ }))
  expect(await screen.findByRole('menuitem', { name: 'Zurücknehmen' })).toBeEnabled()
})

describe('why a line cannot be taken back', () => {
  const said = (key: string): string => key
  // The words are the texts' own; here it is which of them.
  const why = (line: Partial<LedgerLine>, available = 1000) => whyNot(said, { ...finish, ...line }, available)

  it.each<[string, Partial<LedgerLine>, number, string | undefined]>([
    ['a finish whose money is there', {}, 500, undefined],
    ['a finish whose money was asked for', {}, 499, 'sales.whyNot.spent'],
    ['one that was taken back', { reversed_by: society.id }, 1000, 'sales.whyNot.reversed'],
    ['what took one back', { kind: 'reversal' }, 1000, 'sales.whyNot.reversal'],
  ])('%s', (_what, line, available, expected) => expect(why(line, available)).toBe(expected))

  it('reads amounts with the sign people expect', () => {
    expect(amountOf(finish, 'earned')).toBe(500)
    expect(amountOf(finish, 'paid')).toBe(0)
  })
})
