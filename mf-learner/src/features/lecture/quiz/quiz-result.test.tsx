import type { QuizAttempt, QuizStanding } from '@kursportal/shared/contract'
import { renderPage } from '@kursportal/shared/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { testId } from '../../../testing/lecture.ts'
import QuizLecture from './QuizLecture.tsx'
import { attempt, handedIn, lecture, standing, summaryOf, usual } from './quiz.testing.tsx'

beforeEach(() => localStorage.clear())

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
