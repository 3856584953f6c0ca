import { lineAt, parseWebVtt } from './web-vtt.ts'

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
  expect(parseWebVtt(file)).toEqual([
    { from: 1, to: 3.5, text: 'Atme ein & aus, ganz ruhig.' },
    { from: 3723.25, to: 3725, text: 'Fertig' },
  ])
})

it('reads files with any line ends and a byte order mark', () => {
  expect(parseWebVtt(`\uFEFF${file.replaceAll('\n', '\r\n')}`)).toHaveLength(2)
})

it.each([
  [0, -1],
  [1, 0],
  [100, 0],
  [4000, 1],
])('finds the line at second %d', (second, index) => {
  expect(lineAt(parseWebVtt(file), second)).toBe(index)
})
