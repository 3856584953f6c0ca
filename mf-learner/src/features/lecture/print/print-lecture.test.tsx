import { jest } from '@jest/globals'
import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen } from '@testing-library/react'
import { testId, testLecture } from '../../../testing/lecture.ts'
import PrintLecturePage from './PrintLecturePage.tsx'

const open = (answers: FakeAnswers) =>
  renderPage(<PrintLecturePage />, {
    path: '/courses/:courseId/lectures/:videoId/print',
    at: `/courses/${testId('2')}/lectures/${testId('1')}/print`,
    answers: { 'GET /video': testLecture(), ...answers },
  })
const attempt = {
  id: testId('7'),
  video_id: testId('1'),
  number: 1,
  question_count: 2,
  required_correct: 1,
  max_points: 1,
  in_points: false,
  started_at: '2026-03-02T10:00:00.000Z',
  submitted_at: '2026-03-02T10:05:00.000Z',
  correct: 2,
  points: 2,
  passed: true,
}
const standing = {
  question_count: 2,
  required_correct: 1,
  max_points: 1,
  in_points: false,
  max_attempts: null,
  pause_minutes: 0,
  passed: true,
  running_id: null,
  attempts_left: null,
  next_attempt_at: null,
}

it('prints a text, with the way back to it as a code', async () => {
  const print = jest.fn()
  window.print = print
  const { user } = open({
    'GET /video/rich-text': {
      video_id: testId('1'),
      version: '1',
      edited: null,
      document: {
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Schlaf ist kein Luxus.' }] }],
      },
    },
  })
  expect(await screen.findByText('Schlaf ist kein Luxus.')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Warum wir schlafen' })).toBeVisible()
  expect(screen.getByText('Besser schlafen')).toBeVisible()
  expect(screen.getByRole('img', { name: /QR-Code/ })).toHaveAttribute(
    'src',
    expect.stringMatching(/^data:image\/svg/),
  )
  expect(
    screen.getByText(`${window.location.origin}/courses/${testId('2')}/lectures/${testId('1')}`),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Drucken' }))
  expect(print).toHaveBeenCalledTimes(1)
})

it('prints the questions of a quiz without answers, also of one that is handed in', async () => {
  const question = {
    id: testId('8'),
    type: 'single_choice' as const,
    question: 'Was hilft?',
    choices: [
      { id: 'a', text: 'Ein dunkler Raum' },
      { id: 'b', text: 'Kaffee' },
    ],
    answer: ['a'],
    marked: false,
    result: { correct: true, points: 1, max_points: 1, right: ['a'], explanation: 'Licht hält wach.' },
  }
  open({
    'GET /video': testLecture({ type: 'quiz' }),
    'GET /quiz/attempts': { items: [attempt], total: 1, standing },
    'GET /quiz/attempt': { ...attempt, questions: [question] },
  })
  expect(await screen.findByText('Was hilft?')).toBeVisible()
  expect(screen.getByText('Kaffee')).toBeVisible()
  expect(screen.queryByText('Licht hält wach.')).not.toBeInTheDocument()
})

it('begins no attempt at a quiz', async () => {
  const { sent } = open({
    'GET /video': testLecture({ type: 'quiz' }),
    'GET /quiz/attempts': { items: [], total: 0, standing },
  })
  expect(await screen.findByText(/sobald du das Quiz begonnen hast/)).toBeVisible()
  expect(sent.some(({ key }) => key === 'POST /quiz/attempt')).toBe(false)
})

it('has nothing of a lecture that is not open yet', async () => {
  open({ 'GET /video': refuse('locked', { reason: 'previous_not_done', until: null, wait_days: null }) })
  expect(await screen.findByText(/sobald sie offen ist/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Drucken' })).not.toBeInTheDocument()
})
