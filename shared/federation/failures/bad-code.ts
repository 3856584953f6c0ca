import type { FailureCase } from './failure-case.ts'
import { button, heading, press, waitLong, written } from './written-release.ts'

/** Releases whose files are as they were released, and whose code fails; `container` is the remote's name on the page. */
export const badCode = (container: string): readonly FailureCase[] => [
  {
    name: 'throwing at init',
    failure: 'init_threw',
    arrange: ({ replaceEntry }) => replaceEntry("throw new Error('kaputt')"),
  },
  {
    name: 'throwing at render',
    failure: 'render_threw',
    arrange: ({ replaceEntry }) => replaceEntry(written(container, { draw: "throw new Error('kaputt')" })),
  },
  {
    name: 'throwing in an effect',
    failure: 'render_threw',
    arrange: ({ replaceEntry }) =>
      replaceEntry(
        written(container, { draw: `React.useEffect(() => { throw new Error('kaputt') }); ${heading}` }),
      ),
  },
  {
    name: 'throwing after its first screen',
    failure: 'render_threw',
    rare: true,
    arrange: ({ replaceEntry }) =>
      replaceEntry(
        written(container, {
          draw: `const [late, set] = React.useState(false)
          React.useEffect(() => { setTimeout(() => set(true), 1000) }, [])
          if (late) throw new Error('kaputt')
          ${heading}`,
        }),
      ),
  },
  {
    name: 'a page that never comes',
    failure: 'timeout',
    arrange: ({ replaceEntry }) =>
      replaceEntry(
        written(container, { element: "kit('@kursportal/shared/router').page(() => new Promise(() => {}))" }),
      ),
    meanwhile: waitLong(container),
  },
  {
    name: 'a route table that never comes',
    failure: 'timeout',
    rare: true,
    arrange: ({ replaceEntry }) => replaceEntry(written(container, { get: 'await new Promise(() => {})' })),
    meanwhile: waitLong(container),
  },
  {
    name: 'an entry that leaves nothing behind',
    failure: 'init_threw',
    rare: true,
    arrange: ({ replaceEntry }) => replaceEntry('void 0'),
  },
  {
    name: 'throwing nothing at render',
    failure: 'render_threw',
    rare: true,
    arrange: ({ replaceEntry }) => replaceEntry(written(container, { draw: 'throw null' })),
  },
  {
    name: 'redrawing without end',
    failure: 'render_threw',
    rare: true,
    arrange: ({ replaceEntry }) =>
      replaceEntry(
        written(container, {
          draw: `const [n, set] = React.useState(0); React.useLayoutEffect(() => set(n + 1)); ${heading}`,
        }),
      ),
  },
  {
    name: 'setting its state in an effect without end',
    failure: 'timeout',
    rare: true,
    arrange: ({ replaceEntry }) =>
      replaceEntry(
        written(container, {
          draw: `const [n, set] = React.useState(0); React.useEffect(() => { set(n + 1) }); ${heading}`,
        }),
      ),
  },
  {
    name: 'throwing when a button is pressed',
    failure: null,
    rare: true,
    arrange: ({ replaceEntry }) =>
      replaceEntry(written(container, { draw: button("throw new Error('kaputt')") })),
    use: press,
  },
  {
    name: 'a promise nobody catches',
    failure: null,
    rare: true,
    arrange: ({ replaceEntry }) =>
      replaceEntry(
        written(container, {
          entry: "Promise.reject(new Error('kaputt')); setTimeout(() => { throw new Error('kaputt') })",
          draw: button("void Promise.reject(new Error('kaputt'))"),
        }),
      ),
    use: press,
  },
]
