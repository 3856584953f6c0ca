import { lineAt, linesIn, linesLater, linesOf, wordsAt } from './spoken-lines.ts'

const file = `WEBVTT

NOTE from the seed

1
00:00:01.000 --> 00:00:03.500 align:center
<v Anna>Atme ein &amp; aus,
ganz ruhig.</v>

01:02:03.250 --> 01:02:05.000
Fertig

00:00:09.000 --> 00:00:10.000

`

it('reads lines with their times, without marks', () => {
  expect(linesOf(file)).toEqual([
    { from: 1, to: 3.5, text: 'Atme ein & aus, ganz ruhig.' },
    { from: 3723.25, to: 3725, text: 'Fertig' },
  ])
})

it('reads files with any line ends and a byte order mark', () => {
  expect(linesOf(`\uFEFF${file.replaceAll('\n', '\r\n')}`)).toHaveLength(2)
})

it.each([
  [0, -1],
  [1, 0],
  [100, 0],
  [4000, 1],
])('finds the line at second %d', (second, index) => {
  expect(lineAt(linesOf(file), second)).toBe(index)
})

it.each([
  [0.9, ''],
  [1, 'Atme ein & aus, ganz ruhig.'],
  [3.5, ''],
])('says what is said at second %d, and nothing once it is over', (second, words) => {
  expect(wordsAt(linesOf(file), second)).toBe(words)
})

it('puts what two people say at once below each other', () => {
  const lines = [
    { from: 0, to: 4, text: 'Ein.' },
    { from: 1, to: 3, text: 'Aus.' },
  ]
  expect(wordsAt(lines, 2)).toBe('Ein.\nAus.')
})

it('tells of a part of a film what is said in it, in the time of the part', () => {
  const lines = [
    { from: 0, to: 5, text: 'Davor' },
    { from: 8, to: 12, text: 'Schon begonnen' },
    { from: 20, to: 24, text: 'Mitten darin' },
    { from: 40, to: 44, text: 'Danach' },
  ]
  expect(linesIn(lines, { from: 10, to: 40 })).toEqual([
    { from: 0, to: 2, text: 'Schon begonnen' },
    { from: 10, to: 14, text: 'Mitten darin' },
  ])
  expect(linesIn(lines, null)).toBe(lines)
  expect(linesLater(lines, 10)[0]).toEqual({ from: 10, to: 15, text: 'Davor' })
})
