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
]
