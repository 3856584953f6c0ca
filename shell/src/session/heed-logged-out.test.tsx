import { call, read } from '@kursportal/shared/client'
import { useQuery, type QueryClient } from '@kursportal/shared/query'
import { seedPlatform, sessionQuery, useUnsaved } from '@kursportal/shared/store'
import {
  refuse,
  renderPage,
  startFakeApi,
  testSession,
  testSettings,
  testSystemConfig,
} from '@kursportal/shared/testing'
import { act, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter } from 'react-router-dom'
import type { ReactNode } from 'react'
import { heedLoggedOut } from './heed-logged-out.ts'
import { LoginAgain } from './LoginAgain.tsx'
import { useLoginAgain, wantLoginAgain } from './login-again.ts'
import { createQueryClient } from './query-client.ts'

/** What a page does with the platform: as a query, as a mutation, or without either. */
const ways: Readonly<Record<string, (client: QueryClient) => Promise<unknown>>> = {
  'a query': (client) => client.fetchQuery({ ...read('GET /faq'), retry: false }),
  'a mutation': (client) =>
    client
      .getMutationCache()
      .build(client, { mutationFn: () => call('PUT /delete') })
      .execute(undefined),
  'neither of them': () => call('GET /faq'),
}

const ended = refuse('not_logged_in')

/** A page at an address, as `start` puts it together; the session has ended. */
const arrange = (at: string) => {
  startFakeApi({ 'GET /faq': ended, 'PUT /delete': ended, 'GET /session-id': ended })
  const client = createQueryClient()
  seedPlatform(client, {
    session: testSession,
    settings: testSettings,
    system_config: testSystemConfig,
    ui_texts: {},
  })
  const router = createMemoryRouter([{ path: '*', element: null }], {
    initialEntries: ['/sales', at],
    initialIndex: 1,
  })
  stop = heedLoggedOut(client, router)
  return { client, router, address: () => router.createHref(router.state.location) }
}
let stop: (() => void) | undefined

const Typing = (): ReactNode => {
  useUnsaved(true)
  return null
}

beforeEach(() => wantLoginAgain(false))
afterEach(() => stop?.())

describe.each(Object.entries(ways))('a 401 to %s', (_, ask) => {
  it('leads to the login, which leads back to just where somebody was', async () => {
    const { client, router, address } = arrange('/courses/1?tab=forum#posts')
    await expect(ask(client)).rejects.toMatchObject({ code: 'not_logged_in' })
    await waitFor(() => expect(address()).toBe('/login?redirectTo=%2Fcourses%2F1%3Ftab%3Dforum%23posts'))
    expect(router.state.location.state).toEqual({ expired: true })
    expect(router.state.historyAction).toBe('REPLACE')
    expect(useLoginAgain.getState().wanted).toBe(false)
  })

  it.each(['/login', '/register?step=person', '/legal/privacy'])('sends nobody away from %s', async (at) => {
    const { client, address } = arrange(at)
    await expect(ask(client)).rejects.toMatchObject({ code: 'not_logged_in' })
    expect(address()).toBe(at)
    expect(client.getQueryData(sessionQuery.queryKey)).toBeNull()
    expect(useLoginAgain.getState().wanted).toBe(false)
  })

  it('asks for the login over what is typed, and the page stays as it is', async () => {
    const { client, address } = arrange('/profile')
    const { unmount } = render(<Typing />)
    await expect(ask(client)).rejects.toMatchObject({ code: 'not_logged_in' })
    expect(useLoginAgain.getState().wanted).toBe(true)
    expect(address()).toBe('/profile')
    expect(client.getQueryData(sessionQuery.queryKey)).toEqual(testSession)
    unmount()
  })
})

it('other refusals lead nowhere', async () => {
  const { client, address } = arrange('/profile')
  startFakeApi({ 'GET /faq': refuse('forbidden') })
  await expect(ways['a query']?.(client)).rejects.toMatchObject({ code: 'forbidden' })
  expect(address()).toBe('/profile')
})

it('asking who is logged in leads nowhere by itself, but asks for the login over what is typed', async () => {
  const { client, address } = arrange('/profile')
  const ask = () => client.fetchQuery({ ...sessionQuery, staleTime: 0, retry: false })
  const { unmount } = render(<Typing />)
  await expect(ask()).rejects.toMatchObject({ code: 'not_logged_in' })
  expect(useLoginAgain.getState().wanted).toBe(true)
  unmount()
  wantLoginAgain(false)
  expect(await ask()).toBeNull()
  expect(address()).toBe('/profile')
  expect(useLoginAgain.getState().wanted).toBe(false)
})

/** A form drawn from what was read, as most are. */
const Form = (): ReactNode => {
  const faq = useQuery(read('GET /faq'))
  return (
    <>
      {faq.data && (
        <label>
          Titel <input defaultValue="" />
        </label>
      )}
      <LoginAgain />
    </>
  )
}

it('logging in again over a form leaves the page as it is: what is typed, and what it was drawn from', async () => {
  const answers = {
    'GET /faq': { items: [], total: 0 },
    'POST /session-id': { session_id: 'neu' },
    'GET /session-id': testSession,
  }
  const { user, address, sent } = renderPage(<Form />, { at: '/profile', answers })
  await user.type(await screen.findByLabelText('Titel'), 'Ruhig atmen')
  act(() => wantLoginAgain(true))
  await user.type(await screen.findByLabelText('Passwort'), 'Morgentau-17-blau')
  await user.click(screen.getByRole('button', { name: 'Anmelden' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByLabelText('Titel')).toHaveValue('Ruhig atmen')
  expect(address()).toBe('/profile')
  expect(sent.filter(({ key }) => key === 'GET /faq')).toHaveLength(1)
})
