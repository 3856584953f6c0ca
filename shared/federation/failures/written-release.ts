import type { Page } from '@playwright/test'

/** What a release does that was written by hand; statements, but for the route's element. */
type Written = {
  /** As its entry is run. */
  entry?: string
  /** As its page is drawn; `React` is there, what it returns is the page. */
  draw?: string
  /** The route's element, where it is not that page; `React` and `kit` are there. */
  element?: string
  /** As its route table is asked for. */
  get?: string
}

/** What draws a page of one heading. */
export const heading = "return React.createElement('h1', null, 'Da')"

/** The entry of such a release. */
export const written = (
  container: string,
  { entry = '', draw = heading, element = 'React.createElement(Page)', get = '' }: Written,
): string => `${entry}
var ${container} = {
  init(scope) { this.kit = (name) => Object.values(scope[name])[0].lib() },
  async get() {
    const { kit } = this, React = kit('react')
    const Page = () => { ${draw} }
    ${get}
    return () => ({ default: { texts: {}, routes: [{ path: '*', element: ${element} }] } })
  },
}`

/** Waits until the entry has run, and then longer than anything may take. */
export const waitLong =
  (container: string) =>
  async (page: Page): Promise<void> => {
    await page.waitForFunction((name) => name in globalThis, container)
    await page.clock.fastForward(31_000)
  }

/** Presses the one button of a page written by hand. */
export const press = (page: Page): Promise<void> => page.getByRole('button', { name: 'Drück mich' }).click()

/** What draws a page of one button. */
export const button = (onClick: string): string =>
  `return React.createElement('h1', null, React.createElement('button', { onClick() { ${onClick} } }, 'Drück mich'))`
