import { canBeSeen } from './can-be-seen.ts'

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

describe('the place of a remote', () => {
  it.each([
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
    expect(canBeSeen(make())).toBe(expected)
  })
})
