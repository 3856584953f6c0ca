import { jest } from '@jest/globals'
import type { QuizAttempt, QuizStanding } from '@kursportal/shared/contract'
import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { testId, testLecture } from '../../../testing/lecture.ts'
import QuizLecture from './QuizLecture.tsx'

jest.setTimeout(30_000)

beforeEach(() => localStorage.clear())

const lecture = testLecture({ type: 'quiz', title: 'Quiz: Schlaf verstehen' })

const standing: QuizStanding = {
  question_count: 2,
  required_correct: 1,
  max_attempts: null,
  pause_minutes: 0,
  passed: false,
  running_id: testId('a'),
  attempts_left: null,
  next_attempt_at: null,
}

const attempt: QuizAttempt = {
  id: testId('a'),
  video_id: testId('1'),
  number: 1,
  question_count: 2,
  required_correct: 1,
  started_at: '2026-03-01T09:00:00.000Z',
  submitted_at: null,
  correct: null,
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

const usual: FakeAnswers = {
  'GET /quiz/attempts': { standing, items: [], total: 0 },
  'GET /quiz/attempt': attempt,
  'POST /quiz/attempt': attempt,
  'PATCH /quiz/attempt': undefined,
}
const open = async (answers: FakeAnswers = {}) => {
  const shown = renderPage(<QuizLecture lecture={lecture} />, { answers: { ...usual, ...answers } })
  await shown.user.click(await screen.findByRole('button', { name: 'Quiz fortsetzen' }))
  await screen.findByRole('heading', { name: 'Schlaf braucht Ruhe.' })
  return shown
}
const saved = (sent: { key: string; body: unknown }[]) =>
  sent.filter(({ key }) => key === 'PATCH /quiz/attempt').map(({ body }) => body)

it('asks one question a step, saves each answer at once, and reviews what was set aside', async () => {
  const { user, sent } = await open()
  await user.click(screen.getByRole('radio', { name: 'Richtig' }))
  await user.click(screen.getByRole('button', { name: 'Zum Nachsehen merken' }))
  await user.click(screen.getByRole('button', { name: 'Weiter' }))
  expect(await screen.findByRole('heading', { name: 'Was hilft beim Einschlafen?' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Zum Nachsehen merken' }))
  await user.click(screen.getByRole('button', { name: 'Zur Übersicht' }))
  expect(await screen.findByText(/Eine Frage ist noch offen/)).toBeVisible()
  expect(screen.getByRole('button', { name: /^Frage 1, gemerkt ?Schlaf braucht Ruhe\.$/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Quiz abgeben' })).not.toBeInTheDocument()
  await waitFor(() =>
    expect(saved(sent)).toEqual([
      { question_id: testId('b'), answer: ['true'] },
      { question_id: testId('b'), marked: true },
      { question_id: testId('c'), marked: true },
    ]),
  )
  await user.click(screen.getByRole('button', { name: /^Frage 2, gemerkt, noch offen ?Was hilft/ }))
  expect(await screen.findByRole('heading', { name: 'Was hilft beim Einschlafen?' })).toHaveFocus()
})

it('goes on at the first open question', async () => {
  const begun: QuizAttempt = {
    ...attempt,
    questions: attempt.questions.map((question, index) => ({
      ...question,
      answer: index === 0 ? ['true'] : [],
    })),
  }
  const { user } = renderPage(<QuizLecture lecture={lecture} />, {
    answers: { ...usual, 'GET /quiz/attempt': begun, 'POST /quiz/attempt': begun },
  })
  await user.click(await screen.findByRole('button', { name: 'Quiz fortsetzen' }))
  expect(await screen.findByRole('heading', { name: 'Was hilft beim Einschlafen?' })).toBeVisible()
})

it('keeps answers that could not be saved, and sends all of them when the line is back', async () => {
  let online = false
  const { user, sent } = await open({
    'PATCH /quiz/attempt': () => (online ? undefined : refuse('unavailable')),
  })
  await user.click(screen.getByRole('radio', { name: 'Richtig' }))
  await user.click(screen.getByRole('button', { name: 'Weiter' }))
  await user.click(await screen.findByRole('radio', { name: 'Ein kühles Zimmer' }))
  expect(await screen.findByText(/^2 Antworten sind hier im Browser aufgehoben/)).toBeVisible()
  online = true
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(screen.queryByText(/noch nicht gespeichert/)).not.toBeInTheDocument())
  expect(saved(sent).slice(-2)).toEqual([
    { question_id: testId('b'), answer: ['true'] },
    { question_id: testId('c'), answer: ['x'] },
  ])
})

const answered = (answer: string[]): QuizAttempt => ({
  ...attempt,
  questions: attempt.questions.map((question, index) => (index === 0 ? { ...question, answer } : question)),
})

/** Answers the first question without a line, and closes the tab. */
const answerWithoutLine = async (): Promise<void> => {
  const { user } = await open({ 'PATCH /quiz/attempt': refuse('unavailable') })
  await user.click(screen.getByRole('radio', { name: 'Richtig' }))
  expect(await screen.findByText(/^Eine Antwort ist hier im Browser aufgehoben/)).toBeVisible()
  cleanup()
}

const reopen = async (now: QuizAttempt) => {
  const shown = renderPage(<QuizLecture lecture={lecture} />, {
    answers: { ...usual, 'GET /quiz/attempt': now, 'POST /quiz/attempt': now },
  })
  await shown.user.click(await screen.findByRole('button', { name: 'Quiz fortsetzen' }))
  return shown
}

it('sends what an earlier visit could not save', async () => {
  await answerWithoutLine()
  const { user, sent } = await reopen(attempt)
  await waitFor(() => expect(saved(sent)).toEqual([{ question_id: testId('b'), answer: ['true'] }]))
  await user.click(await screen.findByRole('button', { name: 'Frage 1, beantwortet' }))
  expect(screen.getByRole('radio', { name: 'Richtig' })).toBeChecked()
})

it('leaves what was answered on another device meanwhile, and says so', async () => {
  await answerWithoutLine()
  const { user, sent } = await reopen(answered(['false']))
  expect(await screen.findByText(/^Frage 1 hast du inzwischen auf einem anderen Gerät anders/)).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Frage 1, beantwortet' }))
  expect(screen.getByRole('radio', { name: 'Falsch' })).toBeChecked()
  expect(saved(sent)).toEqual([])
  await user.click(screen.getByRole('radio', { name: 'Richtig' }))
  await waitFor(() => expect(saved(sent)).toEqual([{ question_id: testId('b'), answer: ['true'] }]))
  expect(screen.queryByText(/auf einem anderen Gerät/)).not.toBeInTheDocument()
})

it('shows the result when the attempt was handed in on another device', async () => {
  let closed = false
  const result = { correct: true, right: ['true'], explanation: '' }
  const { user } = await open({
    'PATCH /quiz/attempt': () => {
      closed = true
      return refuse('attempt_closed')
    },
    'GET /quiz/attempt': () =>
      closed
        ? {
            ...attempt,
            submitted_at: '2026-03-01T09:30:00.000Z',
            correct: 2,
            passed: true,
            questions: attempt.questions.map((question) => ({ ...question, result })),
          }
        : attempt,
  })
  await user.click(screen.getByRole('radio', { name: 'Richtig' }))
  expect(await screen.findByText(/schon auf einem anderen Gerät abgegeben/)).toBeVisible()
  expect(screen.getByText('Bestanden! 2 von 2 Antworten sind richtig.')).toBeVisible()
})

it('says when the quiz may be tried again', async () => {
  renderPage(<QuizLecture lecture={lecture} />, {
    answers: {
      ...usual,
      'GET /quiz/attempts': {
        standing: {
          ...standing,
          running_id: null,
          attempts_left: 1,
          next_attempt_at: '2099-05-12T12:30:00.000Z',
        },
        items: [],
        total: 0,
      },
    },
  })
  expect(await screen.findByText(/Wieder möglich 12\.05\.2099/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Noch einmal versuchen' })).not.toBeInTheDocument()
})
