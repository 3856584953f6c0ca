import { brokenPlurals } from './plural-forms.ts'

it('takes both forms of German, with one for nothing where it is wanted', () => {
  expect(brokenPlurals(['list.found_one', 'list.found_other', 'list.found_zero', 'list.title'])).toEqual([])
})

it.each([
  [['list.found_one'], ['list.found_other is missing beside list.found_one']],
  [['found_other'], ['found_one is missing beside found_other']],
  [['found_zero'], ['found_one is missing beside found_zero', 'found_other is missing beside found_zero']],
  [
    ['found_one', 'found_other', 'found_few'],
    ['found_few is never shown: German counts with _one and _other'],
  ],
])('says what is wrong with %j', (keys, problems) => {
  expect(brokenPlurals(keys)).toEqual(problems)
})
