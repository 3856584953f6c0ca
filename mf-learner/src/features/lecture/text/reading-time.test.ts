import { leastReadingSeconds } from './reading-time.ts'

it.each([
  [0, 5],
  [80, 10],
  [200, 25],
  [5000, 30],
])('asks %d words for %d seconds', (words, seconds) => {
  expect(leastReadingSeconds(words)).toBe(seconds)
})
