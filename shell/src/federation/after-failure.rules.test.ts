import { afterFailure } from './after-failure.rules.ts'

const situation = { hasPrevious: true, codeRan: false, reloaded: false, unsaved: false }

describe('after a release failed', () => {
  it.each([
    ['nothing of it ran', {}, 'previous'],
    ['it is the only one', { hasPrevious: false }, 'panel'],
    ['code of it ran', { codeRan: true }, 'reload'],
    ['code of it ran again after the page was loaded anew', { codeRan: true, reloaded: true }, 'panel'],
    ['code of it ran and something typed would be lost', { codeRan: true, unsaved: true }, 'panel'],
  ] as const)('%s', (_, change, expected) => {
    expect(afterFailure({ ...situation, ...change })).toBe(expected)
  })
})
