import type { CourseChanges, MissingThing } from '@kursportal/shared/contract'
import {
  changeText,
  differenceName,
  learnerTexts,
  missingPath,
  missingTexts,
  shownValue,
  publishReadiness,
} from './publishing.rules.ts'

const nothing: CourseChanges = {
  state: 'live',
  revision: 1,
  changes: [],
  missing: [],
  advice: [],
  waiting_for: [],
  learners: { running: 0, finished: 0 },
}
const lacking = (code: MissingThing['code'], over: Partial<MissingThing> = {}): MissingThing => ({
  code,
  chapter_id: null,
  chapter_title: null,
  video_id: null,
  video_title: null,
  ...over,
})
const change = {
  kind: 'added',
  what: 'video',
  id: 'v',
  title: 'Atmen',
  chapter_title: 'Woche 1',
  fields: [],
} as const

it.each([
  ['nothing', nothing],
  ['ready', { ...nothing, state: 'draft' as const }],
  ['ready', { ...nothing, changes: [{ ...change, fields: [] }] }],
  [
    'waits',
    { ...nothing, state: 'draft' as const, waiting_for: [{ video_id: 'v', title: 'Film', progress: 0.5 }] },
  ],
  ['incomplete', { ...nothing, state: 'draft' as const, missing: [lacking('no_chapters')] }],
  ['already', { ...nothing, state: 'going_live' as const, missing: [lacking('no_chapters')] }],
])('judges a publish as %s', (readiness, changes) => {
  expect(publishReadiness(changes, changes.state !== 'going_live')).toBe(readiness)
})

it('lets a course be published again whose going live was lost', () => {
  expect(publishReadiness({ ...nothing, state: 'going_live' }, true)).toBe('ready')
})

it('names what is missing and leads to its place', () => {
  const thing = lacking('video_file', { chapter_id: 'k', video_id: 'v', video_title: 'Atmen' })
  expect(missingTexts([thing])).toEqual(['„Atmen“ hat noch kein Video'])
  expect(missingPath('c', thing)).toBe('/course-editor/courses/c/lectures/v')
  expect(missingPath('c', lacking('chapter_empty', { chapter_id: 'k' }))).toBe(
    '/course-editor/courses/c/chapters/k',
  )
  expect(missingPath('c', lacking('course_image'))).toBe('/course-editor/courses/c/details')
  const dead = lacking('dead_links', { video_id: 'v', links: ['https://weg.example/a?b=1', '/courses/x'] })
  expect(missingPath('c', dead)).toBe(
    '/course-editor/courses/c/lectures/v?link=https%3A%2F%2Fweg.example%2Fa%3Fb%3D1',
  )
})

it('tells two lectures of the same name apart by their chapters', () => {
  const thing = (chapter_title: string, video_title: string) =>
    lacking('video_file', { chapter_id: chapter_title, chapter_title, video_id: chapter_title, video_title })
  expect(
    missingTexts([thing('Woche 1', 'Atmen'), thing('Woche 1', 'Sitzen'), thing('Woche 2', 'Atmen')]),
  ).toEqual([
    '„Atmen“ hat noch kein Video (Kapitel „Woche 1“)',
    '„Sitzen“ hat noch kein Video',
    '„Atmen“ hat noch kein Video (Kapitel „Woche 2“)',
  ])
})

it.each([
  [['https://a.example'], 'In „Atmen“ führt 1 Link ins Leere: https://a.example'],
  [['/a', '/b'], 'In „Atmen“ führen 2 Links ins Leere: /a, /b'],
  [['/a', '/b', '/c', '/d'], 'In „Atmen“ führen 4 Links ins Leere: /a, /b, /c, …'],
])('names links that lead nowhere: %j', (links, sentence) => {
  expect(missingTexts([lacking('dead_links', { video_id: 'v', video_title: 'Atmen', links })])).toEqual([
    sentence,
  ])
})

it('says what changes and where it is', () => {
  expect(changeText({ ...change, fields: [] })).toBe('Lektion „Atmen“ in Kapitel „Woche 1“')
  expect(changeText({ ...change, fields: [], what: 'course' })).toBe('Angaben zum Kurs')
})

it('says which field differs, also inside of a quiz', () => {
  const valueless = { ...change, kind: 'changed', before: null, after: null, from: null, to: null } as const
  const named = (...path: string[]) => differenceName({ ...valueless, path, rows: [] })
  const lecture = 'Lektion „Atmen“ in Kapitel „Woche 1“'
  expect(named()).toBe(lecture)
  expect(named('title')).toBe(`${lecture}: Titel`)
  expect(named('price_cents')).toBe(`${lecture}: Preis`)
  expect(named('nie_gehört')).toBe(`${lecture}: Weiteres`)
  expect(named('quiz', 'questions', 'q1', 'options', 'o1', 'text')).toBe(`${lecture}: Wortlaut`)
  const question = { list: 'questions', number: 3, text: 'Wie oft …' }
  const option = { list: 'options', number: 2, text: '' }
  const inQuiz = (rows: (typeof question)[], ...path: string[]) =>
    differenceName({ ...valueless, path: ['quiz', 'questions', 'q', ...path], rows })
  expect(inQuiz([question])).toBe(`${lecture}: Frage 3 „Wie oft …“`)
  expect(inQuiz([question], 'question')).toBe(`${lecture}: Frage 3 „Wie oft …“: Wortlaut`)
  expect(inQuiz([question, option], 'options', 'o')).toBe(`${lecture}: Frage 3 „Wie oft …“, Antwort 2`)
  expect(inQuiz([question, option], 'options', 'o', 'correct')).toBe(
    `${lecture}: Frage 3 „Wie oft …“, Antwort 2: was richtig ist`,
  )
})

it.each([
  [['unlock_mode'], 'in_order', 'Der Reihe nach'],
  [['required_share'], 0.9, '90\u00A0%'],
  [['certified_until'], '2027-01-31', '31.01.2027'],
  [['film_cut'], null, 'ganzes Video'],
  [['film_cut'], { film_id: '01980000-0000-7000-8000-000000000001', from: 5, to: null }, '0:05,0 – Ende'],
  [
    ['captions'],
    [
      {
        language: 'de',
        label: 'Deutsch',
        vtt: 'WEBVTT\n\n00:00:00.000 --> 00:00:04.250\nEinatmen.\nLangsam.\n\n00:01:05.000 --> 00:01:07.000\nAus &amp; ein.\n',
      },
    ],
    'Deutsch\n0:00,0 – 0:04,3 Einatmen. / Langsam.\n1:05,0 – 1:07,0 Aus & ein.',
  ],
  [['quiz', 'draw_from'], 'course', 'allen Quiz dieses Kurses'],
  [['title'], 'in_order', 'in_order'],
  [['minutes'], 12, 12],
])('says the value of %j in words: %j', (path, value, words) => {
  expect(shownValue(path, value)).toBe(words)
})

it('says whom it reaches, in the right number', () => {
  expect(learnerTexts({ running: 0, finished: 0 })).toEqual(['Noch nimmt niemand teil.'])
  expect(learnerTexts({ running: 1, finished: 12 })).toEqual([
    '1 Person ist gerade im Kurs und sieht die Änderungen sofort. Ihr Fortschritt bleibt.',
    '12 Personen haben den Kurs geschafft und behalten ihre Bescheinigung.',
  ])
})
