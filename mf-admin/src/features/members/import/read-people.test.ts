import { readPeople } from './read-people.ts'

it('finds the columns by what they are called, in any order, and counts lines as a spreadsheet does', () => {
  const { people, found, ignored, missing } = readPeople([
    [''],
    ['E-Mail-Adresse', 'Nachname ', 'VORNAME', 'Schuhgröße', 'PLZ', 'Geb.-Datum', 'Tel.'],
    ['jörg@beispiel.de', 'Weiß', ' Jörg\n', '43', '1067', '7.5.1984', ''],
    ['', '', '', '', '', '', ''],
    ['mailto:anna@beispiel.de', 'Öz'],
  ])
  expect(missing).toEqual([])
  expect(ignored).toEqual(['Schuhgröße'])
  expect(found).toEqual(['first_name', 'last_name', 'email', 'phone', 'zip', 'birth_date'])
  expect(people).toEqual([
    {
      line: 3,
      first_name: 'Jörg',
      last_name: 'Weiß',
      email: 'jörg@beispiel.de',
      zip: '01067',
      birth_date: '1984-05-07',
    },
    { line: 5, first_name: '', last_name: 'Öz', email: 'anna@beispiel.de' },
  ])
})

it.each<[string[][], string[]]>([
  [[], ['first_name', 'last_name', 'email']],
  [[['Anna', 'Weiß', 'anna@beispiel.de']], ['first_name', 'last_name', 'email']],
  [
    [
      ['Name', 'Mail'],
      ['Anna', 'a@b.de'],
    ],
    ['first_name'],
  ],
])('says what is missing of %j', (rows, missing) => {
  expect(readPeople(rows).missing).toEqual(missing)
})

it.each(['31.2.1984', '1984', 'im Mai'])('leaves %j as it is, to be named as wrong', (written) => {
  const { people } = readPeople([
    ['Vorname', 'Nachname', 'Mail', 'Geburtsdatum'],
    ['A', 'B', 'c@d.de', written],
  ])
  expect(people[0]?.birth_date).toBe(written)
})

it.each(['17.05.1984', '17.5.84', '1984-05-17'])('reads the birthday %s', (written) => {
  const { people } = readPeople([
    ['Vorname', 'Nachname', 'Mail', 'Geburtsdatum'],
    ['A', 'B', 'c@d.de', written],
  ])
  expect(people[0]?.birth_date).toBe('1984-05-17')
})
