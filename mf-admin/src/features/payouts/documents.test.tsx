import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { cleanup, screen, within } from '@testing-library/react'
import type { PayoutDocument } from './api/documents.ts'
import type { PayoutCase } from './api/payouts.ts'
import { Documents } from './components/Documents.tsx'
import DocumentsPage from './DocumentsPage.tsx'
import IssuerPage from './IssuerPage.tsx'
import { payoutCase } from './payouts.fixtures.ts'

const document: PayoutDocument = {
  id: '019a0000-0000-7000-8000-00000000000d',
  number: '2026-00012',
  kind: 'credit_note',
  state: 'objected',
  society: payoutCase.society,
  request_id: payoutCase.id,
  is_payee: false,
  status: 'vat_liable',
  net: 4202,
  tax: 798,
  total: 5000,
  issued_at: '2026-03-04T10:00:00.000Z',
  reason: null,
  cancels: null,
  cancelled_by: null,
  sha256: null,
  objection: {
    reason: 'Ich bin Kleinunternehmer.',
    objected_at: '2026-03-05T10:00:00.000Z',
    decision: null,
    decision_reason: null,
    decided_at: null,
  },
}
const declarations = {
  current: {
    id: document.id,
    status: 'vat_liable' as const,
    taxed: false,
    declared_on: '2026-03-02',
    signed_name: 'Olga Öçal',
    facts: null,
  },
  history: [],
  required: true,
  may_declare: false,
  suggested: { name: '', street: '', zip: '', city: '' },
}
const booked = { ...payoutCase, state: 'booked' as const, stage: 'booked' as const }
const shown = (items: PayoutDocument[], answers: FakeAnswers = {}, payout: PayoutCase = booked) =>
  renderPage(<Documents payout={payout} />, {
    answers: {
      'GET /payout-documents': { items, total: items.length },
      'GET /payee-declarations': declarations,
      ...answers,
    },
  })

it('decides an objection with a reason that is read by the payee', async () => {
  const { user, sent } = shown([document], {
    'POST /payout-document/objection-decision': { ...document, state: 'kept' },
  })
  expect(await screen.findByText(/Am 05.03.2026 widersprochen: Ich bin Kleinunternehmer/)).toBeVisible()
  expect(screen.getByText(/darin 7,98 € Umsatzsteuer/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Entscheiden über .* 2026-00012$/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/nicht mehr als Rechnung/)).toBeVisible()
  await user.click(dialog.getByRole('radio', { name: /Lassen, wie er ist/ }))
  await user.type(dialog.getByLabelText('Grund'), 'So war es erklärt')
  await user.click(dialog.getByRole('button', { name: 'Entscheiden' }))
  expect(await screen.findByText('Darüber ist entschieden.')).toBeVisible()
  expect(sent.findLast(({ key }) => key.startsWith('POST'))?.body).toEqual({
    document_id: document.id,
    decision: 'kept',
    reason: 'So war es erklärt',
  })
})

it('issues a document anew, and says what it lacks', async () => {
  const { user } = shown([{ ...document, state: 'cancelled' }], {
    'POST /payout-document': refuse('payout_data_missing', { missing: ['declaration'] }),
    'GET /payee-declarations': { ...declarations, current: null },
  })
  expect(await screen.findByText(/fehlen die steuerlichen Angaben/)).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Beleg ausstellen' }))
  expect(await screen.findByText(/^Die steuerlichen Angaben fehlen\./)).toBeVisible()
})

it('says of what waits that the document comes with booking, and that one which is there stays valid', async () => {
  shown([], {}, payoutCase)
  expect(await screen.findByText('Der Beleg entsteht, wenn du die Auszahlung buchst.')).toBeVisible()
  expect(screen.queryByText(/gibt es keinen Beleg/)).toBeNull()
  cleanup()
  shown([{ ...document, state: 'valid', objection: null }], {}, payoutCase)
  expect(await screen.findByText(/^Der Beleg gilt weiter/)).toBeVisible()
  cleanup()
  shown([{ ...document, state: 'cancelled', objection: null }], {}, payoutCase)
  expect(await screen.findByText('Storniert')).toBeVisible()
  expect(screen.queryByText(/^Der Beleg gilt weiter/)).toBeNull()
})

it('lists all documents, each with its file and its payout', async () => {
  renderPage(<DocumentsPage />, { answers: { 'GET /payout-documents': { items: [document], total: 1 } } })
  expect(await screen.findByRole('link', { name: '2026-00012' })).toHaveAttribute(
    'href',
    `/admin/payouts/${payoutCase.id}`,
  )
  expect(screen.getByRole('link', { name: 'Beleg 2026-00012 herunterladen' })).toBeVisible()
})

it('enters who issues them', async () => {
  const issuer = {
    name: 'Portal GmbH',
    street: 'Weg 1',
    zip: '34117',
    city: 'Kassel',
    vat_id: '',
    electronic: true,
  }
  const { user, sent } = renderPage(<IssuerPage />, {
    answers: {
      'GET /document-issuer': null,
      'PUT /document-issuer': { ...issuer, version: 'a', edited: null },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Aussteller eintragen' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Name mit Rechtsform'), issuer.name)
  await user.type(dialog.getByLabelText('Straße und Hausnummer'), issuer.street)
  await user.type(dialog.getByLabelText('Postleitzahl'), issuer.zip)
  await user.type(dialog.getByLabelText('Ort'), issuer.city)
  await user.click(dialog.getByRole('checkbox', { name: /elektronische Rechnung/ }))
  await user.click(dialog.getByRole('button', { name: 'Speichern' }))
  expect(await screen.findByText('Portal GmbH')).toBeVisible()
  expect(sent.findLast(({ key }) => key === 'PUT /document-issuer')?.body).toEqual({
    ...issuer,
    based_on: 'none',
  })
})
