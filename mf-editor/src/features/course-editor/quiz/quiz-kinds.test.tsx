import { quizContent, type QuizContent, type QuizQuestion } from '@kursportal/shared/contract'
import { emptyQuiz } from '@kursportal/shared/domain'
import { renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import '@kursportal/shared/testing/kept'
import { draftCourse } from '../../../common/drafts.testing.ts'
import QuizPart from './QuizPart.tsx'

const id = (last: string) => `01980000-0000-7000-8000-0000000000${last}`
const videoId = id('31')

const gaps: QuizQuestion = {
  id: id('41'),
  type: 'gap_text',
  question: 'Fülle die Lücke.',
  explanation: 'Ein Muskel.',
  text: 'Wir atmen mit dem [Zwerchfell].',
  offered: false,
  points: 2,
}
const scale: QuizQuestion = {
  id: id('42'),
  type: 'scale',
  question: 'Wie geht es dir?',
  explanation: '',
  steps: 5,
  low: 'schlecht',
  high: 'gut',
}
const other: QuizQuestion = {
  id: id('43'),
  type: 'true_false',
  question: 'Sitzen hilft.',
  explanation: '',
  correct: false,
}

const open = (quiz: QuizContent, answers: FakeAnswers = {}) => {
  const server = { quiz, version: 'q1' }
  const edited = { at: '2026-03-02T17:30:00.000Z', by: null }
  const page = renderPage(<QuizPart videoId={videoId} />, {
    answers: {
      'GET /video/quiz': () => ({ view: 'author', video_id: videoId, ...server, edited }),
      'PUT /video/quiz': ({ body }) => {
        server.quiz = quizContent.parse(body?.quiz)
        server.version += '+'
        return { video_id: videoId, ...server, edited }
      },
      'GET /quiz/difficulty': { questions: [] },
      'GET /course/dev': draftCourse,
      'GET /chapters-videos/dev': { items: [], total: 0 },
      'GET /courses/dev': { items: [], total: 0 },
      ...answers,
    },
  })
  return { ...page, server }
}

it('writes a question with pairs, points and a part for each', async () => {
  const { user, server } = open({ ...emptyQuiz, questions: [] })
  await user.click(await screen.findByRole('button', { name: 'Frage hinzufügen' }))
  await user.click(await screen.findByRole('button', { name: /^Zuordnen/ }))
  const sheet = await screen.findByRole('dialog', { name: 'Frage 1' })
  const write = (name: string, words: string) =>
    user.type(within(sheet).getByRole('textbox', { name }), words)
  await write('Frage', 'Was gehört zusammen?')
  for (const [at, [left, right]] of [
    ['Ein', 'Nase'],
    ['Aus', 'Mund'],
    ['Riechen', 'Nase'],
  ].entries()) {
    await write(`Begriff ${at + 1}`, left ?? '')
    await write(`Was zu Begriff ${at + 1} gehört`, right ?? '')
  }
  const points = within(sheet).getByRole('textbox', { name: 'Punkte' })
  await user.clear(points)
  await user.type(points, '3')
  await user.click(within(sheet).getByRole('checkbox', { name: /^Teilweise richtige Antworten/ }))
  await user.click(within(sheet).getByRole('button', { name: 'Fertig' }))
  await waitFor(() => expect(server.quiz.questions).toHaveLength(1))
  expect(server.quiz).toMatchObject({
    required_correct: 3,
    questions: [
      {
        type: 'match',
        points: 3,
        partial_credit: true,
        pairs: [{ left: 'Ein', right: 'Nase' }, {}, { left: 'Riechen', right: 'Nase' }],
      },
    ],
  })
})

it('shows a picture with a question, once it is said what can be seen', async () => {
  const image = { id: id('51') }
  const { user, server } = open({ ...emptyQuiz, questions: [] }, { 'POST /image-upload': image })
  await user.click(await screen.findByRole('button', { name: 'Frage hinzufügen' }))
  await user.click(await screen.findByRole('button', { name: /^Richtig oder falsch/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Frage 1' }))
  await user.type(sheet.getByRole('textbox', { name: 'Aussage' }), 'So sitzt man gut.')
  expect(sheet.getByText('Bild zur Frage (freiwillig)')).toBeVisible()
  await user.upload(
    sheet.getByLabelText('Bild zur Frage (freiwillig)'),
    new File(['bild'], 'sitz.png', { type: 'image/png' }),
  )
  const words = await sheet.findByRole('textbox', { name: 'Was ist auf dem Bild zu sehen?' })
  await user.click(sheet.getByRole('button', { name: 'Fertig' }))
  expect(await sheet.findByText('Es fehlt noch, was auf dem Bild zur Frage zu sehen ist.')).toBeVisible()
  await user.type(words, 'Jemand sitzt am Tisch')
  await user.click(sheet.getByRole('button', { name: 'Fertig' }))
  await waitFor(() =>
    expect(server.quiz.questions).toMatchObject([
      { type: 'true_false', picture: { image_id: image.id, alt: 'Jemand sitzt am Tisch' } },
    ]),
  )
})

it('says that a short answer is not saved before one is right, and offers nothing that does not help', async () => {
  const { user, server } = open({ ...emptyQuiz, questions: [] })
  await user.click(await screen.findByRole('button', { name: 'Frage hinzufügen' }))
  await user.click(await screen.findByRole('button', { name: /^Kurze Antwort schreiben/ }))
  const sheet = await screen.findByRole('dialog', { name: 'Frage 1' })
  await user.type(within(sheet).getByRole('textbox', { name: 'Frage' }), 'Womit atmen wir?')
  await user.click(within(sheet).getByRole('button', { name: 'Fertig' }))
  expect(within(sheet).getByText(/^Schreib mindestens eine Antwort/)).toBeVisible()
  expect(within(sheet).queryByRole('button', { name: 'Trotzdem speichern' })).toBeNull()
  await user.type(within(sheet).getByRole('textbox', { name: 'Richtige Antwort 1' }), 'Zwerchfell')
  await user.click(within(sheet).getByRole('button', { name: 'Fertig' }))
  await waitFor(() => expect(server.quiz.questions).toHaveLength(1))
})

it('is tried without anything being sent, and judged as learners are', async () => {
  const { user, sent } = open({ ...emptyQuiz, required_correct: 2, questions: [gaps, scale] })
  await user.click(await screen.findByRole('button', { name: 'Quiz testen' }))
  const dialog = await screen.findByRole('dialog', { name: 'Quiz testen' })
  const before = sent.filter(({ key }) => !key.startsWith('GET')).length
  await user.type(await within(dialog).findByRole('textbox', { name: 'Lücke 1' }), 'zwerchfell')
  await user.click(within(dialog).getByRole('button', { name: 'Weiter' }))
  await user.click(await within(dialog).findByRole('radio', { name: '5 von 5: gut' }))
  await user.click(within(dialog).getByRole('button', { name: 'Auswerten' }))
  expect(await within(dialog).findByText('Bestanden: 2 von 2 Punkten, 2 braucht es.')).toBeVisible()
  expect(within(dialog).getByText('Ein Muskel.')).toBeVisible()
  expect(within(dialog).getByText('Ohne Wertung')).toBeVisible()
  expect(sent.filter(({ key }) => !key.startsWith('GET'))).toHaveLength(before)
})

it('takes questions of the other quizzes of the course, as copies', async () => {
  const { user, server } = open(
    { ...emptyQuiz, questions: [gaps] },
    { 'GET /quiz/bank': { quizzes: [{ video_id: id('32'), title: 'Quiz 1', questions: [other] }] } },
  )
  await user.click(await screen.findByRole('button', { name: 'Aus anderen Quiz übernehmen' }))
  const dialog = await screen.findByRole('dialog', { name: 'Fragen aus diesem Kurs' })
  const question = await within(dialog).findByRole('checkbox', { name: 'Sitzen hilft.' })
  expect(within(dialog).getByRole('button', { name: 'Fragen übernehmen' })).toBeDisabled()
  await user.click(question)
  await user.click(within(dialog).getByRole('button', { name: '1 Frage übernehmen' }))
  await waitFor(() => expect(server.quiz.questions).toHaveLength(2))
  expect(server.quiz.questions[1]).toMatchObject({ question: 'Sitzen hilft.' })
  expect(server.quiz.questions[1]?.id).not.toBe(other.id)
})

it('tells how hard a question is, once enough people have answered it', async () => {
  open(
    { ...emptyQuiz, questions: [gaps] },
    { 'GET /quiz/difficulty': { questions: [{ question_id: gaps.id ?? '', people: 8, right_share: 0.5 }] } },
  )
  expect(await screen.findByText(/^Beim ersten Mal richtig: 50\s%\s?von 8 Personen$/)).toBeVisible()
})
