import { refuse, renderPage } from '@kursportal/shared/testing'
import { screen, within } from '@testing-library/react'
import { creditNote, undeclared } from './documents.fixtures.ts'
import { levels, noPayouts, performance, society, sums } from './performance.fixtures.ts'
import PerformancePage from './PerformancePage.tsx'

const booked = {
  id: '019a0000-0000-7000-8000-000000000009',
  society: society.society,
  target_year: 2026,
  amount: 1000,
  notes: '',
  state: 'booked' as const,
  reason: null,
  requested_by: null,
  account_holder: 'Olga Ober',
  iban_end: '3000',
  finishes: 7,
  created_at: '2026-03-02T10:00:00.000Z',
  decided_at: '2026-03-04T10:00:00.000Z',
  exported_at: null,
  confirmed_at: null,
  stage: 'booked' as const,
  tier: 'bronze' as const,
  decided_by: null,
  returned_at: null,
  return_reason: null,
  mend_account: false,
  owner_iban_changed: false,
  own: false,
}
const none = { items: [], total: 0 }

const shown = (answers = {}, owns = true) =>
  renderPage(<PerformancePage />, {
    at: `/sales/${society.society.id}/auszahlungen`,
    path: '/sales/:societyId/:tab?',
    answers: {
      'GET /sales-performance': { ...performance, societies: [{ ...society, is_owner: owns }] },
      'GET /society-levels': levels,
      'GET /transaction-requests': noPayouts,
      'GET /own-payout-account': {
        is_own: true,
        holder: 'Olga Ober',
        own_name: 'Olga Ober',
        iban_masked: 'DE02 •••• 3000',
        sepa: true,
        returned_reason: null,
      },
      'GET /payee-declarations': undeclared,
      'GET /payout-documents': none,
      ...answers,
    },
  })

