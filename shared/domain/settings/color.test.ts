import { contrast, hexToOklch, isHexColor, oklchToHex, readableOn } from './color.ts'

it.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#fff', '#ffffff', 1],
])('contrast of %s and %s is %d', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 1)
})

it.each(['#1f6f5f', '#ffcc00', '#000000', '#ffffff', '#8a2be2', '#0f0'])(
  '%s survives the way to OKLCH and back',
  (hex) => {
    expect(contrast(oklchToHex(hexToOklch(hex)), hex)).toBeLessThan(1.02)
  },
)

it.each([
  ['#123456', true],
  ['#abc', true],
  ['123456', false],
  ['#12345', false],
  ['red', false],
  ['#12345g', false],
])('%s is a hex colour: %s', (text, expected) => {
  expect(isHexColor(text)).toBe(expected)
})

it('refuses what is no colour', () => {
  expect(() => contrast('red', '#fff')).toThrow(RangeError)
})

it('leaves a readable colour as it is and ends at black where nothing else reads', () => {
  expect(readableOn('#1f6f5f', ['#ffffff'], 4.5, 'darker')).toBe('#1f6f5f')
  expect(readableOn('#ffffff', ['#000000', '#333333'], 21, 'darker')).toBe('#000000')
})
