import { jest } from '@jest/globals'
import { QueryClientProvider, useQuery } from '@kursportal/shared/query'
import { seedPlatform, useSession } from '@kursportal/shared/store'
import {
  startFakeApi,
  testSession,
  testSettings,
  testSystemConfig,
  type FakeAnswers,
} from '@kursportal/shared/testing'
import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createQueryClient } from './query-client.ts'
import { checkSession } from './useSessionWatch.ts'

const seen: string[] = []

/** A page that says something else to strangers, and only reads it when it is drawn. */
const Page = ({ read }: { read: () => Promise<string> }): ReactNode => {
  const session = useSession()
  const { data = 'wird geladen' } = useQuery({ queryKey: ['GET /access'], queryFn: read })
  const line = `${session ? session.user.first_name : 'niemand'}: ${data}`
  seen.push(line)
  return <p>{line}</p>
}

const show = (session: typeof testSession | null, now: FakeAnswers['GET /session-id'] & {}) => {
  const client = createQueryClient()
  seedPlatform(client, {
    session,
    settings: testSettings,
    system_config: testSystemConfig,
    ui_texts: {},
  })
  startFakeApi({
    'GET /session-id': now,
    'GET /settings': testSettings,
    'GET /system-config': testSystemConfig,
  })
  const answers = ['für Fremde', 'für dich']
  render(
    <QueryClientProvider client={client}>
      <Page read={() => Promise.resolve(answers.shift() ?? 'zu oft gefragt')} />
    </QueryClientProvider>,
  )
  const reload = jest.fn()
  return { reload, check: () => act(() => checkSession(client, reload)) }
}

const name = testSession.user.first_name

it('reads anew what a stranger was told, once somebody logs in elsewhere', async () => {
  const { reload, check } = show(null, testSession)
  expect(await screen.findByText('niemand: für Fremde')).toBeVisible()
  await check()
  expect(await screen.findByText(`${name}: für dich`)).toBeVisible()
  expect(seen).not.toContain(`${name}: für Fremde`)
  expect(reload).not.toHaveBeenCalled()
})

it('leaves the page as it is where the same person is still there', async () => {
  const { reload, check } = show(testSession, testSession)
  expect(await screen.findByText(`${name}: für Fremde`)).toBeVisible()
  await check()
  expect(screen.getByText(`${name}: für Fremde`)).toBeVisible()
  expect(reload).not.toHaveBeenCalled()
})

it('starts the page anew where it is somebody else', async () => {
  const other = { ...testSession, user: { ...testSession.user, id: '01980000-0000-7000-8000-0000000000ff' } }
  const { reload, check } = show(testSession, other)
  await check()
  expect(reload).toHaveBeenCalledTimes(1)
})
