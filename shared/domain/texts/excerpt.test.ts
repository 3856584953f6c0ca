import { excerptOf } from './excerpt.ts'

describe('the beginning of a text', () => {
  it.each([
    ['kurz', 'kurz'],
    ['zwei\nZeilen', 'zwei Zeilen'],
    ['Ein Satz, der nicht mehr hineinpasst', 'Ein Satz, der…'],
    ['Donaudampfschifffahrtsgesellschaft', 'Donaudampfschifffah…'],
  ])('%j', (text, expected) => {
    expect(excerptOf(text, 20)).toBe(expected)
  })
})
