import { addCue, cueAt, joinCue, readTime, splitCue, writtenTime, wrongCue } from './cue-edits.ts'

const cues = [
  { from: 1, to: 3, text: 'Leg dich hin.' },
  { from: 4, to: 6, text: 'Atme aus.' },
]

it.each([
  [0, '0:00,0'],
  [62.5, '1:02,5'],
  [3723.25, '1:02:03,3'],
  [59.97, '1:00,0'],
])('writes %s seconds', (seconds, written) => {
  expect(writtenTime(seconds)).toBe(written)
})

it.each([
  ['1:02,5', 62.5],
  ['0:03', 3],
  ['1:02:03.250', 3723.25],
  ['7', 7],
  ['90:00', 5400],
  ['1:75', undefined],
  ['bald', undefined],
  ['', undefined],
])('reads %s', (typed, seconds) => {
  expect(readTime(typed)).toBe(seconds)
})

it('parts a line at the caret, with its time', () => {
  expect(splitCue(cues, 0, 8)).toEqual([
    { from: 1, to: 2.231, text: 'Leg dich' },
    { from: 2.231, to: 3, text: 'hin.' },
    cues[1],
  ])
  expect(wrongCue(splitCue(cues, 0, 0))).toBeUndefined()
  expect(splitCue(cues, 9, 0)).toEqual(cues)
})

it('adds a line where there is room, and joins two', () => {
  expect(addCue(cues, 0)[1]).toEqual({ from: 3, to: 4, text: '' })
  expect(addCue(cues, 1)[2]).toEqual({ from: 6, to: 8, text: '' })
  expect(addCue(cues, 1, 7.2504)[2]).toEqual({ from: 7.25, to: 9.25, text: '' })
  expect(addCue(cues, 0, 3.5)[1]).toEqual({ from: 3.5, to: 4, text: '' })
  expect(addCue(cues, 0, 5)[1]).toMatchObject({ from: 3 })
  expect(joinCue(cues, 0)).toEqual([{ from: 1, to: 6, text: 'Leg dich hin. Atme aus.' }])
  expect(joinCue(cues, 1)).toEqual(cues)
})

it('finds what is wrong, and what is said', () => {
  expect(wrongCue([...cues, { from: 8, to: 8, text: '' }])).toBe(2)
  expect([cueAt(cues, 5), cueAt(cues, 3.5)]).toEqual([1, -1])
})
