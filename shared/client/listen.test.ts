import { askedPause, reconnectPause } from './listen.ts'

describe('a connection that broke', () => {
  it('is tried again later with every failure, half a minute at most', () => {
    expect([0, 1, 2, 5, 40].map((failures) => reconnectPause(failures, 1))).toEqual([
      1000, 2000, 4000, 30_000, 30_000,
    ])
  })

  it('is tried again at another moment by each tab', () => {
    expect([0, 0.5, 1].map((chance) => reconnectPause(2, chance))).toEqual([2000, 3000, 4000])
  })

  it('is tried again within the span that a server names when it stops, and only then', () => {
    expect([0, 0.5, 1].map((chance) => askedPause({ code: 1001, reason: '20' }, chance))).toEqual([
      0, 10_000, 20_000,
    ])
    expect(askedPause({ code: 1001, reason: '100000' }, 1)).toBe(60_000)
    expect(askedPause({ code: 1001, reason: '' }, 1)).toBe(0)
    expect(askedPause({ code: 1006, reason: '20' }, 1)).toBe(0)
  })
})
