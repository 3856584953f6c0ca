import { newCourse } from '../../contract/courses/course-fields.ts'
import type { QuizQuestion } from '../../contract/lectures/quiz.ts'
import { startOfBerlinDay } from '../berlin-time.ts'
import { courseShare, mayRedo, redoFrom } from './course-progress.ts'
import type { ChapterSnapshot, CourseSnapshot, VideoSnapshot } from './course-snapshot.ts'
import { diffSnapshots } from './diff-snapshots.ts'
import { adviceForPublishing, missingForPublishing } from './missing-for-publishing.ts'
import { emptyQuiz, flawsOfQuestion, isValidQuiz } from './quiz-rules.ts'
import { lockedLectures, lockOfChapter, nextUnlockOf, type ChapterStanding } from './unlocking.ts'

const video = (id: string, over: Partial<VideoSnapshot> = {}): VideoSnapshot => ({
  id,
  type: 'richText',
  title: `Lecture ${id}`,
  description: '',
  minutes: null,
  image_id: null,
  required_share: 0.9,
  asset_id: null,
  rich_text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Text' }] }] },
  quiz: null,
  captions: [],
  ...over,
})
const chapter = (id: string, ...videos: VideoSnapshot[]): ChapterSnapshot => ({
  id,
  title: `Chapter ${id}`,
  description: '',
  image_id: null,
  videos,
})
const course = (...chapters: ChapterSnapshot[]): CourseSnapshot => ({
  course: {
    ...newCourse,
    title: 'Rücken',
    description: 'Stark',
    image_id: 'image',
    units_offered: 8,
    unit_minutes: 45,
    instructor_name: 'Eva',
    instructor_qualification: 'Physio',
  },
  chapters,
})

describe('the share of a course', () => {
  it.each([
    ['nothing yet', [], false, 0],
    [
      'half of one of two',
      [
        [0.5, false],
        [0, false],
      ],
      false,
      0.25,
    ],
    [
      'a done lecture counts whole',
      [
        [0.9, true],
        [0, false],
      ],
      false,
      0.5,
    ],
    [
      'never whole before all is done',
      [
        [1, false],
        [1, true],
      ],
      false,
      0.999,
    ],
    [
      'all done',
      [
        [0.9, true],
        [1, true],
      ],
      false,
      1,
    ],
    [
      'finished stays whole after a lecture was added',
      [
        [1, true],
        [0, false],
      ],
      true,
      1,
    ],
  ] as const)('%s', (_case, lectures, finished, share) => {
    const given = lectures.map(([progress, done]) => ({ progress, done }))
    expect(courseShare(given, finished)).toBe(share)
  })

  it('may be redone from the next year in Berlin on', () => {
    const finished = new Date('2025-12-31T22:30:00Z')
    expect(redoFrom(finished)).toBe('2026-01-01')
    expect(mayRedo(finished, new Date('2025-12-31T22:59:00Z'))).toBe(false)
    expect(mayRedo(finished, new Date('2025-12-31T23:00:00Z'))).toBe(true)
    expect(redoFrom(new Date('2025-12-31T23:30:00Z'))).toBe('2027-01-01')
    expect(mayRedo(null, finished)).toBe(false)
  })

  it.each([
    ['2026-01-15', '2026-01-14T23:00:00.000Z'],
    ['2026-07-15', '2026-07-14T22:00:00.000Z'],
    ['2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z'],
    ['2026-10-26', '2026-10-25T23:00:00.000Z'],
  ])('%s begins at %s', (day, instant) => {
    expect(startOfBerlinDay(day).toISOString()).toBe(instant)
  })
})

const at = (text: string) => new Date(text)

