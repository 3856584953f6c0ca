import { expect, type Page, type Request } from '@playwright/test'
import type { FailureCase } from './failure-case.ts'
import { heading, waitLong, written } from './written-release.ts'

/** The clock jumps twice; what the frame begins to fetch after the first jump arrives before the second, or it would be too slow. */
const waitAMinute =
  (container: string) =>
  async (page: Page): Promise<void> => {
    const onTheWay = new Set<Request>()
    page.on('request', (request) => onTheWay.add(request))
    page.on('requestfinished', (request) => onTheWay.delete(request))
    page.on('requestfailed', (request) => onTheWay.delete(request))
    await waitLong(container)(page)
    await expect.poll(() => onTheWay.size).toBe(0)
    await page.clock.fastForward(31_000)
  }

/** Releases that never come to show anything, or not for long; `container` is the remote's name on the page. */
export const badStarts = (container: string): readonly FailureCase[] => [
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
    name: 'a route table that is a function',
    failure: 'module_invalid',
    rare: true,
    arrange: ({ replaceEntry }) =>
      replaceEntry(
        `var ${container} = { init() {}, async get() { return () => ({ default: { texts: {}, routes: () => [] } }) } }`,
      ),
  },
  {
    name: 'texts that are none',
    failure: 'module_invalid',
    rare: true,
    arrange: ({ replaceEntry }) =>
      replaceEntry(
        `var ${container} = { init() {}, async get() { return () => ({ default: { texts: { a: () => 1, b: [null] }, routes: [] } }) } }`,
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
    meanwhile: waitAMinute(container),
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
  {
    name: 'loading the page anew without end after its first screen',
    failure: 'timeout',
    rare: true,
    arrange: ({ replaceEntry }) =>
      replaceEntry(written(container, { draw: `setTimeout(() => location.reload(), 200); ${heading}` })),
  },
]
