import { expect, type Page } from '@playwright/test'
import type { FailureCase } from './failure-case.ts'
import { button, heading, press, written } from './written-release.ts'

const frameIsThere = (page: Page): Promise<void> =>
  expect(page.getByRole('navigation', { name: 'Hauptmenü' })).toBeVisible()

/** Rules for the whole page. */
const sheet = (rules: string): string =>
  `const sheet = new CSSStyleSheet(); sheet.replaceSync('${rules}'); document.adoptedStyleSheets.push(sheet)`

const pressAndLook = async (page: Page): Promise<void> => {
  await press(page)
  await frameIsThere(page)
}

/** Mistakes in how the whole page looks, which leave one that nobody can use; each runs once, in an effect. */
const misshapen: Readonly<Record<string, string>> = {
  'hiding every menu': sheet('nav { display: none !important }'),
  'hiding the buttons of the bar': sheet('header button { visibility: hidden }'),
  'a bar that takes no press': sheet('header, header * { pointer-events: none !important }'),
  'words nobody can read': sheet('* { font-size: 0 !important }'),
  'words without a colour': sheet('* { color: transparent !important }'),
  'a long page that cannot be scrolled': sheet(
    'body { overflow: hidden !important } main { min-height: 300vh }',
  ),
  'emptying the head of the page': 'document.head.replaceChildren()',
  'zooming the page': "document.body.style.zoom = '8'",
  'moving the page out of the window': "document.body.style.transform = 'translateX(-200vw)'",
  'shrinking the page': "document.documentElement.style.transform = 'scale(0.05)'",
  'veiling the page': "document.documentElement.style.filter = 'blur(20px)'",
  'hiding the page from screen readers': "document.getElementById('app').setAttribute('aria-hidden', 'true')",
  'a forgotten layer over everything': `const layer = document.createElement('div')
    layer.style = 'position: fixed; inset: 0; z-index: 9999'
    document.body.append(layer)`,
  'taking the menu out of the bar': "document.querySelector('header nav').remove()",
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
    name: 'putting nothing in the place of all that was read',
    failure: null,
    rare: true,
    arrange: ({ replaceEntry }) =>
      replaceEntry(
        written(container, {
          draw: `const { useQueryClient } = kit('@kursportal/shared/query'), client = useQueryClient()
          ${button("client.setQueriesData({}, () => null); client.setQueryData(['GET /settings'], null)")}`,
        }),
      ),
    use: pressAndLook,
  },
  {
    name: 'speaking another language',
    failure: null,
    rare: true,
    arrange: ({ replaceEntry }) =>
      replaceEntry(
        written(container, {
          draw: `const { i18n } = kit('@kursportal/shared/i18n'); ${button("i18n.changeLanguage('en')")}`,
        }),
      ),
    use: pressAndLook,
    // Its menu is called by its German name.
    afterwards: frameIsThere,
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
    name: 'hiding the whole page',
    failure: 'timeout',
    arrange: ({ replaceEntry }) =>
      replaceEntry(
        written(container, {
          draw: `React.useEffect(() => { document.body.style.visibility = 'hidden' }, []); ${heading}`,
        }),
      ),
  },
  {
    name: 'hiding the whole page after a while',
    failure: 'timeout',
    rare: true,
    arrange: ({ replaceEntry }) =>
      replaceEntry(
        written(container, {
          draw: `React.useEffect(() => { setTimeout(() => { document.body.style.opacity = '0' }, 3000) }, []); ${heading}`,
        }),
      ),
  },
  {
    name: 'emptying the whole page',
    failure: 'timeout',
    rare: true,
    arrange: ({ replaceEntry }) =>
      replaceEntry(
        written(container, {
          draw: `React.useEffect(() => { document.getElementById('app').replaceChildren() }, []); ${heading}`,
        }),
      ),
  },
  ...Object.entries(misshapen).map(([name, effect]): FailureCase => ({
    name,
    failure: 'timeout',
    rare: true,
    arrange: ({ replaceEntry }) =>
      replaceEntry(written(container, { draw: `React.useEffect(() => { ${effect} }, []); ${heading}` })),
  })),
  {
    name: 'a page that takes no press',
    failure: 'timeout',
    arrange: ({ replaceEntry }) =>
      replaceEntry(
        written(container, {
          draw: `React.useEffect(() => { document.body.style.pointerEvents = 'none' }, []); ${heading}`,
        }),
      ),
  },
  {
    name: 'an inert page',
    failure: 'timeout',
    rare: true,
    arrange: ({ replaceEntry }) =>
      replaceEntry(
        written(container, {
          draw: `React.useEffect(() => { document.getElementById('app').inert = true }, []); ${heading}`,
        }),
      ),
  },
  {
    name: 'taking the bar away',
    failure: 'timeout',
    rare: true,
    arrange: ({ replaceEntry }) =>
      replaceEntry(
        written(container, {
          draw: `React.useEffect(() => { document.querySelector('header').remove() }, []); ${heading}`,
        }),
      ),
  },
  {
    name: 'a page that is left locked',
    failure: null,
    rare: true,
    arrange: ({ replaceEntry }) =>
      replaceEntry(
        written(container, {
          draw: `React.useEffect(() => { document.body.style.overflow = 'hidden' }, []); ${heading}`,
        }),
      ),
    afterwards: (page) => expect(page.locator('body')).toHaveCSS('overflow-y', 'visible'),
  },
  {
    name: 'defaults of its own for all that is read',
    failure: null,
    rare: true,
    arrange: ({ replaceEntry }) =>
      replaceEntry(
        written(container, {
          draw: `kit('@kursportal/shared/query').useQueryClient().setDefaultOptions({ queries: { enabled: false } })
          ${heading}`,
        }),
      ),
  },
  {
    name: 'filling the storage of the browser',
    failure: null,
    rare: true,
    arrange: ({ replaceEntry }) =>
      replaceEntry(
        written(container, {
          draw: `React.useEffect(() => {
            for (const store of [localStorage, sessionStorage])
              for (let size = 2 ** 22, n = 0; size >= 1; n += 1)
                try { store.setItem('voll' + n, 'x'.repeat(size)) } catch { size /= 2 }
          }, [])
          ${heading}`,
        }),
      ),
  },
  {
    name: 'dragging everybody back by a timer',
    failure: 'timeout',
    arrange: ({ replaceEntry }) =>
      replaceEntry(
        written(container, {
          draw: `const navigate = kit('@kursportal/shared/router').useNavigate()
          React.useEffect(() => { const at = location.pathname; setInterval(() => navigate(at), 200) }, [])
          ${heading}`,
        }),
      ),
  },
  {
    name: 'two addresses that lead to each other',
    failure: 'timeout',
    rare: true,
    arrange: ({ replaceEntry }) =>
      replaceEntry(
        written(container, {
          draw: `const { useNavigate, useLocation } = kit('@kursportal/shared/router')
          const navigate = useNavigate(), { search } = useLocation()
          React.useEffect(() => { setTimeout(() => navigate(search ? location.pathname : '?hin'), 50) }, [search])
          ${heading}`,
        }),
      ),
  },
  {
    name: 'a flood of history entries',
    failure: 'timeout',
    rare: true,
    arrange: ({ replaceEntry }) =>
      replaceEntry(
        written(container, {
          draw: `React.useEffect(() => { setInterval(() => history.pushState(history.state, ''), 5) }, []); ${heading}`,
        }),
      ),
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