it('declares the status with a signature, and asks for what that status needs', async () => {
  const declared = {
    id: society.society.id,
    status: 'small_business' as const,
    taxed: false,
    declared_on: '2026-03-02',
    signed_name: 'Olga Ober',
    facts: null,
  }
  const { user, sent } = shown({
    'POST /payee-declaration': { ...undeclared, current: declared, history: [declared] },
  })
  await user.click(await screen.findByRole('button', { name: 'Angaben machen' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.queryByLabelText(/Steuernummer/)).not.toBeInTheDocument()
  await user.click(dialog.getByRole('radio', { name: /Kleinunternehmer/ }))
  expect(dialog.getByLabelText('Name')).toHaveValue('Olga Ober')
  await user.type(dialog.getByLabelText(/Unterschrift/), 'Olga Ober')
  await user.click(dialog.getByRole('button', { name: 'Unterschreiben' }))
  expect(await dialog.findByText('Gib eine Steuernummer oder eine USt-IdNr. an.')).toBeVisible()
  expect(dialog.getByText('Bitte bestätige das.')).toBeVisible()
  await user.type(dialog.getByLabelText(/Steuernummer/), '26 815 08152')
  await user.click(dialog.getByRole('checkbox', { name: /per Gutschrift/ }))
  await user.click(dialog.getByRole('button', { name: 'Unterschreiben' }))
  expect(await screen.findByText(/Erklärt am 02.03.2026 von Olga Ober/)).toBeVisible()
  expect(sent.findLast(({ key }) => key === 'POST /payee-declaration')?.body).toMatchObject({
    status: 'small_business',
    country: 'DE',
    tax_number: '26 815 08152',
    vat_id: '',
    signed_name: 'Olga Ober',
    agreed: true,
  })
})

it('says to who declares anew that it holds for money of before, too', async () => {
  const current = {
    id: society.society.id,
    status: 'private' as const,
    taxed: false,
    declared_on: '2026-03-02',
    signed_name: 'Olga Ober',
    facts: null,
  }
  const { user } = shown({ 'GET /payee-declarations': { ...undeclared, current, history: [current] } })
  await user.click(await screen.findByRole('button', { name: 'Neu erklären' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText(/auch für Geld, das du früher verdient hast/)).toBeVisible()
})

it('calls nothing paid that no bank has yet', async () => {
  const paid = {
    ...booked,
    id: society.society.id,
    stage: 'exported' as const,
    exported_at: booked.decided_at,
  }
  shown({ 'GET /transaction-requests': { items: [booked, paid], total: 2, sums } })
  const list = within(await screen.findByRole('list', { name: 'Deine Auszahlungen' }))
  const lines = list.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines[0]).toContain('Gebucht, noch nicht überwiesen')
  expect(lines[1]).toContain('Ausgezahlt')
})

it('objects to a Gutschrift, saying what that ends; what is typed stays when it fails', async () => {
  const document = creditNote(booked.id)
  const { user } = shown({
    'GET /transaction-requests': { items: [booked], total: 1, sums },
    'GET /payout-documents': { items: [document], total: 1 },
    'POST /payout-document/objection': refuse('document_settled'),
  })
  const link = await screen.findByRole('link', { name: 'Gutschrift 2026-00012 (PDF)' })
  expect(link).toHaveAttribute('href', `/api/payout-document?document-id=${document.id}`)
  await user.click(screen.getByRole('button', { name: 'Gutschrift 2026-00012 widersprechen' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/gilt die Gutschrift nicht mehr als Rechnung/)).toBeVisible()
  await user.type(dialog.getByLabelText('Was stimmt nicht?'), 'Zwei Abschlüsse fehlen')
  await user.click(dialog.getByRole('button', { name: 'Widersprechen' }))
  expect(await dialog.findByText(/schon etwas geschehen/)).toBeVisible()
  expect(dialog.getByLabelText('Was stimmt nicht?')).toHaveValue('Zwei Abschlüsse fehlen')
})

it('tells who leads without owning, and offers neither declaring nor objecting', async () => {
  shown(
    {
      'GET /payee-declarations': { ...undeclared, may_declare: false },
      'GET /transaction-requests': { items: [booked], total: 1, sums },
      'GET /payout-documents': { items: [{ ...creditNote(booked.id), is_payee: false }], total: 1 },
    },
    false,
  )
  expect(await screen.findByText('Wem der Verein gehört, der hat noch nichts erklärt.')).toBeVisible()
  expect(screen.getByText(/Die macht, wem der Verein gehört/)).toBeVisible()
  expect(screen.queryByText(/was du hier erklärst/)).toBeNull()
  expect(await screen.findByRole('link', { name: /Gutschrift/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: /widersprechen|Angaben machen/ })).not.toBeInTheDocument()
})

it('keeps the documents of groups that ended or went to somebody else, by group, and lets their payee object', async () => {
  const former = creditNote(booked.id)
  const { sent } = renderPage(<PerformancePage />, {
    at: '/sales',
    path: '/sales/:societyId?/:tab?',
    answers: {
      'GET /sales-performance': { ...performance, societies: [society], former_documents: 1 },
      'GET /society-levels': levels,
      'GET /payout-documents': {
        items: [
          creditNote(booked.id),
          {
            ...former,
            id: booked.id,
            number: '2025-00003',
            society: { ...former.society, id: booked.id, name: 'Laufgruppe' },
          },
        ],
        total: 2,
      },
    },
  })
  const list = within(await screen.findByRole('list', { name: 'Belege von Laufgruppe' }))
  expect(list.getByRole('link', { name: 'Gutschrift 2025-00003 (PDF)' })).toBeVisible()
  expect(list.getByRole('button', { name: 'Gutschrift 2025-00003 widersprechen' })).toBeVisible()
  // What belongs to a society of one's own stands with its payouts.
  expect(screen.queryByRole('link', { name: /2026-00012/ })).not.toBeInTheDocument()
  expect(sent.find(({ key }) => key === 'GET /payout-documents')?.query).toMatchObject({ mine: 'true' })
})
