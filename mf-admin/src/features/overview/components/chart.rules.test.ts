import { lineOf, ticksOf } from './chart.rules.ts'

it.each([
  [1, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [7, [0, 2, 4, 6, 8]],
  [43, [0, 20, 40, 60]],
  [1200, [0, 500, 1000, 1500]],
])('marks up to %d at %j', (most, ticks) => {
  expect(ticksOf(most)).toEqual(ticks)
})

it('draws from the left to the right, and the most at the upper edge', () => {
  const room = { top: 10, width: 100, height: 50, left: 40, above: 10 }
  expect(lineOf([0, 10, 5], room)).toBe('40.0,60.0 90.0,10.0 140.0,35.0')
  expect(lineOf([5], room)).toBe('90.0,35.0')
})
