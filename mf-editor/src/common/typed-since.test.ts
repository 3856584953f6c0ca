import { typedSince } from './typed-since.ts'

it.each([
  ['nothing more', 'Eins', 'Eins', ''],
  ['the next one behind it', 'Eins', 'EinsZwei', 'Zwei'],
  ['the next one on a line of its own', 'a@b.de', 'a@b.de\nc@d.de', 'c@d.de'],
  ['another one in its place', 'Eins', 'Zwei', 'Zwei'],
  ['emptied', 'Eins', '', ''],
])('gives what was typed since: %s', (_what, sent, typed, rest) => {
  expect(typedSince(sent, typed)).toBe(rest)
})
