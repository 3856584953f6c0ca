import { changeOf } from './change.rules.ts'

it.each([
  [3, 12, '+300'],
  [100, 150, '+50'],
  [1, 21, '+2.000'],
  [1000, 1996, '+100'],
  [12, 6, '−50'],
  [5, 0, '−100'],
  [250, 251, '±0'],
  [250, 249, '±0'],
])('says what became of %i that are %i now', (before, now, told) => {
  expect(changeOf({ now, before })).toBe(`${told}\u00A0%`)
})
