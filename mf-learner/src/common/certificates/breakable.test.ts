import { breakable } from './breakable.ts'

it.each([
  ['Teilnahmebescheinigung', 'Teilnahme|be|schei|ni|gung'],
  ['Teilnahmebestätigung über Präventionskurse', 'Teilnahme|be|stä|ti|gung über Präventionskurse'],
  ['Bescheinigung', 'Bescheinigung'],
  ['Kurznachweis, Kurszertifikat', 'Kurz|nach|weis, Kurs|zer|ti|fi|kat'],
])('parts %s where it may be parted', (title, parted) => {
  expect(breakable(title).replaceAll('\u00AD', '|')).toBe(parted)
})
