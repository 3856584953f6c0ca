import { readAddresses } from '@kursportal/shared/domain'
import { addressOf, servesNobody } from './accesses.rules.ts'

it.each([
  ['', [], []],
  ['anna@beispiel.de', ['anna@beispiel.de'], []],
  [
    'anna@beispiel.de, Bert@Beispiel.de;\n<carla@beispiel.de>',
    ['anna@beispiel.de', 'bert@beispiel.de', 'carla@beispiel.de'],
    [],
  ],
  ['anna@beispiel.de ANNA@beispiel.de', ['anna@beispiel.de'], []],
  ['anna@beispiel bert', [], ['anna@beispiel', 'bert']],
  [
    'Max Muster <Max@beispiel.de>, "Roth, Ida" <ida@beispiel.de>; Blau, Bo <bo@beispiel.de>\nUli<uli@beispiel.de>',
    ['max@beispiel.de', 'ida@beispiel.de', 'bo@beispiel.de', 'uli@beispiel.de'],
    [],
  ],
  ['bert\nAnna <anna@beispiel.de> carla', ['anna@beispiel.de'], ['bert', 'carla']],
])('reads the addresses in %j', (typed, emails, wrong) => {
  expect(readAddresses(typed)).toEqual({ emails, wrong })
})

it('knows the public address, and who is not served yet', () => {
  expect(addressOf('7', 'https://kurse.example')).toBe('https://kurse.example/access/7')
  expect(servesNobody({ users: 0, societies: 0 })).toBe(true)
  expect(servesNobody({ users: 1, societies: 0 })).toBe(false)
  expect(servesNobody({ users: 0, societies: 2 })).toBe(false)
})
