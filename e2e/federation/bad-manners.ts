import { expect, type Page } from '@playwright/test'
import type { FailureCase } from './failure-case.ts'
import { button, heading, press, waitLong, written } from './written-release.ts'

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
    name: 'exporting nothing',
    failure: 'module_invalid',
    rare: true,
    arrange: ({ replaceEntry }) =>
      replaceEntry(`var ${container} = { init() {}, async get() { return () => ({}) } }`),
  },
  {
    name: 'a route table of something else',
    failure: 'module_invalid',
    rare: true,
    arrange: ({ replaceEntry }) =>
      replaceEntry(
        `var ${container} = { init() {}, async get() { return () => ({ default: { texts: {}, routes: [null, 7] } }) } }`,
      ),
  },
  {
    name: 'elements of another React',
    failure: 'render_threw',
    rare: true,
    arrange: ({ replaceEntry }) =>
      replaceEntry(
        written(container, {
          draw: "return { $$typeof: Symbol.for('react.element'), type: 'h1', key: null, ref: null, props: {} }",
        }),
      ),
  },
  {
    name: 'waiting for ever while it draws',
    failure: 'timeout',
    rare: true,
    arrange: ({ replaceEntry }) =>
      replaceEntry(written(container, { get: 'const never = new Promise(() => {})', draw: 'throw never' })),
    meanwhile: async (page) => {
      await waitLong(container)(page)
      await page.clock.fastForward(31_000)
    },
  },
  {
    name: 'a chunk that never ends',
    failure: 'timeout',
    rare: true,
    arrange: ({ files }) => files(/(?!entry\.)[^/]+\.js/, () => new Promise(() => undefined)),
    meanwhile: waitLong(container),
  },
  {
    name: 'loading the page anew without end',
    failure: 'timeout',
    rare: true,
    arrange: ({ replaceEntry }) =>
      replaceEntry(`location.reload(); var ${container} = { init() {}, get: () => new Promise(() => {}) }`),
  },
]
