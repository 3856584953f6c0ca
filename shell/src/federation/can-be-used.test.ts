import { canBeUsed } from './can-be-used.ts'

/** A place as a browser that can say so tells of it. */
const place = (seen: boolean): Element => {
  const element = document.createElement('div')
  document.body.append(element)
  return Object.assign(element, { checkVisibility: () => seen })
}

/** One that React hides meanwhile. */
const waiting = (): Element => {
  document.body.innerHTML = '<main id="app"><div><p style="display: none !important"></p></div></main>'
  const element = document.querySelector('p') ?? document.body
  return Object.assign(element, { checkVisibility: () => false })
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
  })
  it.each([
    ['has its bar', () => within('<div data-bar><header>Kursportal</header></div><main></main>'), true],
    ['stands alone on a plain page', () => within('<main></main>'), true],
    ['has lost its bar', () => within('<div data-bar></div><main></main>'), false],
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
    expect(canBeUsed(make())).toBe(expected)
  })
})
