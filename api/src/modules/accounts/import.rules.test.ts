import type { ImportedPerson } from '@kursportal/shared/contract'
import { checkImport } from './import.rules.ts'

const known = {
  taken: new Set(['schon@beispiel.de']),
  now: new Date('2027-03-10T10:00:00Z'),
  limits: { minimumAge: 14, ageOfConsent: 18 },
}
const anna = { line: 2, first_name: 'Anna', last_name: 'Weiß', email: 'anna@beispiel.de' }
const check = (...lines: Partial<ImportedPerson>[]) =>
  checkImport(
    lines.map((line, index) => ({ ...anna, line: index + 2, ...line })),
    known,
  )

it.each<[Partial<ImportedPerson>, string, string]>([
  [{ email: '' }, 'email', 'required'],
  [{ email: 'anna@' }, 'email', 'email_invalid'],
  [{ email: 'Schon@Beispiel.de' }, 'email', 'email_in_use'],
  [{ first_name: '' }, 'first_name', 'required'],
  [{ last_name: '123' }, 'last_name', 'name_invalid'],
  [{ zip: '341' }, 'zip', 'zip_invalid'],
  [{ phone: 'keins' }, 'phone', 'phone_invalid'],
  [{ birth_date: '17.5.84' }, 'birth_date', 'impossible_date'],
  [{ birth_date: '2030-01-01' }, 'birth_date', 'impossible_date'],
  [{ birth_date: '2020-01-01' }, 'birth_date', 'too_young'],
  [{ birth_date: '2011-01-01' }, 'parent_name', 'parent_required'],
])('leaves out %j', (line, field, problem) => {
  const { right, left_out } = check(line)
  expect(right).toEqual([])
  expect(left_out).toMatchObject([{ line: 2, problem }])
  if (problem !== 'parent_required') expect(left_out[0]?.field).toBe(field)
})

it('takes what is right, and of two lines with one address the first', () => {
  const { right, left_out } = check(
    { zip: '34117', city: ' Kassel ', birth_date: '1984-05-17', phone: '' },
    { email: 'ANNA@beispiel.de' },
    { email: 'bert@beispiel.de' },
  )
  expect(right.map(({ line }) => line)).toEqual([2, 4])
  expect(right[0]?.person).toMatchObject({ city: 'Kassel', birth_date: '1984-05-17' })
  expect(left_out).toEqual([{ line: 3, email: 'ANNA@beispiel.de', field: 'email', problem: 'twice' }])
})
