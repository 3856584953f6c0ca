import type { OwnData } from '@kursportal/shared/contract'
import { testPerson } from '@kursportal/shared/testing'
import { certificateNeeds } from './certificate-needs.ts'

const rules = { insuranceData: true, ageOfConsent: 18, today: '2026-06-15' }
const insurance = {
  id: 'k',
  name: 'Kasse',
  iban_required: true,
  important: false,
  active: true,
  private: false,
}
const whole: OwnData = {
  ...testPerson,
  street: 'Weg 1',
  zip: '34117',
  city: 'Kassel',
  insurance,
  insurance_number: 'A123456780',
  iban_masked: 'DE89 •••• 3000',
  has_signature: true,
}
const missing = (change: Partial<OwnData>, more: Partial<typeof rules> = {}) =>
  certificateNeeds({ ...whole, ...change }, { ...rules, ...more })
    .filter(({ there }) => !there)
    .map(({ need }) => need)

describe('what a certificate needs', () => {
  it.each<[string, Partial<OwnData>, string[]]>([
    ['nothing', {}, []],
    ['the name', { last_name: ' ' }, ['name']],
    ['the birth date', { birth_date: null }, ['birthDate']],
    ['the parent of somebody under age', { birth_date: '2010-06-16' }, ['parent']],
    ['the address', { city: '' }, ['address']],
    [
      'nothing with an insurance that is not in the list',
      { insurance: null, insurance_other: { name: 'Kasse Nord', private: false } },
      [],
    ],
    ['the number of the insurance', { insurance_number: null }, ['insurance']],
    ['the IBAN an insurance wants', { iban_masked: null }, ['insurance']],
    ['the signature', { has_signature: false }, ['signature']],
  ])('lacks %s', (_, change, expected) => {
    expect(missing(change)).toEqual(expected)
  })

  it('is no insurance where its data is not in use', () => {
    expect(missing({ insurance_number: null }, { insuranceData: false })).toEqual([])
  })
})
