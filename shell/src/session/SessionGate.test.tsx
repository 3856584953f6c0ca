import { leaveTo } from '@kursportal/shared/store'
import { renderPage } from '@kursportal/shared/testing'
import { screen } from '@testing-library/react'
import GoodbyePage from '../features/login/GoodbyePage.tsx'
import { SessionGate } from './SessionGate.tsx'

afterEach(() => leaveTo(undefined))

it('leads whoever deleted their account to the word of goodbye, and to no login that leads back', () => {
  leaveTo('/login/goodbye')
  const { address } = renderPage(<SessionGate open={false}>Profil</SessionGate>, {
    at: '/profile#deletion',
    path: '/profile',
    session: null,
  })
  expect(address()).toBe('/login/goodbye')
})

it('says goodbye', () => {
  renderPage(<GoodbyePage />, { at: '/login/goodbye', session: null })
  expect(screen.getByRole('heading', { name: 'Dein Konto ist gelöscht. Alles Gute!' })).toBeVisible()
})
