import { refuse, renderPage, testSystemConfig } from '@kursportal/shared/testing'
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { leaveTo, placeAfterSession, useSession } from '@kursportal/shared/store'
import LoginPage from '../features/login/LoginPage.tsx'
import { AccountMenu } from '../frame/AccountMenu.tsx'
import { SessionGate } from './SessionGate.tsx'

afterEach(() => leaveTo(undefined))

/** The menu is there for whoever is logged in, as in the frame. */
const Menu = (): ReactNode => useSession() && <AccountMenu name="Lore" profile="/profile" />

it('logging out leads to a login that leads nowhere in particular, and says that it was done', async () => {
  const { user, address } = renderPage(
    <>
      <Menu />
      <SessionGate open={false}>{'Profil'}</SessionGate>
    </>,
    {
      path: '/profile',
      at: '/profile',
      answers: {
        'DELETE /session-id': undefined,
        'GET /session-id': refuse('not_logged_in'),
        'GET /system-config': testSystemConfig,
      },
    },
  )
  await user.click(screen.getByRole('button', { name: /^Dein Konto/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Abmelden' }))
  expect(await screen.findByText('Du bist abgemeldet. Bis bald!')).toBeVisible()
  expect(address()).toBe('/login')
})

it('whatever is asked for after that login leads back again', () => {
  leaveTo('/login')
  renderPage(<LoginPage />, { at: '/login', session: null })
  expect(placeAfterSession()).toBeUndefined()
})
