import { careLight, careTotal, suggestedMinutes } from './care-minutes.ts'

it.each([
  [0, 'none'],
  [1, 'some'],
  [23, 'some'],
  [24, 'met'],
  [90, 'met'],
] as const)('%i minutes are %s of what is required', (minutes, light) => {
  expect(careLight(minutes)).toBe(light)
})

it('adds up what comes from appointments, contacts and answers', () => {
  expect(careTotal({ appointment_minutes: 30, contact_minutes: 5, answer_minutes: 2 })).toBe(37)
})

it.each([
  ['nothing for no answer', 'Wie oft?', ' ', 0],
  ['a minute for a short one', 'Wie oft?', 'Täglich.', 1],
  ['more for a long answer', 'Wie oft?', 'x'.repeat(1_000), 6],
  ['the reading of a long question', 'x'.repeat(3_000), 'Ja.', 4],
])('suggests %s', (_what, question, answer, minutes) => {
  expect(suggestedMinutes(question, answer)).toBe(minutes)
})
