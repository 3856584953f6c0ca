import type { QuizAttempt, QuizStanding } from '@kursportal/shared/contract'
import { renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen } from '@testing-library/react'
import { testId, testLecture } from '../../../testing/lecture.ts'
import QuizLecture from './QuizLecture.tsx'

export const lecture = testLecture({ type: 'quiz', title: 'Quiz: Schlaf verstehen' })

export const standing: QuizStanding = {
  question_count: 2,
  required_correct: 1,
  max_points: 2,
  in_points: false,
  max_attempts: null,
  pause_minutes: 0,
  passed: false,
  running_id: testId('a'),
  attempts_left: null,
  next_attempt_at: null,
}

export const attempt: QuizAttempt = {
  id: testId('a'),
  video_id: testId('1'),
  number: 1,
  question_count: 2,
  required_correct: 1,
  max_points: 2,
  in_points: false,
  started_at: '2026-03-01T09:00:00.000Z',
  submitted_at: null,
  correct: null,
  points: null,
  passed: null,
  questions: [
    {
      id: testId('b'),
      type: 'true_false',
      question: 'Schlaf braucht Ruhe.',
      choices: [],
      answer: [],
      marked: false,
      result: null,
    },
    {
      id: testId('c'),
      type: 'single_choice',
      question: 'Was hilft beim Einschlafen?',
      choices: [
        { id: 'x', text: 'Ein kühles Zimmer' },
        { id: 'y', text: 'Ein spannender Film' },
      ],
      answer: [],
      marked: false,
      result: null,
    },
  ],
}

/** A server that keeps what it is told. */
export const keeping = (first = attempt): FakeAnswers => {
  let now = first
  return {
    'GET /quiz/attempt': () => now,
    'PATCH /quiz/attempt': ({ body }) => {
      now = {
        ...now,
        questions: now.questions.map((question) =>
          question.id === body?.question_id
            ? { ...question, answer: body.answer ?? question.answer, marked: body.marked ?? question.marked }
            : question,
        ),
      }
    },
  }
}

export const usual: FakeAnswers = {
  'GET /quiz/attempts': { standing, items: [], total: 0 },
  'GET /quiz/attempt': attempt,
  'POST /quiz/attempt': attempt,
  'PATCH /quiz/attempt': undefined,
}
export const open = async (answers: FakeAnswers = {}) => {
  const shown = renderPage(<QuizLecture lecture={lecture} />, { answers: { ...usual, ...answers } })
  await shown.user.click(await screen.findByRole('button', { name: 'Quiz fortsetzen' }))
  expect(await screen.findByRole('heading', { name: 'Schlaf braucht Ruhe.' })).toHaveFocus()
  return shown
}
export const saved = (sent: { key: string; body: unknown }[]) =>
  sent.filter(({ key }) => key === 'PATCH /quiz/attempt').map(({ body }) => body)

/** The attempt after it was handed in, with so many right. */
export const handedIn = (correct: number): QuizAttempt => ({
  ...attempt,
  submitted_at: '2026-03-01T09:30:00.000Z',
  correct,
  points: correct,
  passed: correct > 0,
  questions: attempt.questions.map((question, index) => ({
    ...question,
    answer: ['true'],
    result: {
      correct: index < correct,
      points: index < correct ? 1 : 0,
      max_points: 1,
      right: ['true'],
      explanation: `Erklärung ${index + 1}`,
    },
  })),
})

export const summaryOf = ({ questions: _questions, ...summary }: QuizAttempt) => summary

/** The calls of a quiz whose attempt is handed in elsewhere when `closed` says so. */
export const closable = (closed: () => boolean, result = handedIn(2)): FakeAnswers => ({
  'GET /quiz/attempt': () => (closed() ? result : attempt),
  'GET /quiz/attempts': () =>
    closed()
      ? {
          standing: { ...standing, running_id: null, passed: result.passed === true },
          items: [summaryOf(result)],
          total: 1,
        }
      : { standing, items: [], total: 0 },
})
