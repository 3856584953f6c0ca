import type { CourseStart } from '@kursportal/shared/contract'
import { earlyStartStatements } from '@kursportal/shared/domain'
import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { testId, testLecture } from '../../../testing/lecture.ts'
import LecturePage from '../LecturePage.tsx'

const COURSE = testId('2')
const version = 'a'.repeat(64)
const HEART = 'Du hattest einen Herzinfarkt.'
const HIP = 'Deine Hüfte wurde operiert.'

const start = (more: Partial<CourseStart> = {}): CourseStart => ({
  course_id: COURSE,
  course_title: 'Starker Rücken',
  instructor_name: 'Eva Weiß',
  open: ['contraindications'],
  contraindications: { lines: [HEART, HIP], added: [], version, confirmed_at: null },
  early_start: null,
  ...more,
})
const early: CourseStart['early_start'] = {
  lines: [...earlyStartStatements],
  version,
  confirmed_at: null,
  begins_on: '2027-03-16',
}

/** Opens the lecture, which the server refuses until everything is confirmed. */
const open = (first: CourseStart, answers: FakeAnswers = {}) => {
  let now = first
  const opened = renderPage(<LecturePage />, {
    answers: {
      'GET /video': () => (now.open.length > 0 ? refuse('start_not_confirmed') : testLecture()),
      'GET /chapters-videos': { items: [], total: 0 },
      'GET /attachments': { items: [], total: 0 },
      'GET /care': refuse('not_found'),
      'GET /appointments': { items: [], total: 0 },
      'GET /video/rich-text': {
        video_id: testId('1'),
        version: '1',
        edited: null,
        document: {
          type: 'doc',
          content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Ruhe.' }] }],
        },
      },
      'GET /course-start': () => now,
      'POST /course-start': ({ body }: { body: object }) => {
        now = { ...now, open: now.open.filter((kind) => !(kind in body)) }
        return now
      },
      ...answers,
    },
    path: '/courses/:courseId/lectures/:videoId',
    at: `/courses/${COURSE}/lectures/${testId('1')}`,
  })
  const confirmed = () =>
    opened.sent.filter(({ key }) => key === 'POST /course-start').map(({ body }) => body)
  return { ...opened, confirmed }
}
beforeEach(() => {
  const nothing = (): undefined => undefined
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe = nothing
      disconnect = nothing
    },
  })
})
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

/** Waits for a heading that came in the place of another one, and for the focus, which follows it. */
const headingInFocus = (name: string) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toHaveFocus())

it('asks before the lecture, and opens it once none applies', async () => {
  const { user, confirmed } = open(start())
  await heading('Bevor du beginnst')
  expect(screen.getAllByRole('listitem').map((item) => item.textContent.trim())).toEqual(
    expect.arrayContaining([HEART, HIP]),
  )
  await user.click(screen.getByRole('button', { name: 'Nichts davon trifft auf mich zu' }))
  await headingInFocus('Warum wir schlafen')
  expect(confirmed()).toEqual([{ course_id: COURSE, contraindications: { version } }])
})

it('sends nothing when something applies, says whom to ask, and lets one come back', async () => {
  const { user, confirmed } = open(start())
  await user.click(await screen.findByRole('button', { name: 'Etwas davon trifft zu' }))
  await headingInFocus('Frag bitte erst deine Ärztin oder deinen Arzt')
  expect(screen.getByText(/Eva Weiß/u)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Kurs mit der Liste drucken' })).toHaveAttribute(
    'href',
    `/courses/${COURSE}/print`,
  )
  await user.click(screen.getByRole('button', { name: 'Noch einmal zur Liste' }))
  await headingInFocus('Bevor du beginnst')
  expect(confirmed()).toEqual([])
})

it('leads from whom to ask to where they are asked, where the course takes questions', async () => {
  const care = {
    questions_enabled: true,
    answer_days: 2,
    expected_on: '2026-03-04',
    leader: 'Eva Weiß',
    unread: 0,
  }
  const { user } = open(start(), { 'GET /care': care })
  await user.click(await screen.findByRole('button', { name: 'Etwas davon trifft zu' }))
  expect(await screen.findByRole('link', { name: 'Kursleitung fragen' })).toHaveAttribute(
    'href',
    `/courses/${COURSE}/questions`,
  )
})

