import { refuse, renderPage } from '@kursportal/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import ReportPage from './ReportPage.tsx'

const receipt = {
  number: 'M-7K4M9XHT',
  received_at: '2026-03-02T17:30:12.000Z',
  address: 'https://kurse.example/access/1',
  reason: 'fraud' as const,
  explanation: 'Das stimmt nicht.',
  name: 'Rosa Fremd',
  email: 'rosa@beispiel.de',
  receipt_mailed: true,
}

type User = ReturnType<typeof renderPage>['user']

const fill = async (user: User) => {
  await user.click(await screen.findByRole('radio', { name: /Betrug/ }))
  await user.type(screen.getByLabelText('Was stimmt daran nicht?'), receipt.explanation)
  await user.type(screen.getByLabelText('Dein Name'), receipt.name)
  await user.type(screen.getByLabelText('Deine E-Mail-Adresse'), receipt.email)
  await user.click(screen.getByRole('checkbox', { name: /nach bestem Wissen/ }))
  await user.click(screen.getByRole('button', { name: 'Meldung abschicken' }))
}

it('reports the page somebody came from, and ends in the receipt', async () => {
  const sent: unknown[] = []
  const { user } = renderPage(<ReportPage />, {
    session: null,
    at: '/report?address=%2Faccess%2F1',
    answers: {
      'POST /content-report': ({ body }: { body: unknown }) => {
        sent.push(body)
        return receipt
      },
    },
  })
  expect(await screen.findByLabelText('Wo steht es?')).toHaveValue(`${location.origin}/access/1`)
  await fill(user)
  expect(await screen.findByRole('heading', { name: 'Deine Meldung ist angekommen' })).toHaveFocus()
  expect(screen.getByText('Nummer der Meldung: M-7K4M9XHT')).toBeVisible()
  expect(sent).toEqual([
    {
      address: '/access/1',
      reason: 'fraud',
      explanation: receipt.explanation,
      name: receipt.name,
      email: receipt.email,
      good_faith: true,
    },
  ])
})

it('fills in no address of another place', async () => {
  renderPage(<ReportPage />, { session: null, at: '/report?address=https%3A%2F%2Fboese.de', answers: {} })
  expect(await screen.findByLabelText('Wo steht es?')).toHaveValue('')
})

it('says at the address that it is not one of the platform, and keeps what was typed', async () => {
  const { user } = renderPage(<ReportPage />, {
    session: null,
    answers: {
      'POST /content-report': refuse('validation_failed', [{ path: 'address', message: 'address_foreign' }]),
    },
  })
  await user.type(await screen.findByLabelText('Wo steht es?'), 'https://boese.de/faq')
  await fill(user)
  expect(await screen.findByText(/gehört nicht zu dieser Plattform/)).toBeVisible()
  expect(screen.getByLabelText('Was stimmt daran nicht?')).toHaveValue(receipt.explanation)
})

it('asks for everything that is missing at once, and for no name where the law asks for none', async () => {
  const { user } = renderPage(<ReportPage />, { session: null, answers: {} })
  await user.click(await screen.findByRole('radio', { name: /Etwas anderes/ }))
  await user.click(screen.getByRole('button', { name: 'Meldung abschicken' }))
  expect(await screen.findByText('Bitte bestätige das mit einem Häkchen.')).toBeVisible()
  for (const label of ['Wo steht es?', 'Was stimmt daran nicht?', 'Dein Name', 'Deine E-Mail-Adresse'])
    expect(screen.getByLabelText(label)).toBeInvalid()
  await user.click(screen.getByRole('radio', { name: /Sexuelle Gewalt/ }))
  expect(await screen.findByText(/auch ohne Namen/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Meldung abschicken' }))
  await waitFor(() => expect(screen.getByLabelText(/Dein Name/)).toBeValid())
})
