import { useQueryClient } from '@kursportal/shared/query'
import { leaveTo, sessionQuery, useUnsaved } from '@kursportal/shared/store'
import { renderPage, testSession } from '@kursportal/shared/testing'
import { screen } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
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

/** A page with something typed on it, and what a return to the tab finds: a text that is to be confirmed. */
const Typing = (): ReactNode => {
  const client = useQueryClient()
  const [isUnsaved, setUnsaved] = useState(true)
  useUnsaved(isUnsaved)
  const fallsDue = { ...testSession, confirms_texts: true }
  return (
    <>
      <button onClick={() => client.setQueryData(sessionQuery.queryKey, fallsDue)}>Zurück</button>
      <button onClick={() => setUnsaved(false)}>Speichern</button>
    </>
  )
}

it('asks for a text that falls due only once nothing on the page is unsaved', async () => {
  const page = (
    <SessionGate open={false}>
      <Typing />
    </SessionGate>
  )
  const { user } = renderPage(page, {
    at: '/my-courses',
    path: '/my-courses',
    answers: { 'GET /consents/due': { texts: [], needs_parent: false } },
  })
  await user.click(await screen.findByRole('button', { name: 'Zurück' }))
  expect(screen.getByRole('button', { name: 'Speichern' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  expect(await screen.findByRole('heading', { name: 'Das hat sich geändert' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Speichern' })).toBeNull()
})
