import { searchText, searchWords } from './search-text.ts'

it.each([
  ['Müller-Lüdenscheidt', 'muller-ludenscheidt'],
  ['GROẞ und groß', 'gross und gross'],
  ['Łukasz Łuczak', 'lukasz luczak'],
  ['İbrahim Işık', 'ibrahim isik'],
  ['Nguyễn Thị Đặng', 'nguyen thi dang'],
  ['Søren Ærø, Œuvre', 'soren aero, oeuvre'],
  ['  Юлія\n Щербак ', 'юлія щербак'],
])('brings %s into the form that search compares', (written, compared) => {
  expect(searchText(written)).toBe(compared)
})

it('joins parts, leaves out missing ones, and finds each word', () => {
  expect(searchText('Eva', null, '', undefined, 'Weiß')).toBe('eva weiss')
  expect(searchWords('  Weiß  EVA ')).toEqual(['weiss', 'eva'])
})