it('marks what was added since it was confirmed', async () => {
  open(start({ contraindications: { lines: [HEART, HIP], added: [HIP], version, confirmed_at: null } }))
  expect(await screen.findByText('Neu')).toBeVisible()
  expect(screen.getByText(/hat diese Liste ergänzt/u)).toBeVisible()
})

it('reads a list anew that was changed meanwhile, and says so', async () => {
  let changed = false
  const { user } = open(start(), {
    'GET /course-start': () =>
      changed
        ? start({ contraindications: { lines: [HIP], added: [], version, confirmed_at: null } })
        : start(),
    'POST /course-start': () => {
      changed = true
      return refuse('start_text_changed')
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Nichts davon trifft auf mich zu' }))
  expect(await screen.findByText('Der Text wurde gerade geändert. Bitte lies ihn noch einmal.')).toBeVisible()
  await waitFor(() => expect(screen.queryByText(HEART)).not.toBeInTheDocument())
})

it('wants both ticks to begin within the withdrawal period, and says from when on none is needed', async () => {
  const { user, confirmed } = open(start({ open: ['contraindications', 'early_start'], early_start: early }))
  await user.click(await screen.findByRole('button', { name: 'Nichts davon trifft auf mich zu' }))
  await headingInFocus('Soll dein Kurs sofort beginnen?')
  expect(screen.getByText(/Ab dem 16\.03\.2027/u)).toBeVisible()
  const send = screen.getByRole('button', { name: 'Zustimmen und sofort beginnen' })
  await user.click(screen.getByRole('checkbox', { name: earlyStartStatements[0] }))
  await user.click(send)
  expect(await screen.findByText('Ohne diese Zustimmung kann der Kurs nicht sofort beginnen.')).toBeVisible()
  expect(confirmed()).toHaveLength(1)
  await user.click(screen.getByRole('checkbox', { name: earlyStartStatements[1] }))
  await user.click(send)
  await heading('Warum wir schlafen')
  expect(confirmed()[1]).toEqual({
    course_id: COURSE,
    early_start: { version, begin: true, lose_right: true },
  })
})

it('says when it could not be loaded, with a way on', async () => {
  open(start(), { 'GET /course-start': refuse('internal_error') })
  expect(await screen.findByRole('button', { name: /Noch einmal/u })).toBeVisible()
})

it('leads out of a running quiz to what was added, and back with the answers kept', async () => {
  localStorage.clear()
  let added = false
  const sent: unknown[] = []
  const question = {
    id: testId('b'),
    type: 'true_false' as const,
    question: 'Schlaf braucht Ruhe.',
    choices: [],
    answer: [],
    marked: false,
    result: null,
  }
  const attempt = {
    id: testId('a'),
    video_id: testId('1'),
    number: 1,
    question_count: 1,
    required_correct: 1,
    max_points: 1,
    in_points: false,
    started_at: '2026-03-01T09:00:00.000Z',
    submitted_at: null,
    correct: null,
    points: null,
    passed: null,
    questions: [question],
  }
  const standing = {
    question_count: 1,
    required_correct: 1,
    max_points: 1,
    in_points: false,
    max_attempts: null,
    pause_minutes: 0,
    passed: false,
    running_id: attempt.id,
    attempts_left: null,
    next_attempt_at: null,
  }
  const health = { lines: [HEART, HIP], added: [HIP], version, confirmed_at: null }
  const { user } = open(start({ open: [] }), {
    'GET /video': () => (added ? refuse('start_not_confirmed') : testLecture({ type: 'quiz' })),
    'GET /course-start': () => start({ open: added ? ['contraindications'] : [], contraindications: health }),
    'POST /course-start': () => {
      added = false
      return start({ open: [], contraindications: health })
    },
    'GET /quiz/attempts': { standing, items: [], total: 0 },
    'GET /quiz/attempt': attempt,
    'PATCH /quiz/attempt': ({ body }: { body: unknown }) => {
      if (added) return refuse('start_not_confirmed')
      sent.push(body)
      return undefined
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Quiz fortsetzen' }))
  await screen.findByRole('heading', { name: 'Schlaf braucht Ruhe.' })
  added = true
  await user.click(screen.getByRole('radio', { name: 'Richtig' }))
  await heading('Bevor du beginnst')
  expect(screen.getByText('Neu')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Nichts davon trifft auf mich zu' }))
  await user.click(await screen.findByRole('button', { name: 'Quiz fortsetzen' }))
  await waitFor(() => expect(sent).toEqual([{ question_id: testId('b'), answer: ['true'] }]))
})
