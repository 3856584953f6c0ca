import { failed, isStuck, left, shown, startOf } from './starts.rules.ts'

const here = 'http://localhost/test'
const elsewhere = 'http://localhost/other'
const begun = startOf('1', here, undefined)
const times = (count: number) => ({ ...left(begun), left: count })

describe('a start on an earlier page', () => {
  it.each([
    ['the page died while it started', begun, true],
    ['somebody was in a hurry', times(2), false],
    ['no page ever got further', times(3), true],
    ['it failed', failed(begun), false],
    ['it failed and took the page away again and again', { ...failed(begun), left: 3 }, true],
    ['it was shown', shown(begun, here), false],
    ['it was shown and the page went, some times', { ...shown(begun, here), left: 4 }, false],
    ['it was shown and the page went, again and again', { ...shown(begun, here), left: 5 }, true],
    ['it was shown and the page ended without a word, once', shown(begun, here), false],
    ['the same twice: it froze', shown(startOf('1', here, shown(begun, here)), here), true],
    [
      'the same twice, but at another address',
      shown(startOf('1', here, shown(begun, here)), elsewhere),
      false,
    ],
    ['it was left with a word in between', shown(left(shown(begun, here)), here), false],
    ['the same, but at another address', { ...shown(begun, elsewhere), left: 5 }, false],
  ])('%s', (_, start, stuck) => expect(isStuck(start, here)).toBe(stuck))
})

describe('a further start', () => {
  it('counts on for the same version, at the same address once it was shown', () => {
    expect(startOf('1', here, times(2))).toEqual({ version: '1', running: true, left: 2 })
    expect(startOf('1', here, { ...shown(begun, here), left: 2 }).left).toBe(2)
  })

  it('begins anew for another version, and elsewhere', () => {
    expect(startOf('2', here, times(2)).left).toBe(0)
    expect(startOf('1', elsewhere, { ...shown(begun, here), left: 2 }).left).toBe(0)
  })
})
