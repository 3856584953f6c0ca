import { useLocation } from '@kursportal/shared/router'
import { renderPage } from '@kursportal/shared/testing'
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
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
    expect(field('Code aus der E-Mail')).toHaveValue(' K7PM 2XWQ ')
    await paste(user, 'Dein neues Passwort', 'Morgentau-17-blau')
    expect(field('Dein neues Passwort')).toHaveValue('Morgentau-17-blau')
    expect(field('Dein neues Passwort')).toHaveAttribute('autocomplete', 'new-password')
    expect(owner()).toBe('nele@beispiel.de')
  })

  it('again, over a form, says whose password is asked for', async () => {
    renderPage(<LoginDialog onClose={() => undefined} />, { at: '/profile' })
    expect(await screen.findByLabelText('Passwort')).toHaveAttribute('autocomplete', 'current-password')
    expect(owner()).toBe('lore@beispiel.de')
  })
})

const Pages = (): ReactNode => (useLocation().pathname === '/login' ? <LoginPage /> : <PasswordPage />)

// WCAG 3.3.7: what was typed is not asked for twice.
it('takes the typed address along to a new password', async () => {
  const { user, address } = renderPage(<Pages />, { at: '/login?redirectTo=%2Fsales', session: null })
  await user.type(field('E-Mail-Adresse'), 'nele@beispiel.de')
  await user.click(screen.getByRole('link', { name: 'Passwort vergessen?' }))
  expect(await screen.findByRole('heading', { name: 'Neues Passwort' })).toBeVisible()
  expect(address()).toBe('/login/password?redirectTo=%2Fsales')
  expect(field('E-Mail-Adresse')).toHaveValue('nele@beispiel.de')
})
