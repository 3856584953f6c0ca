import { faultOf } from './can-be-used.ts'

/** As browsers tell it of an element by itself. */
function seenByStyle(this: Element): boolean {
  const { display, visibility } = getComputedStyle(this)
  return display !== 'none' && visibility !== 'hidden'
}

/** A place as a browser that can say so tells of it. */
const place = (seen: boolean): Element => {
  const element = document.createElement('div')
  document.body.append(element)
  return Object.assign(element, { checkVisibility: () => seen })
}

/** One laid out for paper, which has no bar. */
const onPaper = (): Element => {
  Object.assign(window, { matchMedia: (query: string) => ({ matches: query === 'print' }) })
  return within('<div data-bar></div><main></main>')
}

/** One that React hides meanwhile. */
const waiting = (): Element => {
  document.body.innerHTML = '<main id="app"><div><p style="display: none !important"></p></div></main>'
  const element = document.querySelector('p') ?? document.body
  return Object.assign(element, { checkVisibility: () => false })
}

/** One below a bar, of which something is as it should not be. */
const below = ({
  around = 'position: sticky',
  row = '',
  nav = '',
  button = 'display: none',
  logo = '',
  page = '',
}) =>
  within(
    `<div id="app" ${page}><div data-bar style="${around}"><header><div data-row style="${row}"><a data-always style="${logo}">Kursportal</a>
    <nav data-way style="${nav}"></nav><button data-way style="${button}"></button></div></header></div><main></main></div>`,
  )

/** The same, whose row stands somewhere in the window. */
const standing = (left: number, height: number): Element => {
  const main = below({})
  const row = document.querySelector('[data-row]') ?? document.body
  row.getBoundingClientRect = () => new DOMRect(left, 0, 900, height)
  return main
}

/** The same, with something over the whole window. */
const covered = (by: string): Element => {
  const main = below({})
  document.body.insertAdjacentHTML('beforeend', by)
  document.querySelector('input')?.focus()
  document.elementFromPoint = () => document.body.lastElementChild
  return main
}

/** A long page that is not scrolled. */
const long = (beside = ''): Element => {
  const main = below({})
  document.body.insertAdjacentHTML('beforeend', beside)
  document.body.style.overflowY = 'hidden'
  Object.defineProperty(document.body, 'scrollHeight', { configurable: true, value: 5000 })
  return main
}

/** One around which the page is. */
const within = (page: string): Element => {
  document.body.innerHTML = page
  const element = document.querySelector('main') ?? document.body
  return Object.assign(element, { checkVisibility: () => true })
}

describe('the place of a remote', () => {
  beforeEach(() => {
    document.body.innerHTML = ''
    Reflect.deleteProperty(document, 'elementFromPoint')
    Reflect.deleteProperty(document.body, 'scrollHeight')
    Reflect.deleteProperty(window, 'matchMedia')
    document.body.removeAttribute('style')
    // The browser of these tests knows no such thing.
    Object.assign(Element.prototype, { checkVisibility: seenByStyle })
  })
  afterAll(() => {
    Reflect.deleteProperty(Element.prototype, 'checkVisibility')
  })
  it.each([
    ['has its bar', () => below({}), true],
    ['has its menu behind a button', () => below({ nav: 'display: none', button: '' }), true],
    ['has lost its menu', () => below({ nav: 'display: none' }), false],
    ['has a bar without what is always there', () => below({ logo: 'visibility: hidden' }), false],
    ['has a bar that takes no press', () => below({ logo: 'pointer-events: none' }), false],
    ['has words too small to read', () => below({ logo: 'font-size: 1px' }), false],
    ['has words without a colour', () => below({ logo: 'color: rgba(0, 0, 0, 0)' }), false],
    ['has lost the styles of the frame', () => below({ around: 'position: static' }), false],
    ['is hidden from screen readers', () => below({ page: 'aria-hidden="true"' }), false],
    ['stands below its bar', () => standing(0, 64), true],
    ['is enlarged for somebody', () => standing(0, 128), true],
    ['is blown up', () => standing(0, 512), false],
    ['is shrunk', () => standing(0, 6), false],
    ['is moved out of the window', () => standing(-2560, 64), false],
    ['is longer than the window and cannot be scrolled', () => long(), false],
    [
      '… while a menu of the kit is open',
      () => long('<div class="MuiModal-root" role="region"></div>'),
      true,
    ],
    ['is covered', () => covered('<div></div>'), false],
    ['has a menu of the kit over it', () => covered('<div class="MuiModal-root" role="region"></div>'), true],
    ['has something over it that somebody is in', () => covered('<div><input autofocus /></div>'), true],
    ['has a dialog of its own making over it', () => covered('<div><p role="dialog"></p></div>'), true],
    ['stands alone on a plain page', () => within('<main></main>'), true],
    ['has lost its bar', () => within('<div data-bar></div><main></main>'), false],
    ['has no bar on paper', onPaper, true],
    ['is in a page that is inert', () => within('<div inert><main></main></div>'), false],
    ['is reached by no press', () => within('<main style="pointer-events: none"></main>'), false],
    ['can be seen', () => place(true), true],
    ['is hidden', () => place(false), false],
    ['was thrown out of the page', () => document.createElement('div'), false],
    ['waits for its next page', waiting, true],
    [
      'is in a browser that cannot say so',
      () => document.body.appendChild(document.createElement('p')),
      true,
    ],
  ])('%s', (_, make, expected) => {
    expect(faultOf(make()) === undefined).toBe(expected)
  })
})
