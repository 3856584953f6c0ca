import { spreadSeconds } from './socket-pace.ts'

it.each([
  [0, 0],
  [99, 0],
  [100, 1],
  [2_500, 25],
  [100_000, 60],
])('of a process that stops %i tabs come back over %i seconds', (tabs, seconds) => {
  expect(spreadSeconds(tabs)).toBe(seconds)
})
