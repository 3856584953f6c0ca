import { keywordOf } from './similar.ts'

it.each([
  ['', ''],
  ['Hallo', ''],
  ['Wie oft soll man das?', 'soll'],
  ['Welche Matte benutzt ihr?', 'benutzt'],
  ['Zählt der Mittagsschlaf mit ins Tagebuch?', 'mittagsschlaf'],
  ['100%', ''],
])('%j is about %j', (title, word) => {
  expect(keywordOf(title)).toBe(word)
})
