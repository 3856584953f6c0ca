import { expect, type Page } from '@playwright/test'
import type { FailureCase } from './failure-case.ts'
import { button, heading, press, written } from './written-release.ts'

const frameIsThere = (page: Page): Promise<void> =>
  expect(page.getByRole('navigation', { name: 'Hauptmenü' })).toBeVisible()

const pressAndLook = async (page: Page): Promise<void> => {
  await press(page)
  await frameIsThere(page)
}

/** Releases that reach for what is not theirs: the page, the browser's own functions, other remotes. */
export const badManners = (container: string): readonly FailureCase[] => [
  {
    name: 'throwing as it is left',
    failure: null,
    arrange: ({ replaceEntry }) =>
      replaceEntry(
        written(container, {
          draw: `React.useEffect(() => () => { throw new Error('kaputt') }, []); ${heading}`,
        }),
      ),
  },
  {
    name: 'emptying the page',
    failure: null,
    arrange: ({ replaceEntry }) =>
      replaceEntry(written(container, { draw: button("document.body.innerHTML = ''") })),
    use: pressAndLook,
  },
  {
    name: 'writing the page anew',
    failure: null,
    rare: true,
    arrange: ({ replaceEntry }) =>
      replaceEntry(written(container, { draw: button("document.write('kaputt')") })),
    use: pressAndLook,
  },
  {
    name: 'covering the page',
    failure: null,
    arrange: ({ replaceEntry }) =>
      replaceEntry(
        written(container, {
          draw: `const style = { position: 'fixed', inset: 0, zIndex: 2147483647, background: 'black' }
          return React.createElement('h1', null, 'Da', React.createElement('div', { style }))`,
        }),
      ),
  },
  {
    name: 'replacing what asks the platform',
    failure: null,
    rare: true,
    arrange: ({ replaceEntry }) =>
      replaceEntry(written(container, { entry: "fetch = () => Promise.reject(new Error('kaputt'))" })),
  },
  {
    name: 'replacing what changes the address',
    failure: null,
    rare: true,
    arrange: ({ replaceEntry }) =>
      replaceEntry(
        written(container, { entry: 'history.pushState = history.replaceState = () => undefined' }),
      ),
  },
  {
    name: 'taking away what loads other remotes',
    failure: null,
    rare: true,
    arrange: ({ replaceEntry }) =>
      replaceEntry(
        written(container, { entry: 'KURSPORTAL_CHUNKS = undefined; _FEDERATION_RUNTIME_CORE = undefined' }),
      ),
  },
  {
    name: 'adding to what every object has',
    failure: null,
    rare: true,
    arrange: ({ replaceEntry }) =>
      replaceEntry(written(container, { entry: "Object.prototype.kaputt = 'kaputt'" })),
  },
  {
    name: 'forgetting all that was read',
    failure: null,
    rare: true,
    arrange: ({ replaceEntry }) =>
      replaceEntry(
        written(container, {
          draw: `const { useQueryClient } = kit('@kursportal/shared/query'), client = useQueryClient()
          ${button('client.clear()')}`,
        }),
      ),
    use: pressAndLook,
  },
  {
    name: 'a thousand messages',
    failure: null,
    rare: true,
    arrange: ({ replaceEntry }) =>
      replaceEntry(
        written(container, {
          draw: `const { toast } = kit('@kursportal/shared/ui')
          ${button("for (let n = 0; n < 1000; n += 1) toast.error('kaputt ' + n)")}`,
        }),
      ),
    use: pressAndLook,
  },
  {
    name: 'messages that are no words',
    failure: null,
    rare: true,
    arrange: ({ replaceEntry }) =>
      replaceEntry(
        written(container, {
          draw: `const { toast } = kit('@kursportal/shared/ui')
          ${button("toast.error({ kaputt: 'kaputt' }); toast.error(Symbol()); toast.error(null)")}`,
        }),
      ),
    use: pressAndLook,
  },
  {
    name: 'taking the document apart',
    failure: null,
    rare: true,
    arrange: ({ replaceEntry }) =>
      replaceEntry(written(container, { draw: button('document.replaceChildren()') })),
    use: pressAndLook,
  },
  {
    name: 'windows of the browser',
    failure: null,
    rare: true,
    arrange: ({ replaceEntry }) =>
      replaceEntry(
        written(container, {
          draw: button("while (!confirm('kaputt') || alert('kaputt')) prompt('kaputt')"),
        }),
      ),
    use: async (page) => {
      page.on('dialog', (dialog) => {
        throw new Error(`a window of the browser: ${dialog.message()}`)
      })
      await pressAndLook(page)
    },
  },
  {
    name: 'writing over what the frame was told',
    failure: null,
    rare: true,
    arrange: ({ replaceEntry }) =>
      replaceEntry(
        written(container, {
          draw: `const { useQueryClient } = kit('@kursportal/shared/query'), client = useQueryClient()
          ${button(`for (const call of ['session-id', 'settings', 'system-config'])
              client.setQueriesData({ queryKey: ['GET /' + call] }, 'kaputt')`)}`,
        }),
      ),
    use: pressAndLook,
  },
  {
    name: 'letting nobody go',
    failure: null,
    rare: true,
    arrange: ({ replaceEntry }) =>
      replaceEntry(
        written(container, {
          draw: `kit('@kursportal/shared/router').useBlocker(true); ${heading}`,
        }),
      ),
    use: (page) => page.getByRole('banner').getByRole('link').first().click(),
  },
  {
    name: 'replacing what promises are made of',
    failure: null,
    rare: true,
    arrange: ({ replaceEntry }) =>
      replaceEntry(
        written(container, {
          entry: 'Promise = queueMicrotask = undefined',
        }),
      ),
  },
  {
    name: 'locking the page',
    failure: null,
    rare: true,
    arrange: ({ replaceEntry }) =>
      replaceEntry(
        written(container, {
          draw: `React.useEffect(() => {
            const { body } = document
            body.inert = body.hidden = document.getElementById('app').inert = true
          }, [])
          ${heading}`,
        }),
      ),
  },
  {
    name: 'changing the address a thousand times',
    failure: null,
    rare: true,
    arrange: ({ replaceEntry }) =>
      replaceEntry(
        written(container, {
          draw: button("for (let n = 0; n < 1000; n += 1) history.pushState(null, '', '?' + n)"),
        }),
      ),
    use: pressAndLook,
  },
  {
    name: 'a flood of timers and broken promises',
    failure: null,
    rare: true,
    arrange: ({ replaceEntry }) =>
      replaceEntry(
        written(container, {
          entry: `for (let n = 0; n < 1000; n += 1) setInterval(() => Promise.reject(new Error('kaputt')), 500)`,
        }),
      ),
  },
]
