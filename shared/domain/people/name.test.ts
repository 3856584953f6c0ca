import { familyNameFirst, isName, normalizeName } from './name.ts'

it.each([
  'Anna Ärmel',
  "Seán O'Neill-Müller",
  'Nguyễn Thị',
  'Ụ̀gọ',
  'Ελένη',
  'Оксана',
  'अनिता',
  'محمد علي',
  'علی\u200Cرضا',
  'ශ්\u200Dරී',
  'שלום כהן',
  '王小明',
  'Zoë 🌻',
  'J. R. R. Tolkien 2.',
])('%j is a name', (name) => {
  expect(isName(name)).toBe(true)
})

it.each([
  ['nothing', ''],
  ['blanks', '  '],
  ['no letter', '123 - !'],
  ['only emoji', '🌻🌻'],
  ['zero-width spaces', '\u200B\u200B'],
  ['a zero-width space among letters', 'An\u200Bna'],
  ['joiners among Latin letters', 'An\u200Dna'],
  ['a joiner at the end', 'علی\u200C'],
  ['soft hyphens', 'Ma\u00ADrie'],
  ['a control character', 'An\u0085na'],
  ['the separator of lines', 'An\u2028na'],
  ['the separator of paragraphs', 'An\u2029na'],
  ['a turned direction', '\u202Elive Name'],
  ['an isolate', '\u2067live Name'],
  ['a non-character', 'Anna\uFFFF'],
  ['a lonely surrogate', 'Anna\uD800'],
  ['a private letter', 'Anna\u{10FFFD}'],
  ['a letter that shows nothing', '\u3164\u3164'],
  ['a line break', 'Anna\nBerta'],
])('%s is no name', (_case, name) => {
  expect(isName(name)).toBe(false)
})

it('composes letters and puts one blank between words', () => {
  expect(normalizeName('  A\u0308nne \u00A0\u2003 Maier ')).toBe('Änne Maier')
})

it.each([
  ['Eva Weiß', 'Weiß, Eva'],
  ['Eva Maria von der Weiß', 'von der Weiß, Eva Maria'],
  ['Dr. Eva  Weiß', 'Weiß, Dr. Eva'],
  ['Weiß Maier, Eva', 'Weiß Maier, Eva'],
  ['Eva', 'Eva'],
  ['de Weiß', 'Weiß, de'],
  ['', ''],
])('writes %s as %s, family name first', (name, written) => {
  expect(familyNameFirst(name)).toBe(written)
})
