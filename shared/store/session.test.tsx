import { jest } from '@jest/globals'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { refuse, startFakeApi, testSession, testSettings, testSystemConfig } from '../testing/index.ts'
import { seedPlatform, sessionQuery, settingsQuery, systemConfigQuery, useSession } from './platform.ts'
import { sessionChanged as changeSession } from './session.ts'
import { hasUnsaved, useUnsaved } from './unsaved.ts'
import type * as Session from './session.ts'

const Typing = ({ unsaved }: { unsaved: boolean }): ReactNode => {
  useUnsaved(unsaved)
  return null
}
const ask = (client: QueryClient) => client.fetchQuery({ ...sessionQuery, staleTime: 0, retry: false })

describe('the session', () => {
  it('that ended is nobody’s', async () => {
    startFakeApi({ 'GET /session-id': refuse('not_logged_in') })
    expect(await ask(new QueryClient())).toBeNull()
  })

  it('that ended while something typed is not saved stays what it was, so that the page stays', async () => {
    const client = new QueryClient()
    startFakeApi({ 'GET /session-id': testSession })
    await ask(client)
    startFakeApi({ 'GET /session-id': refuse('not_logged_in') })
    const { rerender, unmount } = render(<Typing unsaved />)
    await expect(ask(client)).rejects.toMatchObject({ code: 'not_logged_in' })
    expect(client.getQueryData(sessionQuery.queryKey)).toEqual(testSession)
    rerender(<Typing unsaved={false} />)
    expect(await ask(client)).toBeNull()
    unmount()
  })
})

/** A client that knows what a page begins with. */
const seededClient = (): QueryClient => {
  const client = new QueryClient()
  seedPlatform(client, {
    session: testSession,
    settings: testSettings,
    system_config: testSystemConfig,
    ui_texts: {},
  })
  return client
}

describe('in the frame of a preview', () => {
  const { parent } = window
  beforeEach(() => Object.defineProperty(window, 'parent', { value: {}, configurable: true }))
  afterEach(() => Object.defineProperty(window, 'parent', { value: parent, configurable: true }))

  it('there is none, whoever looks at it: neither from the page nor when it is asked for again', async () => {
    startFakeApi({ 'GET /session-id': testSession })
    const client = seededClient()
    expect(client.getQueryData(sessionQuery.queryKey)).toBeNull()
    expect(await ask(client)).toBeNull()
  })
})

/** As browsers have it: heard by every other channel of that name, never by the one that speaks. */
class Channel extends EventTarget {
  static open: Channel[] = []
  readonly name: string
  constructor(name: string) {
    super()
    this.name = name
    Channel.open.push(this)
  }
  readonly postMessage = (data: unknown): void => this.say(data)
  say(data: unknown): void {
    for (const other of Channel.open.filter((one) => one !== this && one.name === this.name))
      other.dispatchEvent(new MessageEvent('message', { data }))
  }
}

it('is shared by all tabs: a change is told to the others, and theirs is heard until one stops listening', async () => {
  Object.assign(globalThis, { BroadcastChannel: Channel })
  const anew = './session.ts?anew'
  const { onSessionElsewhere, sessionChanged }: typeof Session = await import(anew)
  const [own] = Channel.open
  const other = new Channel(own?.name ?? '')
  const heardThere: unknown[] = []
  other.addEventListener('message', () => heardThere.push('changed'))
  let heardHere = 0
  const stop = onSessionElsewhere(() => (heardHere += 1))

  startFakeApi({ 'GET /session-id': testSession, 'GET /system-config': testSystemConfig })
  await sessionChanged(new QueryClient())
  expect(heardThere).toEqual(['changed'])
  expect(heardHere).toBe(0)
  other.say('changed')
  expect(heardHere).toBe(1)
  stop()
  other.say('changed')
  expect(heardHere).toBe(1)
})

describe('what is read once somebody logged in', () => {
  const key = ['GET /courses']
  /** Leads on to the courses as soon as somebody is logged in, as the login does. */
  const Page = ({ read }: { read: () => Promise<string> }): ReactNode =>
    useSession() === null ? <p>Anmelden</p> : <Courses read={read} />
  const Courses = ({ read }: { read: () => Promise<string> }): ReactNode => {
    const { data = 'wird geladen' } = useQuery({ queryKey: key, queryFn: read, staleTime: Infinity })
    return <p>{data}</p>
  }

  it('stays on the page that is led to, also while the configuration is still on its way', async () => {
    const config = Promise.withResolvers<typeof testSystemConfig>()
    startFakeApi({ 'GET /session-id': testSession, 'GET /system-config': () => config.promise })
    const client = seededClient()
    client.setQueryData(sessionQuery.queryKey, null)
    client.setQueryData(key, 'Kurse von vorher')
    const answer = Promise.withResolvers<string>()
    const read = jest.fn(() => answer.promise)
    render(
      <QueryClientProvider client={client}>
        <Page read={read} />
      </QueryClientProvider>,
    )
    const done = changeSession(client)
    expect(await screen.findByText('wird geladen')).toBeVisible()
    await act(async () => {
      config.resolve(testSystemConfig)
      await done
    })
    answer.resolve('Meine Kurse')
    expect(await screen.findByText('Meine Kurse')).toBeVisible()
    expect(read).toHaveBeenCalledTimes(1)
  })
})

it.each<[string, (client: QueryClient) => unknown]>([
  ['emptied', (client) => client.clear()],
  ['reset', (client) => client.resetQueries()],
])('what the platform said stays when the client is %s by a remote', (_, harm) => {
  startFakeApi({ 'GET /session-id': testSession })
  const client = seededClient()
  client.setQueryData(['GET /courses'], [])
  harm(client)
  expect(client.getQueryData(sessionQuery.queryKey)).toEqual(testSession)
  expect(client.getQueryData(systemConfigQuery.queryKey)).toEqual(testSystemConfig)
  expect(client.getQueryData(['GET /courses'])).not.toEqual([])
})

it.each<[string, unknown]>([
  ['nothing', null],
  ['something empty', {}],
  ['a list', []],
])('what the platform said stays when a remote puts %s there, and that is told', (_, value) => {
  const reported = jest.fn<typeof reportError>()
  globalThis.reportError = reported
  const client = seededClient()
  client.setQueryData(['GET /settings'], value)
  client.setQueryData(['GET /system-config'], value)
  expect(client.getQueryData(settingsQuery.queryKey)).toEqual(testSettings)
  expect(client.getQueryData(systemConfigQuery.queryKey)).toEqual(testSystemConfig)
  expect(reported).toHaveBeenCalledTimes(2)
  // What the platform itself says anew is taken.
  client.setQueryData(settingsQuery.queryKey, { ...testSettings, name: 'Gesund' })
  client.setQueryData(sessionQuery.queryKey, null)
  expect(client.getQueryData(settingsQuery.queryKey)?.name).toBe('Gesund')
  expect(client.getQueryData(sessionQuery.queryKey)).toBeNull()
  expect(reported).toHaveBeenCalledTimes(2)
})

it('something is unsaved until the last form that says so is saved or gone', () => {
  const first = render(<Typing unsaved />)
  const second = render(<Typing unsaved />)
  first.unmount()
  expect(hasUnsaved()).toBe(true)
  second.rerender(<Typing unsaved={false} />)
  expect(hasUnsaved()).toBe(false)
})
