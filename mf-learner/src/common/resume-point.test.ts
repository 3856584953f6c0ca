import { resumePoint } from './resume-point.ts'

it.each([
  [0, 600, 0],
  [4.9, 600, 0],
  [5, 600, 5],
  [312.4, 600, 312.4],
  [596, 600, 0],
  [600, 600, 0],
])('goes on from %d of %d at %d', (position, duration, expected) => {
  expect(resumePoint(position, duration)).toBe(expected)
})
