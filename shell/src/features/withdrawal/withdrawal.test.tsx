import { refuse, renderPage } from '@kursportal/shared/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import WithdrawalPage from './WithdrawalPage.tsx'

const receipt = {
  number: 'W-7K4M9XHT',
  received_at: '2026-03-02T17:30:12.000Z',
  name: 'Erna Ernst',
  email: 'erna@beispiel.de',
  contract: 'Kurs „Rücken“',
  note: '',
  receipt_mailed: true,
}

const fill = async (user: ReturnType<typeof renderPage>['user']) => {
  await user.type(await screen.findByLabelText('Welchen Vertrag möchtest du widerrufen?'), receipt.contract)
  await user.type(screen.getByLabelText('Dein Name'), receipt.name)
  await user.type(screen.getByLabelText('Deine E-Mail-Adresse'), receipt.email)
  await user.click(screen.getByRole('button', { name: 'Weiter' }))
}

it('withdraws in two steps, the second of which says what is declared, and ends in the receipt', async () => {
  const sent: unknown[] = []
  const { user } = renderPage(<WithdrawalPage />, {
    session: null,
    answers: {
      'POST /withdrawal': ({ body }: { body: unknown }) => {
        sent.push(body)
        return receipt
      },
    },
  })
  await fill(user)
  expect(await screen.findByRole('heading', { name: 'Stimmt alles?' })).toHaveFocus()
  expect(screen.getByText('Kurs „Rücken“')).toBeVisible()
  expect(sent).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Widerruf bestätigen' }))
  expect(await screen.findByRole('heading', { name: 'Dein Widerruf ist angekommen' })).toHaveFocus()
  expect(screen.getByText('Nummer des Vorgangs: W-7K4M9XHT')).toBeVisible()
  expect(sent).toEqual([{ name: receipt.name, email: receipt.email, contract: receipt.contract, note: '' }])
})

it('knows the contract that somebody comes from', async () => {
  const contract = '„Rücken“, bestellt am 28.11.2026'
  renderPage(<WithdrawalPage />, {
    path: '/withdrawal',
    at: `/withdrawal?contract=${encodeURIComponent(contract)}`,
  })
  expect(await screen.findByLabelText('Welchen Vertrag möchtest du widerrufen?')).toHaveValue(contract)
})

it('keeps what was typed when it is changed or refused', async () => {
  const { user } = renderPage(<WithdrawalPage />, {
    session: null,
    answers: { 'POST /withdrawal': () => refuse('unavailable') },
  })
  await fill(user)
  await user.click(await screen.findByRole('button', { name: 'Widerruf bestätigen' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Angaben ändern' }))
  expect(await screen.findByLabelText('Dein Name')).toHaveValue(receipt.name)
})

it('has its second step in the address, and what was typed is there again after a reload', async () => {
  const { user, address } = renderPage(<WithdrawalPage />, {
    session: null,
    answers: { 'POST /withdrawal': receipt },
  })
  await fill(user)
  await screen.findByRole('heading', { name: 'Stimmt alles?' })
  expect(address()).toBe('/?step=confirm')
  cleanup()

  const again = renderPage(<WithdrawalPage />, {
    session: null,
    at: '/?step=confirm',
    answers: { 'POST /withdrawal': receipt },
  })
  await waitFor(() => expect(screen.getByLabelText('Dein Name')).toHaveValue(receipt.name))
  await again.user.click(screen.getByRole('button', { name: 'Weiter' }))
  await again.user.click(await screen.findByRole('button', { name: 'Widerruf bestätigen' }))
  await screen.findByRole('heading', { name: 'Dein Widerruf ist angekommen' })
  cleanup()

  renderPage(<WithdrawalPage />, { session: null })
  expect(await screen.findByLabelText('Dein Name')).toHaveValue('')
})

it('asks for what is missing', async () => {
  const { user } = renderPage(<WithdrawalPage />, { session: null, answers: {} })
  await user.click(await screen.findByRole('button', { name: 'Weiter' }))
  expect(await screen.findByLabelText('Welchen Vertrag möchtest du widerrufen?')).toBeInvalid()
})
