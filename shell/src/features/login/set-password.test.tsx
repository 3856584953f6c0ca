import { ApiFailure } from '@kursportal/shared/client'
import {
  refuse,
  renderPage,
  testSession,
  testSystemConfig,
  type FakeAnswers,
} from '@kursportal/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import type { LoginState } from './login-state.ts'
import PasswordPage from './PasswordPage.tsx'

/** The first press fails as the test says, the second one is sent with the same code and password. */
const pressTwice = async (answers: FakeAnswers) => {
  const sent = { to: 'nele@beispiel.de', at: Date.now(), until: Date.now() + 900_000 }
  const state: LoginState = { email: sent.to, sent }
  const page = renderPage(<PasswordPage />, {
    at: '/login/password',
    session: null,
    state,
    answers: { 'GET /session-id': testSession, 'GET /system-config': testSystemConfig, ...answers },
  })
  await page.user.type(screen.getByLabelText('Code aus der E-Mail'), 'K7PM2XWQ')
  await page.user.type(screen.getByLabelText('Dein neues Passwort'), 'Morgentau-17-blau')
  const press = (): Promise<void> =>
    page.user.click(screen.getByRole('button', { name: 'Passwort speichern und anmelden' }))
  const times = (key: string): number => page.sent.filter((one) => one.key === key).length
  await press()
  await waitFor(() => expect(page.sent).not.toHaveLength(0))
  await waitFor(() => expect(screen.getByRole('button', { name: /^Passwort speichern/ })).toBeEnabled())
  await press()
  return { ...page, times }
}

/** Fails the first time it is asked. */
const first = <Failure, Answer>(failure: () => Failure, answer: Answer) => {
  let isFirst = true
  return (): Failure | Answer => {
    if (!isFirst) return answer
    isFirst = false
    return failure()
  }
}
const lost = () => Promise.reject(new ApiFailure({ status: 0, code: 'network', message: 'the line is gone' }))

it('uses the code once where the login behind it failed', async () => {
  const { times } = await pressTwice({
    'PATCH /password': undefined,
    'POST /session-id': first(() => refuse('unavailable'), { session_id: 's' }),
  })
  await waitFor(() => expect(times('POST /session-id')).toBe(2))
  expect(times('PATCH /password')).toBe(1)
})

it('goes on to the login where the answer was lost and the code is used up', async () => {
  const { times } = await pressTwice({
    'PATCH /password': first(lost, refuse('invalid_code')),
    'POST /session-id': { session_id: 's' },
  })
  await waitFor(() => expect(times('POST /session-id')).toBe(1))
})

it('says that the code is wrong where the password was not set by it either', async () => {
  await pressTwice({
    'PATCH /password': first(lost, refuse('invalid_code')),
    'POST /session-id': refuse('invalid_login'),
  })
  expect(await screen.findByText(/Code stimmt nicht|Code ist/)).toBeVisible()
})
