import { isTaxNumber, isVatId } from './vat-id.ts'

it.each([
  ['DE', 'DE136695976', true],
  ['DE', 'de 136 695 976', true],
  ['DE', 'DE136695977', false],
  ['DE', 'DE13669597', false],
  ['AT', 'ATU12345678', true],
  ['AT', 'DE136695976', false],
  ['GR', 'EL123456789', true],
  ['FR', 'FR12345678901', true],
  ['NL', 'NL123456789B01', true],
  ['CH', 'CHE123456789', false],
])('knows whether a number of %s is one: %s', (country, id, is) => {
  expect(isVatId(country, id)).toBe(is)
})

it.each([
  ['26 815 08152', true],
  ['181/815/08155', true],
  ['2866081508156', true],
  ['12345', false],
  ['DE136695976', false],
])('knows whether %s can be a tax number', (typed, is) => {
  expect(isTaxNumber(typed)).toBe(is)
})
