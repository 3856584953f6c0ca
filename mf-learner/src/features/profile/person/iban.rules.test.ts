import { ibanProblem, KEPT } from './iban.rules.ts'

it.each([
  [KEPT, null],
  [null, null],
  ['', 'required'],
  ['   ', 'required'],
  ['DE89 3704 0044 0532 0130 00', null],
  ['de89370400440532013000', null],
  ['DE88370400440532013000', 'iban_invalid'],
  ['DE89370400440532', 'iban_invalid'],
])('the IBAN %j: %s', (held, problem) => {
  expect(ibanProblem(held)).toBe(problem)
})