describe('unlocking', () => {
  const standing = (id: string, opened: string | null, done: boolean) => ({
    id,
    opened_at: opened ? at(opened) : null,
    done,
  })
  const now = at('2026-05-04T10:00:00Z')
  const locksOf = (
    mode: 'all' | 'in_order' | 'timed',
    chapters: ChapterStanding[],
    finished = false,
    when = now,
  ) => Object.fromEntries(lockedLectures({ mode, days: 7, pauses: [] }, chapters, finished, when))

  const begun: ChapterStanding[] = [
    {
      id: 'one',
      lectures: [standing('a', '2026-05-01T18:00:00Z', true), standing('b', '2026-05-01T18:20:00Z', true)],
    },
    { id: 'two', lectures: [standing('c', null, false), standing('d', null, false)] },
    { id: 'three', lectures: [standing('e', null, false)] },
  ]

  it('opens everything at once', () => {
    expect(locksOf('all', begun)).toEqual({})
  })

  it('opens one after the other', () => {
    expect(locksOf('in_order', begun)).toEqual({
      d: { reason: 'previous_not_done', until: null, wait_days: null },
      e: { reason: 'previous_not_done', until: null, wait_days: null },
    })
  })

  it('waits a week from the begin of a chapter, to the begin of that day in Berlin', () => {
    const until = at('2026-05-07T22:00:00Z')
    expect(locksOf('timed', begun)).toEqual({
      c: { reason: 'not_yet', until, wait_days: null },
      d: { reason: 'previous_not_done', until, wait_days: null },
      e: { reason: 'previous_not_done', until: null, wait_days: 7 },
    })
    expect(locksOf('timed', begun, false, until)).toEqual({
      d: { reason: 'previous_not_done', until: null, wait_days: null },
      e: { reason: 'previous_not_done', until: null, wait_days: 7 },
    })
  })

  it('says before its begin how long a chapter will wait, of its first lecture only', () => {
    const untouched: ChapterStanding[] = begun.map((one) => ({
      ...one,
      lectures: one.lectures.map(({ id }) => standing(id, null, false)),
    }))
    const waits = (chapters: ChapterStanding[]) =>
      Object.entries(locksOf('timed', chapters)).map(([id, lock]) => [id, lock.wait_days])
    expect(waits(untouched)).toEqual([
      ['b', null],
      ['c', 7],
      ['d', null],
      ['e', 7],
    ])
    // Behind a chapter without lectures there is nothing to wait for.
    expect(waits([{ id: 'empty', lectures: [] }, ...untouched.slice(0, 1)])).toEqual([['b', null]])
  })

  it('keeps open what was opened before something was put in front of it', () => {
    const inserted: ChapterStanding[] = [
      { id: 'one', lectures: [standing('new', null, false), standing('b', '2026-05-01T18:20:00Z', false)] },
    ]
    expect(locksOf('in_order', inserted)).toEqual({})
  })

  it('opens everything in a finished course', () => {
    expect(locksOf('timed', begun, true)).toEqual({})
  })

  it('tells the lock of a chapter and the next opening', () => {
    const locks = lockedLectures({ mode: 'timed', days: 7, pauses: [] }, begun, false, now)
    expect(begun.map((one) => lockOfChapter(one, locks)?.reason ?? null)).toEqual([
      null,
      'not_yet',
      'previous_not_done',
    ])
    expect(nextUnlockOf(locks)).toEqual(at('2026-05-07T22:00:00Z'))
  })
})

const liveCourse = () => course(chapter('1', video('a'), video('b'), video('c')), chapter('2', video('d')))

describe('what publishing would change', () => {
  const live = liveCourse()
  const kinds = (draft: CourseSnapshot) =>
    diffSnapshots('course', live, draft).map((change) => `${change.kind} ${change.what} ${change.id}`)

  it('is nothing when nothing differs, whatever the order of properties', () => {
    const same = liveCourse()
    const { title, ...rest } = same.course
    same.course = { ...rest, title }
    expect(kinds(same)).toEqual([])
  })

  it('is everything at the first publish', () => {
    expect(diffSnapshots('course', null, live).map((change) => change.kind)).toEqual(Array(7).fill('added'))
  })

  it.each([
    [
      'a new title',
      course(chapter('1', video('a', { title: 'Neu' }), video('b'), video('c')), chapter('2', video('d'))),
      ['changed video a'],
    ],
    [
      'one lecture moved within its chapter',
      course(chapter('1', video('c'), video('a'), video('b')), chapter('2', video('d'))),
      ['moved video c'],
    ],
    [
      'one lecture moved to another chapter',
      course(chapter('1', video('a'), video('c')), chapter('2', video('b'), video('d'))),
      ['moved video b'],
    ],
    [
      'a chapter removed',
      course(chapter('1', video('a'), video('b'), video('c'))),
      ['removed chapter 2', 'removed video d'],
    ],
    [
      'a chapter removed, its lecture kept',
      course(chapter('1', video('a'), video('b'), video('c'), video('d'))),
      ['moved video d', 'removed chapter 2'],
    ],
    [
      'chapters swapped',
      course(chapter('2', video('d')), chapter('1', video('a'), video('b'), video('c'))),
      ['moved chapter 2'],
    ],
    [
      'a lecture taken up by one place',
      course(chapter('1', video('a'), video('c'), video('b')), chapter('2', video('d'))),
      ['moved video c'],
    ],
    [
      'a lecture added',
      course(chapter('1', video('a'), video('new'), video('b'), video('c')), chapter('2', video('d'))),
      ['added video new'],
    ],
  ])('%s', (_case, draft, expected) => {
    expect(kinds(draft)).toEqual(expected)
  })

  it('names what changed', () => {
    const draft = liveCourse()
    draft.course.price_cents = 500
    draft.course.outcomes = ['Kraft']
    expect(diffSnapshots('course', live, draft)).toEqual([
      {
        kind: 'changed',
        what: 'course',
        id: 'course',
        title: 'Rücken',
        chapter_title: null,
        fields: ['outcomes', 'price_cents'],
      },
    ])
  })
})

