import { initialsOf } from './initials.ts'

it.each([
  ['Wilhelmine Großmann', 'WG'],
  ['Wilhelmine von der Au', 'WA'],
  ['ömer çelik', 'ÖÇ'],
  ['Bo', 'B'],
  ['  ', ''],
])('%s is %s', (name, expected) => {
  expect(initialsOf(name)).toBe(expected)
})
