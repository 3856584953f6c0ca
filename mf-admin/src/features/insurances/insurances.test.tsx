import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { Insurance } from './api/insurances.ts'
import InsurancesPage from './InsurancesPage.tsx'

const linden: Insurance = {
  id: '01980000-0000-7000-8000-00000000001a',
  name: 'Lindenkasse',
  active: true,
  iban_required: true,
  important: true,
  private: false,
  hand_in_text: '',
  hand_in_url: '',
}

const open = (answers: FakeAnswers = {}) =>
  renderPage(<InsurancesPage />, {
    answers: { 'GET /insurances': { items: [linden], total: 1 }, ...answers },
    path: '/admin/insurances',
    at: '/admin/insurances',
  })

it('says of each what it is, and how certificates are handed in to it', async () => {
  open()
  expect(await screen.findByText('Lindenkasse')).toBeVisible()
  expect(screen.getByText('steht oben, IBAN nötig')).toBeVisible()
  expect(screen.getByText('allgemeiner Hinweis')).toBeVisible()
})

it('takes a hint and an address, and refuses what is no address', async () => {
  const { sent } = open({ 'PATCH /insurance': linden })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Lindenkasse ändern' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/^So reicht man/), 'In der App.')
  await user.type(dialog.getByLabelText(/^Internetseite dafür/), 'linde.example')
  await user.click(dialog.getByRole('button', { name: 'Speichern' }))
  expect(await dialog.findByText(/die mit https:\/\/ beginnt/)).toBeVisible()
  await user.clear(dialog.getByLabelText(/^Internetseite dafür/))
  await user.type(dialog.getByLabelText(/^Internetseite dafür/), 'https://linde.example')
  await user.click(dialog.getByRole('button', { name: 'Speichern' }))
  await waitFor(() =>
    expect(sent.filter(({ key }) => key === 'PATCH /insurance').map(({ body }) => body)).toEqual([
      { ...linden, hand_in_text: 'In der App.', hand_in_url: 'https://linde.example' },
    ]),
  )
})

it('keeps what was typed where the name is taken', async () => {
  open({ 'POST /insurance': refuse('insurance_exists') })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Neue Krankenkasse' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Name'), 'Lindenkasse')
  await user.click(dialog.getByRole('button', { name: 'Speichern' }))
  expect(await dialog.findByRole('alert')).toBeVisible()
  expect(dialog.getByLabelText('Name')).toHaveValue('Lindenkasse')
})
