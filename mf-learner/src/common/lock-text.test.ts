import { lockText } from './lock-text.ts'

const today = '2026-05-11'
const until = new Date('2026-05-18T00:00:00').toISOString()
const before = { title: 'Quiz 2', chapter: 1 }
const notDone = { reason: 'previous_not_done', until: null, wait_days: null } as const
const notYet = { reason: 'not_yet', until, wait_days: null } as const

it.each([
  ['a day', notYet, undefined, 'Wird am 18.05.2026 frei.'],
  [
    'nothing: it is closed',
    { ...notYet, reason: 'course_closed' },
    before,
    'Diesen Kurs kann gerade niemand neu beginnen. Seine Zertifizierung ist abgelaufen.',
  ],
  ['a day nobody knows', { ...notYet, until: null }, undefined, 'Wird später frei.'],
  ['what is directly before it', notDone, before, 'Kommt nach „Quiz 2“.'],
  ['what is before it, unnamed', notDone, undefined, 'Kommt nach der Lektion davor.'],
  [
    'what is before it, and a day',
    { ...notDone, until },
    before,
    'Kommt nach „Quiz 2“, frühestens am 18.05.2026.',
  ],
  [
    'days after a chapter nobody began',
    { ...notDone, wait_days: 7 },
    before,
    'Kommt 7 Tage, nachdem du Kapitel 1 begonnen hast.',
  ],
  [
    'one day after it',
    { ...notDone, wait_days: 1 },
    { title: 'Quiz 3', chapter: 2 },
    'Kommt einen Tag, nachdem du Kapitel 2 begonnen hast.',
  ],
  [
    'days after a chapter, unnumbered',
    { ...notDone, wait_days: 7 },
    undefined,
    'Kommt 7 Tage, nachdem du das Kapitel davor begonnen hast.',
  ],
] as const)('says that it waits for %s', (_, lock, comesAfter, words) => {
  expect(lockText(lock, comesAfter, today)).toBe(words)
})
