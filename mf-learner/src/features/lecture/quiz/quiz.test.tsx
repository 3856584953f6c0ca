import type { QuizAttempt } from '@kursportal/shared/contract'
import { refuse, renderPage } from '@kursportal/shared/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { testId } from '../../../testing/lecture.ts'
import QuizLecture from './QuizLecture.tsx'
import { attempt, closable, keeping, lecture, open, saved, standing, usual } from './quiz.testing.tsx'

beforeEach(() => localStorage.clear())

it('asks one question a step, saves each answer at once, and reviews what was set aside', async () => {
  const { user, sent } = await open(keeping())
  await user.click(screen.getByRole('radio', { name: 'Richtig' }))
  await user.click(screen.getByRole('button', { name: 'Später noch einmal ansehen' }))
  await user.click(screen.getByRole('button', { name: 'Weiter' }))
  expect(await screen.findByRole('heading', { name: 'Was hilft beim Einschlafen?' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Später noch einmal ansehen' }))
  await user.click(screen.getByRole('button', { name: 'Zur Übersicht' }))
  expect(await screen.findByRole('heading', { name: 'Noch 1 Frage offen' })).toHaveFocus()
  expect(
    screen.getByRole('button', { name: /^Frage 1, später ansehen ?Schlaf braucht Ruhe\.$/ }),
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Quiz abgeben' })).not.toBeInTheDocument()
  await waitFor(() =>
    expect(saved(sent)).toEqual([
      { question_id: testId('b'), answer: ['true'] },
      { question_id: testId('b'), marked: true },
      { question_id: testId('c'), marked: true },
    ]),
  )
  await user.click(screen.getByRole('button', { name: /^Frage 2, noch offen, später ansehen ?Was hilft/ }))
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
  const { user, sent } = renderPage(<QuizLecture lecture={lecture} />, {
    answers: { ...usual, 'GET /quiz/attempt': begun, 'POST /quiz/attempt': begun },
  })
  expect(await screen.findByText('1 von 2 beantwortet')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Quiz fortsetzen' }))
  expect(await screen.findByRole('heading', { name: 'Was hilft beim Einschlafen?' })).toBeVisible()
  expect(screen.getByText('1 von 2 beantwortet')).toBeVisible()
  expect(sent.filter(({ key }) => key === 'POST /quiz/attempt')).toEqual([])
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

it('counts before it goes on what an earlier visit could not save', async () => {
  await answerWithoutLine()
  renderPage(<QuizLecture lecture={lecture} />, { answers: { ...usual, 'GET /quiz/attempt': attempt } })
  expect(await screen.findByText('1 von 2 beantwortet')).toBeVisible()
})

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

it('shows the result when the attempt was handed in on another device, and then the history', async () => {
  let closed = false
  const { user, sent } = await open({
    ...closable(() => closed),
    'PATCH /quiz/attempt': () => {
      closed = true
      return refuse('attempt_closed')
    },
  })
  await user.click(screen.getByRole('radio', { name: 'Richtig' }))
  expect(await screen.findByText(/schon auf einem anderen Gerät abgegeben/)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Bestanden!' })).toBeVisible()
  expect(screen.getByText('2 von 2 Antworten sind richtig.')).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'Zur Quiz-Übersicht' })[0]!)
  expect(await screen.findByRole('button', { name: '1. Versuch ansehen' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Quiz fortsetzen' })).not.toBeInTheDocument()
  expect(sent.filter(({ key }) => key === 'POST /quiz/attempt')).toEqual([])
})

it('begins no new attempt where one is said to go on that is over by now', async () => {
  let closed = false
  const { user, sent } = renderPage(<QuizLecture lecture={lecture} />, {
    answers: { ...usual, ...closable(() => closed), 'GET /quiz/attempts': { standing, items: [], total: 0 } },
  })
  const goOn = await screen.findByRole('button', { name: 'Quiz fortsetzen' })
  await screen.findByText('0 von 2 beantwortet')
  closed = true
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  await user.click(goOn)
  expect(await screen.findByText(/schon auf einem anderen Gerät abgegeben/)).toBeVisible()
  expect(sent.filter(({ key }) => key === 'POST /quiz/attempt')).toEqual([])
})

it('hears of answers from another device when somebody comes back to this one, and before the overview', async () => {
  let elsewhere: QuizAttempt = attempt
  const { user } = await open({ 'GET /quiz/attempt': () => elsewhere })
  elsewhere = answered(['true'])
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  expect(await screen.findByRole('button', { name: 'Frage 1, beantwortet' })).toBeVisible()
  elsewhere = {
    ...elsewhere,
    questions: elsewhere.questions.map((question) => ({
      ...question,
      answer: [question.choices[0]?.id ?? 'true'],
    })),
  }
  await user.click(screen.getByRole('button', { name: 'Frage 2, noch offen' }))
  await user.click(screen.getByRole('button', { name: 'Zur Übersicht' }))
  expect(await screen.findByRole('heading', { name: 'Alles beantwortet' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Quiz abgeben' })).toBeVisible()
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
