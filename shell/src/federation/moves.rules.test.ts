import { isFlood, moved, type Moves } from './moves.rules.ts'

const after = (moves: Moves, count: number, pause: number, from = 5000): Moves =>
  Array.from({ length: count }, (_, index) => from + index * pause).reduce(moved, moves)

const fresh: Moves = { pressed: 0, own: [] }

describe('a page that moves by itself', () => {
  it.each([
    ['two routes to and fro', 200, 5, true],
    ['a timer that drags everybody back', 30, 300, true],
    ['a few redirects', 5, 10, false],
    ['something that looks after itself each minute', 60, 60_000, false],
    ['an address that follows a film every second', 100, 1000, false],
  ])('%s', (_, count, pause, expected) => {
    expect(isFlood(after(fresh, count, pause))).toBe(expected)
  })

  it('is not blamed for what people do: search as they type, going quickly from page to page', () => {
    const typed = Array.from({ length: 50 }, (_, index) => 5000 + index * 100).reduce<Moves>(
      (moves, at) => moved({ ...moves, pressed: at - 50 }, at),
      fresh,
    )
    expect(isFlood(typed)).toBe(false)
  })
})
