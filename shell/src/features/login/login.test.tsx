import type { SessionInfo } from '@kursportal/shared/contract'
import { useLocation } from '@kursportal/shared/router'
import { refuse, renderPage, testSession, testSystemConfig } from '@kursportal/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { SessionGate } from '../../session/SessionGate.tsx'
import LoginDialog from './LoginDialog.tsx'
import LoginPage from './LoginPage.tsx'
import PasswordPage from './PasswordPage.tsx'
import type { LoginState } from './login-state.ts'

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const paste = async (user: UserEvent, label: string, text: string): Promise<void> => {
  await user.click(field(label))
  await user.paste(text)
}
/** Whose password it is, for password managers; nobody sees it. */
const owner = (): string | undefined =>
  document.querySelector<HTMLInputElement>('form input[autocomplete="username"][hidden]')?.value

// WCAG 3.3.8: nobody has to remember or copy letter by letter what a password manager or the clipboard knows.
describe('getting in', () => {
  it('takes what password managers fill in and what is pasted', async () => {
    const { user } = renderPage(<LoginPage />, { at: '/login', session: null })
    expect(field('E-Mail-Adresse')).toHaveAttribute('autocomplete', 'username')
    expect(field('Passwort')).toHaveAttribute('autocomplete', 'current-password')
    await paste(user, 'E-Mail-Adresse', 'nele@beispiel.de')
    await paste(user, 'Passwort', 'Morgentau-17-blau')
    expect(field('E-Mail-Adresse')).toHaveValue('nele@beispiel.de')
    expect(field('Passwort')).toHaveValue('Morgentau-17-blau')
  })

  it('asks for a code that can be pasted with its blanks, and says whose password is set', async () => {
    const sent = { to: 'nele@beispiel.de', at: Date.now(), until: Date.now() + 900_000 }
    const state: LoginState = { email: sent.to, sent }
    const { user } = renderPage(<PasswordPage />, { at: '/login/password', session: null, state })
    expect(field('Code aus der E-Mail')).toHaveAttribute('autocomplete', 'one-time-code')
    await paste(user, 'Code aus der E-Mail', ' k7pm 2xwq ')
    expect(field('Code aus der E-Mail')).toHaveValue('K7PM2XWQ')
    await paste(user, 'Dein neues Passwort', 'Morgentau-17-blau')
    expect(field('Dein neues Passwort')).toHaveValue('Morgentau-17-blau')
    expect(field('Dein neues Passwort')).toHaveAttribute('autocomplete', 'new-password')
    expect(owner()).toBe('nele@beispiel.de')
  })

  it('again, over a form, says whose password is asked for', async () => {
    const answers = { 'POST /session-id': refuse('invalid_login') }
    const { user } = renderPage(<LoginDialog onClose={() => undefined} />, { at: '/profile', answers })
    expect(await screen.findByLabelText('Passwort')).toHaveAttribute('autocomplete', 'current-password')
    expect(owner()).toBe('lore@beispiel.de')
    await user.type(field('Passwort'), 'Morgentau-18-blau{Enter}')
    expect(await screen.findByText(/^Dieses Passwort stimmt nicht/)).toBeVisible()
  })
})

const pages: Readonly<Record<string, ReactNode>> = {
  '/login': <LoginPage />,
  '/login/password': <PasswordPage />,
}
const Pages = (): ReactNode => pages[useLocation().pathname] ?? <SessionGate open={false}>{null}</SessionGate>

// WCAG 3.3.7: what was typed is not asked for twice.
it('takes the typed address along to a new password', async () => {
  const { user, address } = renderPage(<Pages />, { at: '/login?redirectTo=%2Fsales', session: null })
  await user.type(field('E-Mail-Adresse'), 'nele@beispiel.de')
  await user.click(screen.getByRole('link', { name: 'Passwort vergessen?' }))
  expect(await screen.findByRole('heading', { name: 'Neues Passwort' })).toBeVisible()
  expect(address()).toBe('/login/password?redirectTo=%2Fsales')
  expect(field('E-Mail-Adresse')).toHaveValue('nele@beispiel.de')
})

// Section 4: a 401 leads to the login and back to where somebody was, on this site only.
describe('the way back', () => {
  it.each([
    ['/login?redirectTo=%2Fcourses%2F1%3Ftab%3Dforum', '/courses/1?tab=forum'],
    ['/login?redirectTo=%2F%2Fevil.example', '/my-courses'],
    ['/login', '/my-courses'],
  ])('of somebody who logs in at %s is %s', async (at, target) => {
    let session: SessionInfo | null = null
    const { user, address } = renderPage(<Pages />, {
      at,
      session,
      answers: {
        'POST /session-id': () => {
          session = testSession
          return { session_id: 'neu' }
        },
        'GET /session-id': () => session ?? refuse('not_logged_in'),
        'GET /system-config': testSystemConfig,
      },
    })
    await user.type(field('E-Mail-Adresse'), 'lore@beispiel.de')
    await user.type(field('Passwort'), 'Morgentau-17-blau{Enter}')
    await waitFor(() => expect(address()).toBe(target))
  })

  it('of somebody logged in already is gone at once', () => {
    const { address } = renderPage(<Pages />, { at: '/login?redirectTo=%2Fsales' })
    expect(address()).toBe('/sales')
  })

  it('of somebody whose session has just ended begins with why they are here', async () => {
    const state: LoginState = { expired: true }
    const { address } = renderPage(<Pages />, {
      at: '/login?redirectTo=%2Fsales',
      state,
      answers: { 'GET /session-id': refuse('not_logged_in') },
    })
    expect(await screen.findByText(/^Du warst länger nicht hier/)).toBeVisible()
    expect(address()).toBe('/login?redirectTo=%2Fsales')
  })
})

it('who was invited may ask for another code at once, and reads what the password agrees to', async () => {
  const ends = Math.floor(Date.now() / 1000) + 10 * 24 * 3600
  renderPage(<Pages />, { at: `/login/password?invited=1#anna%40beispiel.de:${ends}`, session: null })
  expect(await screen.findByRole('heading', { name: /^Willkommen/ })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Neuen Code schicken' })).toBeEnabled()
  expect(screen.getByText(/Er gilt bis \d\d\.\d\d\.\d{4}, /)).toBeVisible()
  const terms = await screen.findByRole('link', { name: 'Nutzungsbedingungen' })
  expect(terms).toHaveAttribute('href', '/legal/terms-of-use')
  expect(terms.parentElement).toHaveTextContent(/^Mit deinem Passwort stimmst du/)
})

it('who is not logged in is led from a page to the login, which leads back', () => {
  const { address } = renderPage(<Pages />, { at: '/courses/1?tab=forum', session: null })
  expect(address()).toBe('/login?redirectTo=%2Fcourses%2F1%3Ftab%3Dforum')
})