const film = (state?: 'uploading' | 'processing' | 'ready' | 'failed') =>
  missingForPublishing(
    course(chapter('1', video('a', { type: 'video', asset_id: 'asset', rich_text: null }))),
    new Map(state ? [['asset', state]] : []),
  ).map((thing) => thing.code)

describe('what a course lacks', () => {
  it.each([
    ['ready', []],
    ['processing', []],
    ['uploading', ['video_uploading']],
    ['failed', ['video_failed']],
    [undefined, ['video_file']],
  ] as const)('a film that is %s', (state, expected) => {
    expect(film(state)).toEqual(expected)
  })

  it('names chapter and lecture', () => {
    const draft = course(chapter('1'), chapter('2', video('a', { title: ' ', rich_text: null })))
    expect(missingForPublishing(draft, new Map())).toEqual([
      {
        code: 'chapter_empty',
        chapter_id: '1',
        chapter_title: 'Chapter 1',
        video_id: null,
        video_title: null,
      },
      { code: 'video_title', chapter_id: '2', chapter_title: 'Chapter 2', video_id: 'a', video_title: ' ' },
      { code: 'text_empty', chapter_id: '2', chapter_title: 'Chapter 2', video_id: 'a', video_title: ' ' },
    ])
    expect(missingForPublishing(course(), new Map()).map((thing) => thing.code)).toEqual(['no_chapters'])
  })

  it('advises without refusing', () => {
    const advised = (asset_id: string | null) => {
      const draft = course(chapter('1', video('a', { type: 'video', rich_text: null, asset_id })))
      draft.course.instructor_name = ''
      return adviceForPublishing(draft, { today: '2026-11-22', proofs: [] }).map((thing) => thing.code)
    }
    expect(advised('film')).toEqual(['instructor', 'captions'])
    // Nobody writes captions for a film that is not there.
    expect(advised(null)).toEqual(['instructor'])
  })
})

const choice = (
  type: 'single_choice' | 'multiple_choice',
  ...options: [string, boolean][]
): QuizQuestion => ({
  type,
  question: 'Was hilft?',
  explanation: '',
  options: options.map(([text, correct]) => ({ text, correct })),
})

describe('quiz questions', () => {
  it.each([
    [choice('single_choice', ['Ja', true], ['Nein', false]), []],
    [choice('single_choice', ['Ja', true], ['Doch', true]), ['several_right_answers']],
    [choice('single_choice', ['Ja', false], ['Nein', false]), ['no_right_answer']],
    [choice('multiple_choice', ['Ja', true], ['Ja ', true]), ['same_option_twice']],
    [choice('multiple_choice', ['', true], ['Ja', true]), ['empty_option']],
    [choice('multiple_choice', ['', true], [' ', false]), ['empty_option']],
    [{ type: 'true_false', question: ' ', correct: true, explanation: '' }, ['no_question']],
    [
      { type: 'short_text', question: 'Wort?', accepted: ['Äpfel', 'apfel', 'apfel '], explanation: '' },
      ['same_option_twice'],
    ],
    [{ type: 'order', question: 'Ordne', items: [{ text: '1' }, { text: '2' }], explanation: '' }, []],
  ] as [QuizQuestion, string[]][])('%j', (question, flaws) => {
    expect(flawsOfQuestion(question)).toEqual(flaws)
  })

  it('needs as many questions as right answers', () => {
    const questions = [choice('single_choice', ['Ja', true], ['Nein', false])]
    expect(isValidQuiz({ ...emptyQuiz, questions, required_correct: 1 })).toBe(true)
    expect(isValidQuiz({ ...emptyQuiz, questions, required_correct: 2 })).toBe(false)
  })
})
