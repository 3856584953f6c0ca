import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { SessionInfo, Settings, SystemConfig } from '../contract/index.ts'
import { seedPlatform } from '../store/index.ts'
import { ThemeRoot } from '../theme/index.ts'
import { clearToasts, ToastList } from '../ui/index.ts'
import { startFakeApi, type FakeAnswers, type FakeApi, type FakeFiles } from './fake-api.ts'
import { testSession, testSettings, testSystemConfig } from './platform.ts'

type Options = {
  answers?: FakeAnswers
  files?: FakeFiles
  /** The address the page is shown at. */
  at?: string
  /** What the page that led here handed over with the address. */
  state?: unknown
  /** The route's pattern, where the page reads parameters from it. */
  path?: string
  settings?: Partial<Settings>
  config?: Partial<SystemConfig>
  /** Who is logged in; `null` is nobody. */
  session?: SessionInfo | null
}

type Shown = FakeApi & {
  user: UserEvent
  /** The address now, with its search. */
  address: () => string
}

const withState = (at: string, state: unknown) => {
  const { pathname, search, hash } = new URL(at, 'http://localhost')
  return { pathname, search, hash, state }
}

/** Shows a page as the shell would, around it router, query client, theme and toasts, before it a fake API. */
export const renderPage = (
  page: ReactNode,
  { answers = {}, files, at = '/', state, path = '*', settings, config, session = testSession }: Options = {},
): Shown => {
  clearToasts()
  const { sent } = startFakeApi(answers, files)
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: false, gcTime: Infinity },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  seedPlatform(client, {
    settings: { ...testSettings, ...settings },
    system_config: { ...testSystemConfig, ...config },
    session,
    ui_texts: {},
  })
  const routes =
    path === '*'
      ? [{ path, element: page }]
      : [
          { path, element: page },
          { path: '*', element: null },
        ]
  const router = createMemoryRouter(routes, { initialEntries: [withState(at, state)] })
  render(
    <ThemeRoot>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
        <ToastList />
      </QueryClientProvider>
    </ThemeRoot>,
  )
  return {
    sent,
    user: userEvent.setup(),
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
  }
}
