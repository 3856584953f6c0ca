import { reconnectPause } from './listen.ts'

describe('a connection that broke', () => {
  it('is tried again later with every failure, half a minute at most', () => {
    expect([0, 1, 2, 5, 40].map((failures) => reconnectPause(failures, 1))).toEqual([
      1000, 2000, 4000, 30_000, 30_000,
    ])
  })

  it('is tried again at another moment by each tab', () => {
    expect([0, 0.5, 1].map((chance) => reconnectPause(2, chance))).toEqual([2000, 3000, 4000])
  })
})
