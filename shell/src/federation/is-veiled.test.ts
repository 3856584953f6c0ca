import { isVeiled } from './is-veiled.ts'

it.each([
  ['none', false],
  ['', false],
  ['brightness(0)', true],
  ['brightness(0.9)', false],
  ['blur(20px)', true],
  ['blur(1px)', false],
  ['opacity(0.05)', true],
  ['contrast(0)', true],
  // What extensions do for people who want it dark, or see colours in another way.
  ['invert(1) hue-rotate(180deg)', false],
  ['grayscale(1)', false],
  ['invert(0.9) contrast(0.8) sepia(0.1)', false],
  ['hue-rotate(90deg) opacity(0)', true],
])('%s hides what it is put on: %s', (filter, expected) => {
  expect(isVeiled(filter)).toBe(expected)
})
