import { reconnectPause } from './listen.ts'

describe('a line that broke', () => {
  it('is tried again later with every failure, half a minute at most', () => {
    expect([0, 1, 2, 5, 40].map(reconnectPause)).toEqual([1000, 2000, 4000, 30_000, 30_000])
  })
})
