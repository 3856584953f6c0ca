import type { OwnQuestion, QuestionPage as Question } from '@kursportal/shared/contract'
import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { course, COURSE } from '../../testing/course.ts'
import { testId } from '../../testing/lecture.ts'
import QuestionPage from './QuestionPage.tsx'
import QuestionsPage from './QuestionsPage.tsx'

const own: OwnQuestion = {
  id: testId('1'),
  course_id: COURSE,
  course_title: 'Ruhig stehen',
  lecture: null,
  text: 'Darf ich mich festhalten?',
  state: 'answered',
  asked_at: '2026-03-02T09:00:00.000Z',
  last_message_at: '2026-03-03T09:00:00.000Z',
  due_on: null,
  unread: true,
}
const { unread: _, ...head } = own
const message = (last: string, by_leader: boolean, author: string, text: string) => ({
  id: testId(last),
  by_leader,
  author,
  text,
  minutes: null,
  written_at: own.last_message_at,
})
const question: Question = {
  ...head,
  learner: { id: testId('9'), name: 'Lore Lindner' },
  leads: false,
  can: { write: true },
  messages: [
    message('2', false, 'Lore Lindner', own.text),
    message('3', true, 'Eva Weiß', 'Ja, an einer Lehne.'),
  ],
}
const care = {
  questions_enabled: true,
  answer_days: 2,
  expected_on: '2026-03-04',
  leader: 'Eva Weiß',
  unread: 1,
}

const show = (page: 'list' | 'one', answers: FakeAnswers = {}) =>
  renderPage(page === 'list' ? <QuestionsPage /> : <QuestionPage />, {
    path: page === 'list' ? '/courses/:courseId/questions' : '/courses/:courseId/questions/:questionId',
    at: `/courses/${COURSE}/questions${page === 'list' ? '' : `/${own.id}`}`,
    answers: {
      'GET /course': course(),
      'GET /care': care,
      'GET /care-questions': { items: [own], total: 1 },
      'GET /care-question': question,
      'POST /care-question/read': undefined,
      ...answers,
    },
  })

it('says until when an answer comes, and shows earlier questions with what is new', async () => {
  show('list')
  expect(await screen.findByText(/bekommst du bis Mittwoch, 4\. März eine Antwort/)).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Darf ich mich festhalten?' })).toHaveAttribute(
    'href',
    `/courses/${COURSE}/questions/${own.id}`,
  )
  expect(screen.getByText('Neue Antwort')).toBeVisible()
})

it('keeps a question that could not be sent, also over a reload', async () => {
  const { user } = show('list', { 'POST /care-question': refuse('internal_error') })
  await user.type(await screen.findByLabelText('Deine Frage'), 'Wie oft?')
  await user.click(screen.getByRole('button', { name: 'Frage abschicken' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  cleanup()
  show('list')
  const field = await screen.findByLabelText('Deine Frage')
  await waitFor(() => expect(field).toHaveValue('Wie oft?'))
})

it('has no form where the course takes no questions', async () => {
  show('list', { 'GET /care': { ...care, questions_enabled: false } })
  expect(await screen.findByText(/keine Fragen stellen/)).toBeVisible()
  expect(screen.queryByLabelText('Deine Frage')).toBeNull()
})

it('shows the answer, and notes that it was read', async () => {
  const { sent } = show('one')
  expect(await screen.findByText('Ja, an einer Lehne.')).toBeVisible()
  await waitFor(() =>
    expect(sent.find(({ key }) => key === 'POST /care-question/read')?.query).toEqual({
      'care-question-id': own.id,
    }),
  )
})

it('has no form to go on where nothing more can be written', async () => {
  show('one', { 'GET /care-question': { ...question, can: { write: false } } })
  expect(await screen.findByText('Ja, an einer Lehne.')).toBeVisible()
  expect(screen.getByText(/darum kannst du hier nichts mehr schreiben/)).toBeVisible()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})

it('says once that the course is gone where it is', async () => {
  const gone = refuse('not_found')
  show('list', {
    'GET /course': gone,
    'GET /care': gone,
    'GET /care-questions': gone,
    'GET /course-participations': { items: [], total: 0 },
  })
  expect(await screen.findByText('Diesen Kurs gibt es hier nicht')).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'Zu meinen Kursen' })).toHaveLength(1)
})
