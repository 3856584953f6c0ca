import { checkCues, readCaptions, writeWebVtt } from './web-vtt.ts'

const vtt = `WEBVTT - Rücken
Kind: captions

NOTE not shown

STYLE
::cue { color: red }

intro
00:01.000 --> 00:02.500 align:start
<v Anna>Guten <b>Morgen</b> &amp; willkommen

01:00:03.000 --> 01:00:04.000
Zweite Zeile
über zwei Zeilen
`
const srt = `\uFEFF1\r\n00:00:05,000 --> 00:00:06,250\r\n<font color="red">später</font>\r\n\r\n2\r\n00:00:01,5 --> 00:00:02,000\r\nfrüher\r\n`

describe('reading captions', () => {
  it('reads WebVTT without notes, styles, positions and markup', () => {
    expect(readCaptions(vtt, null)).toEqual({
      cues: [
        { from: 1, to: 2.5, text: 'Guten Morgen & willkommen' },
        { from: 3603, to: 3604, text: 'Zweite Zeile\nüber zwei Zeilen' },
      ],
    })
  })

  it('reads SRT with Windows line ends and puts cues in order of time', () => {
    expect(readCaptions(srt, 10)).toEqual({
      cues: [
        { from: 1.5, to: 2, text: 'früher' },
        { from: 5, to: 6.25, text: 'später' },
      ],
    })
  })

  it.each([
    ['nothing', '', { line: 1, problem: 'no_cues' }],
    ['a letter', 'Sehr geehrte Frau Beispiel', { line: 1, problem: 'no_cues' }],
    ['a broken time', 'WEBVTT\n\n00:01 -> x\n\n00:0a.000 --> 00:02.000\nx', { line: 5, problem: 'bad_time' }],
    [
      'an end before the start',
      'WEBVTT\n\n00:03.000 --> 00:02.000\nx',
      { line: 3, problem: 'ends_before_it_starts' },
    ],
    ['another film', 'WEBVTT\n\n10:03.000 --> 10:04.000\nx', { line: 3, problem: 'past_the_end' }],
  ])('refuses %s', (_what, content, problem) => {
    expect(readCaptions(content, 60)).toEqual(problem)
  })

  it('writes what it reads again', () => {
    const cues = [
      { from: 0, to: 0.999, text: 'a < b & c > d' },
      { from: 3599.9996, to: 3661.5, text: 'zwei\nZeilen --> mit Pfeil' },
    ]
    const written = writeWebVtt(cues)
    expect(written).toMatch(
      /^WEBVTT\n\n00:00:00\.000 --> 00:00:00\.999\na &lt; b &amp; c &gt; d\n\n01:00:00\.000/,
    )
    expect(readCaptions(written, null)).toEqual({
      cues: [cues[0], { from: 3600, to: 3661.5, text: cues[1]?.text }],
    })
  })

  it('keeps edited text from ending its cue or holding control characters', () => {
    expect(checkCues([{ from: 1, to: 2, text: ' a\n\n\u0000b\r\n' }], null)).toEqual({
      cues: [{ from: 1, to: 2, text: 'a\nb' }],
    })
    expect(checkCues([{ from: 2, to: 1, text: 'x' }], null)).toEqual({
      line: 1,
      problem: 'ends_before_it_starts',
    })
  })
})
