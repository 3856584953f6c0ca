import {
  dayForInput,
  moneyForInput,
  parseGermanDay,
  parseGermanNumber,
  parseMoney,
  truncate,
} from './format.ts'

describe('truncate', () => {
  it.each([
    ['kurz', undefined, 'kurz'],
    ['a'.repeat(42), undefined, 'a'.repeat(42)],
    ['a'.repeat(43), undefined, `${'a'.repeat(39)}...`],
    ['Rücken und Nacken', 10, 'Rücken...'],
    ['😀😀😀😀😀', 4, '😀...'],
    ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 4, '👩‍👩‍👧‍👦...'],
  ])('%s at %s gives %s', (text, length, expected) => {
    expect(truncate(text, length)).toBe(expected)
  })
})

it.each([
  ['12', 12],
  ['12,5', 12.5],
  ['1.200', 1200],
  ['1.200,75', 1200.75],
  ['1 200,75', 1200.75],
  ['12.5', 12.5],
  ['-3', -3],
  ['zwölf', undefined],
  ['1,2,3', undefined],
  ['', undefined],
])('reads %s as the number %s', (typed, expected) => {
  expect(parseGermanNumber(typed)).toBe(expected)
})

it.each([
  ['12,50', 1250],
  ['12,5', 1250],
  ['8 €', 800],
  ['1.200', 120_000],
  ['19,99 €', 1999],
  ['0,29', 29],
  ['12,505', undefined],
  ['viel', undefined],
])('reads %s as %s cents', (typed, expected) => {
  expect(parseMoney(typed)).toBe(expected)
})

it.each([
  [1250, '12,50'],
  [0, '0,00'],
  [120_005, '1200,05'],
])('%d cents stand in a field as %s and are read back', (cents, expected) => {
  expect(moneyForInput(cents)).toBe(expected)
  expect(parseMoney(expected)).toBe(cents)
})

const today = new Date('2026-06-01T12:00:00Z')

it.each([
  ['3.4.1980', '1980-04-03'],
  ['03.04.1980', '1980-04-03'],
  ['3. 4. 1980', '1980-04-03'],
  ['03041980', '1980-04-03'],
  ['3/4/1980', '1980-04-03'],
  ['1980-04-03', '1980-04-03'],
  ['3.4.80', '1980-04-03'],
  ['3.4.12', '2012-04-03'],
  ['29.2.2024', '2024-02-29'],
  ['29.2.2023', undefined],
  ['31.4.2020', undefined],
  ['13.13.2020', undefined],
  ['gestern', undefined],
])('reads %s as the day %s', (typed, expected) => {
  expect(parseGermanDay(typed, { birth: true, today })).toBe(expected)
})

it.each([
  ['31.12.27', '1927-12-31', '2027-12-31'],
  ['3.4.26', '2026-04-03', '2026-04-03'],
  ['3.4.12', '2012-04-03', '2012-04-03'],
  ['3.4.76', '1976-04-03', '2076-04-03'],
  ['3.4.77', '1977-04-03', '1977-04-03'],
])('reads two digits of a year, %s, as the birth %s and as the day %s', (typed, birth, day) => {
  expect(parseGermanDay(typed, { birth: true, today })).toBe(birth)
  expect(parseGermanDay(typed, { today })).toBe(day)
})

it('writes a day as Germans read it', () => {
  expect(dayForInput('1980-04-03')).toBe('03.04.1980')
})
