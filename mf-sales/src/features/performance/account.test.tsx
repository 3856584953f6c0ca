import { renderPage } from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { undeclared } from './documents.fixtures.ts'
import { levels, noPayouts, performance, society } from './performance.fixtures.ts'
import PerformancePage from './PerformancePage.tsx'

const other = {
  ...society,
  society: { id: '019a0000-0000-7000-8000-000000000002', name: 'Olgas Gruppe', is_community: false },
}
const ofProfile = {
  is_own: false,
  holder: 'Olga Ober',
  own_name: 'Olga Ober',
  iban_masked: 'DE02 •••• 3000',
  sepa: true,
  returned_reason: null,
}
const ofClub = { ...ofProfile, is_own: true, holder: 'TV Lindenau e. V.', iban_masked: 'DE12 •••• 9890' }

const shown = (answers = {}, of = society) =>
  renderPage(<PerformancePage />, {
    at: `/sales/${of.society.id}/auszahlungen`,
    path: '/sales/:societyId/:tab?',
    answers: {
      'GET /sales-performance': { ...performance, societies: [other, society] },
      'GET /society-levels': levels,
      'GET /transaction-requests': noPayouts,
      'GET /own-payout-account': ofProfile,
      'GET /payee-declarations': undeclared,
      'GET /payout-documents': { items: [], total: 0 },
      ...answers,
    },
  })

it('says that the account of the profile serves, and takes one for the society alone', async () => {
  const { user, sent } = shown({ 'PUT /own-payout-account': ofClub })
  expect(await screen.findByText(/^„Turnverein Lindenau“ hat noch kein eigenes Konto\./)).toBeVisible()
  expect(screen.getByText('DE02 •••• 3000')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Eigenes Konto eintragen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Konto für Turnverein Lindenau' }))
  expect(dialog.getByText(/Die IBAN in deinem Profil bleibt/)).toBeVisible()
  expect(dialog.getByText(/^In deinem Profil steht DE02/)).toBeVisible()
  const holder = dialog.getByLabelText('Name auf dem Konto')
  await user.clear(holder)
  await user.type(holder, 'TV Lindenau e. V.')
  await user.type(dialog.getByLabelText(/^IBAN/), 'DE12500105170648489890')
  await user.click(dialog.getByRole('button', { name: 'Speichern' }))
  expect(await screen.findByText('Auf dieses Konto geht das Geld von „Turnverein Lindenau“.')).toBeVisible()
  expect(screen.getByText('DE12 •••• 9890')).toBeVisible()
  await waitFor(() =>
    expect(sent.findLast(({ key }) => key === 'PUT /own-payout-account')?.body).toEqual({
      society_id: society.society.id,
      holder: 'TV Lindenau e. V.',
      iban: 'DE12500105170648489890',
    }),
  )
})

it.each([
  [society, 'Auf dieses Konto geht das Geld von „Turnverein Lindenau“.', 'DE12 •••• 9890'],
  [other, '„Olgas Gruppe“ hat noch kein eigenes Konto.', 'DE02 •••• 3000'],
])('shows each society its own account', async (of, says, iban) => {
  const { sent } = shown({ 'GET /own-payout-account': of === society ? ofClub : ofProfile }, of)
  expect(await screen.findByText(says, { exact: false })).toBeVisible()
  expect(screen.getByText(iban)).toBeVisible()
  expect(sent.find(({ key }) => key === 'GET /own-payout-account')?.query).toEqual({
    society_id: of.society.id,
  })
})

it('asks for an IBAN where the one of the profile cannot be paid to, or there is none', async () => {
  const { user } = shown({ 'GET /own-payout-account': { ...ofProfile, sepa: false } })
  expect(await screen.findByText(/Auf dieses Konto können wir nicht überweisen/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Eigenes Konto eintragen' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Speichern' }))
  expect(dialog.getByLabelText('IBAN')).toBeInvalid()
})
