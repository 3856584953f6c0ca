import { satisfiesCaret } from './caret.ts'

describe('a caret range', () => {
  it.each([
    ['1.1.0', '^1.0', true],
    ['1.0.0', '^1.1', false],
    ['1.1.0', '^1.1.0', true],
    ['1.1.0', '^1.1.1', false],
    ['2.0.0', '^1.0', false],
    ['19.3.1', '^19.0.0', true],
    ['0.9.4', '^0.9', true],
    ['0.10.0', '^0.9', false],
    ['0.0.3', '^0.0.3', true],
    ['0.0.4', '^0.0.3', false],
    ['1.0.0', '>=1.0.0', undefined],
    ['latest', '^1.0', undefined],
  ])('%s in %s: %s', (version, range, expected) => {
    expect(satisfiesCaret(version, range)).toBe(expected)
  })
})
