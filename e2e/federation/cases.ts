import type { Page } from '@playwright/test'
import type { RemoteFailure } from '@kursportal/shared/federation'
import type { Breaker } from './breaker.ts'

/** A way for a remote to fail. */
export type FailureCase = {
  name: string
  /** What the registry is to count; null where the remote is shown after all. */
  failure: RemoteFailure | null
  /** Breaks the remote before its page is opened. */
  arrange: (breaker: Breaker) => Promise<void>
  /** What has to happen while the page waits. */
  meanwhile?: (page: Page) => Promise<void>
}

/** A hand-written entry of a release whose page throws as it is drawn. */
const throwsAtRender = (container: string): string => `var ${container} = {
  init(scope) { this.react = Object.values(scope.react)[0].lib() },
  get: async () => () => ({ default: {
    texts: {},
    routes: [{ path: '*', element: ${container}.react.createElement(() => { throw new Error('kaputt') }) }],
  } }),
}`

/** Every way to fail the shell must stand; `container` is the remote's name on the page. */
export const failureCases = (container: string): readonly FailureCase[] => [
  {
    name: 'down',
    failure: 'network',
    arrange: ({ files }) => files(/./, (route) => route.abort()),
  },
  {
    name: 'slow',
    failure: null,
    arrange: ({ files }) =>
      files(/entry\./, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1500))
        await route.fallback()
      }),
  },
  {
    name: 'hanging',
    failure: 'timeout',
    arrange: ({ files }) => files(/entry\./, () => new Promise(() => undefined)),
    meanwhile: (page) => page.clock.fastForward(12_500),
  },
  {
    name: 'HTML instead of code',
    failure: 'integrity',
    arrange: ({ files }) =>
      files(/entry\./, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })),
  },
  {
    name: '500 with a valid body',
    failure: 'network',
    arrange: ({ files }) =>
      files(/entry\./, async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, status: 500 })
      }),
  },
  {
    name: 'an empty manifest',
    failure: 'manifest_invalid',
    arrange: ({ tell }) =>
      tell((registration) => {
        registration.manifest = {}
      }),
  },
  {
    name: 'one flipped byte',
    failure: 'integrity',
    arrange: ({ files }) =>
      files(/entry\./, async (route) => {
        const response = await route.fetch()
        const body = await response.body()
        body[0] = (body[0] ?? 0) ^ 1
        await route.fulfill({ response, body })
      }),
  },
  {
    name: 'one flipped byte in a chunk',
    failure: 'integrity',
    arrange: ({ files }) =>
      files(/(?!entry\.)[^/]+\.js/, async (route) => {
        const response = await route.fetch()
        const body = await response.body()
        body[0] = (body[0] ?? 0) ^ 1
        await route.fulfill({ response, body })
      }),
  },
  {
    name: 'missing expose',
    failure: 'module_invalid',
    arrange: ({ tell }) =>
      tell((registration) => {
        registration.manifest = { ...(registration.manifest as object), exposes: [] }
      }),
  },
  {
    name: 'throwing at init',
    failure: 'init_threw',
    arrange: ({ replaceEntry }) => replaceEntry("throw new Error('kaputt')"),
  },
  {
    name: 'throwing at render',
    failure: 'render_threw',
    arrange: ({ replaceEntry }) => replaceEntry(throwsAtRender(container)),
  },
  {
    name: 'wrong singleton',
    failure: 'incompatible',
    arrange: ({ tell }) =>
      tell((registration) => {
        registration.shared = { ...registration.shared, react: '^18.0.0' }
      }),
  },
  {
    name: 'chunks gone after a deploy',
    failure: 'chunk',
    arrange: ({ files }) => files(/(?!entry\.)[^/]+\.js/, (route) => route.fulfill({ status: 404 })),
  },
  {
    name: 'a file without a hash',
    failure: 'incompatible',
    arrange: ({ tell }) =>
      tell((registration) => {
        registration.integrity = {}
      }),
  },
  {
    name: 'blocked by the policy',
    failure: 'blocked',
    arrange: ({ forbid }) => forbid(),
  },
]
