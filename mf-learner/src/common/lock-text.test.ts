import { lockText } from './lock-text.ts'

const now = new Date('2026-05-11T15:00:00')
const until = new Date('2026-05-18T00:00:00').toISOString()

it.each([
  [{ reason: 'not_yet', until }, undefined, 'Wird am 18.05.2026 frei.'],
  [{ reason: 'not_yet', until: null }, undefined, 'Wird später frei.'],
  [{ reason: 'previous_not_done', until: null }, 'Quiz 2', 'Wird frei, wenn du „Quiz 2“ geschafft hast.'],
  [{ reason: 'previous_not_done', until: null }, undefined, 'Wird frei, wenn du alles davor geschafft hast.'],
  [
    { reason: 'previous_not_done', until },
    'Quiz 2',
    'Wird frei, wenn du „Quiz 2“ geschafft hast. Frühestens am 18.05.2026.',
  ],
] as const)('says why %j is locked', (lock, blocker, words) => {
  expect(lockText(lock, blocker, now)).toBe(words)
})
