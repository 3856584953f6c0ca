import { declarationProblems, vatTreatment, vatWithin, type DeclaredPayee } from './payee-status.ts'

const payee = (more: Partial<DeclaredPayee>): DeclaredPayee => ({
  status: 'private',
  taxed: false,
  country: 'DE',
  tax_number: '',
  vat_id: '',
  ...more,
})

it.each([
  [{ status: 'private' as const }, 'none'],
  [{ status: 'small_business' as const }, 'small_business'],
  [{ status: 'vat_liable' as const }, 'standard'],
  [{ status: 'club' as const }, 'small_business'],
  [{ status: 'club' as const, taxed: true }, 'standard'],
  [{ status: 'eu' as const }, 'reverse_charge'],
])('treats VAT of %j as %s', (more, treatment) => {
  expect(vatTreatment(payee(more))).toBe(treatment)
})

it.each([
  [10_000, 'standard' as const, { net: 8_403, tax: 1_597, total: 10_000, rate: 19 }],
  [100, 'standard' as const, { net: 84, tax: 16, total: 100, rate: 19 }],
  [10_000, 'none' as const, { net: 10_000, tax: 0, total: 10_000, rate: 0 }],
  [10_000, 'reverse_charge' as const, { net: 10_000, tax: 0, total: 10_000, rate: 0 }],
])('finds what %i cents are made of, %s', (total, treatment, parts) => {
  expect(vatWithin(total, treatment)).toEqual(parts)
})

it.each([
  [{}, []],
  [{ country: 'CH' }, []],
  [{ status: 'small_business' as const }, ['tax_number tax_or_vat_number']],
  [{ status: 'small_business' as const, tax_number: '26/815/08152' }, []],
  [{ status: 'vat_liable' as const, vat_id: 'DE136695976' }, []],
  [{ status: 'vat_liable' as const, vat_id: 'DE136695977' }, ['vat_id vat_id_invalid']],
  [{ status: 'vat_liable' as const, country: 'AT', vat_id: 'ATU12345678' }, ['country country_of_status']],
  [{ status: 'eu' as const, country: 'AT', vat_id: 'ATU12345678' }, []],
  [{ status: 'eu' as const, country: 'AT' }, ['vat_id required']],
  [{ status: 'eu' as const, vat_id: 'DE136695976' }, ['country country_of_status']],
])('names what is wrong with %j', (more, problems) => {
  expect(declarationProblems(payee(more)).map(({ path, message }) => `${path} ${message}`)).toEqual(problems)
})
