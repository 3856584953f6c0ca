import type { QuizAttempt, QuizStanding } from '@kursportal/shared/contract'
import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { testId, testLecture } from '../../../testing/lecture.ts'
import QuizLecture from './QuizLecture.tsx'

beforeEach(() => localStorage.clear())

const lecture = testLecture({ type: 'quiz', title: 'Quiz: Schlaf verstehen' })

const standing: QuizStanding = {
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

const attempt: QuizAttempt = {
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
const keeping = (): FakeAnswers => {
  let now = attempt
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

const usual: FakeAnswers = {
  'GET /quiz/attempts': { standing, items: [], total: 0 },
  'GET /quiz/attempt': attempt,
  'POST /quiz/attempt': attempt,
  'PATCH /quiz/attempt': undefined,
}
const open = async (answers: FakeAnswers = {}) => {
  const shown = renderPage(<QuizLecture lecture={lecture} />, { answers: { ...usual, ...answers } })
  await shown.user.click(await screen.findByRole('button', { name: 'Quiz fortsetzen' }))
  expect(await screen.findByRole('heading', { name: 'Schlaf braucht Ruhe.' })).toHaveFocus()
  return shown
}
const saved = (sent: { key: string; body: unknown }[]) =>
  sent.filter(({ key }) => key === 'PATCH /quiz/attempt').map(({ body }) => body)

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

/** The attempt after it was handed in, with so many right. */
const handedIn = (correct: number): QuizAttempt => ({
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

const summaryOf = ({ questions: _questions, ...summary }: QuizAttempt) => summary

/** The calls of a quiz whose attempt is handed in elsewhere when `closed` says so. */
const closable = (closed: () => boolean, result = handedIn(2)): FakeAnswers => ({
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

/** Answers nothing more, hands in, and gets this result. */
const handIn = async (result: QuizAttempt, after: Partial<QuizStanding>, shownFor = lecture) => {
  let over = false
  const full = {
    ...attempt,
    questions: attempt.questions.map((question) => ({ ...question, answer: ['true'] })),
  }
  const shown = renderPage(<QuizLecture lecture={shownFor} />, {
    answers: {
      ...usual,
      'GET /quiz/attempt': () => (over ? result : full),
      'GET /quiz/attempts': () =>
        over
          ? { standing: { ...standing, running_id: null, ...after }, items: [summaryOf(result)], total: 1 }
          : { standing, items: [], total: 0 },
      'POST /quiz/attempt/submit': () => {
        over = true
        return result
      },
    },
  })
  await shown.user.click(await screen.findByRole('button', { name: 'Quiz fortsetzen' }))
  await shown.user.click(await screen.findByRole('button', { name: 'Quiz abgeben' }))
  return shown
}

it('offers another try at the top and at the end of a result that was not enough, with the mistakes unfolded', async () => {
  const { user, sent } = await handIn(
    { ...handedIn(1), passed: false, required_correct: 2 },
    { passed: false },
  )
  expect(await screen.findByRole('heading', { level: 2, name: 'Noch nicht ganz' })).toHaveFocus()
  expect(screen.queryByText(/anderen Gerät/)).not.toBeInTheDocument()
  expect(screen.getByText(/^1 von 2 Antworten sind richtig, 2 brauchst du\./)).toBeVisible()
  expect(screen.getByText('Erklärung 1')).not.toBeVisible()
  expect(screen.getByText('Erklärung 2')).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2)
  const again = screen.getAllByRole('button', { name: 'Noch einmal versuchen' })
  expect(again).toHaveLength(2)
  await user.click(again[1]!)
  await waitFor(() => expect(sent.filter(({ key }) => key === 'POST /quiz/attempt')).toHaveLength(1))
})

it('gives hope at the result only as long as a try is left', async () => {
  await handIn({ ...handedIn(0), passed: false }, { attempts_left: 1, running_id: null })
  expect(await screen.findByText(/dann klappt es bestimmt/)).toBeVisible()
  cleanup()
  await handIn({ ...handedIn(0), passed: false }, { attempts_left: 0, running_id: null })
  expect((await screen.findAllByText(/^Du hast keine Versuche mehr/))[0]).toBeVisible()
  expect(screen.queryByText(/dann klappt es bestimmt/)).not.toBeInTheDocument()
})

it('says at the result when the next try is possible', async () => {
  await handIn(
    { ...handedIn(0), passed: false },
    { next_attempt_at: '2099-05-12T12:30:00.000Z', attempts_left: 1 },
  )
  expect((await screen.findAllByText(/^Wieder möglich 12\.05\.2099/))[0]).toBeVisible()
})

it('leads on to the next lecture, and at the last quiz first of all to the end of the course', async () => {
  const next = { id: testId('4'), title: 'Und nun', type: 'video' as const, locked: null }
  await handIn(handedIn(2), { passed: true }, { ...lecture, next })
  expect(await screen.findByRole('heading', { name: 'Bestanden!' })).toHaveFocus()
  expect(screen.getAllByRole('link', { name: 'Weiter mit: Und nun' })[0]).toBeVisible()
  cleanup()
  // Whoever finished early, with lectures still open, has not done the whole course.
  await handIn(handedIn(2), { passed: true }, { ...lecture, course_finished: true })
  expect(await screen.findByRole('heading', { name: 'Bestanden!' })).toHaveFocus()
  cleanup()
  await handIn(handedIn(2), { passed: true }, { ...lecture, course_finished: true, course_done: true })
  expect(
    await screen.findByRole('heading', { name: 'Glückwunsch! Du hast den ganzen Kurs geschafft.' }),
  ).toHaveFocus()
  expect(screen.getAllByRole('link', { name: 'Weiter zur Bescheinigung' })[0]).toHaveAttribute(
    'href',
    `/courses/${lecture.course_id}/finish`,
  )
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
