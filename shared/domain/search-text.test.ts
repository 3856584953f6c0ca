import { searchFor, searchText, searchWords } from './search-text.ts'

it.each([
  ['Müller-Lüdenscheidt', 'muller-ludenscheidt'],
  ['GROẞ und groß', 'gross und gross'],
  ['Łukasz Łuczak', 'lukasz luczak'],
  ['İbrahim Işık', 'ibrahim isik'],
  ['Nguyễn Thị Đặng', 'nguyen thi dang'],
  ['Søren Ærø, Œuvre', 'soren aero, oeuvre'],
  ['Ｋｕｒｓ ﬁt', 'kurs fit'],
  ['  Юлія\n Щербак ', 'юлія щербак'],
])('brings %s into the form that search compares', (written, compared) => {
  expect(searchText(written)).toBe(compared)
})

it('joins parts, leaves out missing ones, and finds each word', () => {
  expect(searchText('Eva', null, '', undefined, 'Weiß')).toBe('eva weiss')
  expect(searchWords('  Weiß  EVA ')).toEqual([['weiss'], ['eva']])
})

it.each([
  ['moeller', 'Karl Möller', true],
  ['Möller', 'Karl Moeller', true],
  ['oel', 'Öl', true],
  ['Oe', 'Öl', true],
  ['Rückenübungen', 'Rueckenuebungen', true],
  ['ruecken stark', 'Starker Rücken', true],
  ['Quelle', 'Qulle', false],
  ['neue', 'genug', false],
  ['  ', 'was auch immer', true],
  ['^', 'was auch immer', false],
  ['´ was', 'was auch immer', false],
  ['ﬁt', 'Fit im Alter', true],
])('looks for %s in %s: %s', (typed, text, found) => {
  expect(searchFor(typed)(text)).toBe(found)
})
