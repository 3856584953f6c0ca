import type { FailureCase } from './failure-case.ts'

/** Releases that arrive wrongly, late or not at all, or in a browser that is not as others are. */
export const badDelivery: readonly FailureCase[] = [
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
        registration.manifest = Object.assign({}, registration.manifest, { exposes: [] })
      }),
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
  {
    name: 'told wrongly by the registry',
    failure: 'manifest_invalid',
    arrange: ({ tell }) =>
      tell((registration) => {
        Object.assign(registration, { base_url: 7, integrity: 'sha384-x', previous: 'old' })
      }),
  },
  {
    name: 'code that is told to be text',
    failure: 'network',
    rare: true,
    arrange: ({ files }) =>
      files(/entry\./, async (route) => {
        const response = await route.fetch()
        const headers = { ...response.headers(), 'content-type': 'text/plain' }
        await route.fulfill({ response, headers })
      }),
  },
  {
    name: 'half a file',
    failure: 'integrity',
    rare: true,
    arrange: ({ files }) =>
      files(/entry\./, async (route) => {
        const response = await route.fetch()
        const body = await response.body()
        await route.fulfill({ response, body: body.subarray(0, body.length / 2) })
      }),
  },
  {
    name: 'a part of a file',
    failure: 'integrity',
    rare: true,
    arrange: ({ files }) =>
      files(/(?!entry\.)[^/]+\.js/, async (route) => {
        const response = await route.fetch()
        const body = await response.body()
        const headers = { ...response.headers(), 'content-range': `bytes 0-99/${body.length}` }
        await route.fulfill({ status: 206, headers, body: body.subarray(0, 100) })
      }),
  },
  {
    name: 'led to another origin',
    failure: 'blocked',
    rare: true,
    arrange: ({ files }) =>
      files(/entry\./, (route) =>
        route.fulfill({ status: 302, headers: { location: 'https://kursportal.invalid/entry.js' } }),
      ),
  },
  {
    name: 'a browser that forbids its storage',
    failure: null,
    rare: true,
    arrange: ({ browser }) =>
      browser(() => {
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
          Object.defineProperty(globalThis, name, {
            get: () => {
              throw new DOMException('The operation is insecure', 'SecurityError')
            },
          })
      }),
  },
  {
    name: 'a browser whose storage is full',
    failure: null,
    rare: true,
    arrange: ({ browser }) =>
      browser(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('Full', 'QuotaExceededError')
        }
      }),
  },
]
