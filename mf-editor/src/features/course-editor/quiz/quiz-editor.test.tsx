import { jest } from '@jest/globals'
import { quizContent, type QuizContent, type QuizQuestion } from '@kursportal/shared/contract'
import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { copyLeft, leaveCopy } from '@kursportal/shared/testing/kept'
import { SavingLine } from '../../../common/saving/SavingLine.tsx'
import { draftCourse } from '../../../common/drafts.testing.ts'
import QuizPart from './QuizPart.tsx'

const id = (last: string) => `01980000-0000-7000-8000-0000000000${last}`
const videoId = id('31')
const anna = { at: '2026-03-02T17:30:00.000Z', by: { id: id('99'), name: 'Anna Albrecht' } }
const question = (last: string, words: string): QuizQuestion => ({
  id: id(last),
  type: 'true_false',
  question: words,
  explanation: '',
  correct: true,
})
const quizOf = (...questions: QuizQuestion[]): QuizContent => ({
  required_correct: Math.max(1, Math.ceil(questions.length * 0.8)),
  max_attempts: null,
  pause_minutes: 0,
  shuffle_questions: false,
  shuffle_options: true,
  questions,
})
const atFirst = quizOf(question('41', 'Atmen hilft.'), question('42', 'Sitzen hilft.'))

type Server = { quiz: QuizContent; version: string }

/** A server that refuses what is based on another version than the one it has. */
const serve = (server: Server): FakeAnswers => ({
  'GET /quiz/difficulty': { questions: [] },
  'GET /video/quiz': () => ({ view: 'author', video_id: videoId, ...server, edited: anna }),
  'PUT /video/quiz': ({ body }) => {
    if (!body || body.based_on !== server.version)
      return refuse('edited_meanwhile', { version: server.version, edited: anna })
    server.quiz = quizContent.parse(body.quiz)
    server.version += '+'
    return { video_id: videoId, ...server, edited: anna }
  },
  'GET /course/dev': draftCourse,
  'GET /chapters-videos/dev': { items: [], total: 0 },
  'GET /courses/dev': { items: [], total: 0 },
})

const open = (server: Server, answers: FakeAnswers = {}) =>
  renderPage(
    <>
      <SavingLine lastChange={draftCourse.updated_at} />
      <QuizPart videoId={videoId} />
    </>,
    { answers: { ...serve(server), ...answers } },
  )

const write = async ({ user }: ReturnType<typeof open>, name: string, words: string) => {
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${name}.*Richtig oder falsch`) }))
  const field = await screen.findByRole('textbox', { name: 'Aussage' })
  await user.clear(field)
  await user.type(field, words)
  return screen.findByRole('dialog', { name: /Frage \d/ })
}
const words = ({ quiz }: Server) => quiz.questions.map((one) => one.question)
const nothingKept = () => copyLeft(`question/${videoId}`)

it('what is wrong with a question comes into view with each try, wherever its sheet is scrolled to', async () => {
  const seen = jest.fn()
  Element.prototype.scrollIntoView = seen
  const { user } = open({ quiz: quizOf(question('41', '')), version: 'q1' })
  await user.click(await screen.findByRole('button', { name: /Richtig oder falsch/ }))
  const sheet = await screen.findByRole('dialog', { name: 'Frage 1' })
  expect(seen).not.toHaveBeenCalled()
  await user.click(within(sheet).getByRole('button', { name: 'Fertig' }))
  const note = await within(sheet).findByRole('alert')
  expect(note).toHaveTextContent('Die Frage fehlt noch.')
  expect(seen).toHaveBeenCalledTimes(1)
  expect(seen.mock.contexts[0]).toContainElement(note)
})

describe('two people at one quiz', () => {
  it('change different questions, and both changes hold', async () => {
    const server = { quiz: atFirst, version: 'q1' }
    const page = open(server)
    const sheet = await write(page, 'Atmen hilft.', 'Atmen hilft immer.')
    expect(screen.getAllByText('Noch nicht gespeichert').length).toBeGreaterThan(0)
    server.quiz = quizOf(
      question('41', 'Atmen hilft.'),
      question('42', 'Gehen hilft.'),
      question('43', 'Von Anna.'),
    )
    server.version = 'q2'
    await page.user.click(within(sheet).getByRole('button', { name: 'Fertig' }))
    await waitFor(() => expect(words(server)).toEqual(['Atmen hilft immer.', 'Gehen hilft.', 'Von Anna.']))
    expect(server.quiz.required_correct).toBe(3)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(async () => expect(await nothingKept()).toBeNull())
  })

  it('change questions that had no identity: both lists are shown in words', async () => {
    const nameless = ({ id: _id, ...rest }: ReturnType<typeof question>) => rest
    const server = { quiz: quizOf(nameless(question('41', 'Atmen hilft.'))), version: 'q1' }
    const page = open(server)
    const sheet = await write(page, 'Atmen hilft.', 'Meine Aussage.')
    server.quiz = quizOf(question('41', 'Annas Aussage.'))
    server.version = 'q2'
    await page.user.click(within(sheet).getByRole('button', { name: 'Fertig' }))
    const asked = await screen.findByRole('group', { name: 'Fragen' })
    expect(asked).toHaveTextContent('Meine Aussage.')
    expect(asked).toHaveTextContent('Annas Aussage.')
  })

  it('change the same question: both are shown, and only that one is chosen', async () => {
    const server = { quiz: atFirst, version: 'q1' }
    const page = open(server)
    const sheet = await write(page, 'Atmen hilft.', 'Meine Aussage.')
    server.quiz = quizOf(question('41', 'Annas Aussage.'), question('42', 'Gehen hilft.'))
    server.version = 'q2'
    await page.user.click(within(sheet).getByRole('button', { name: 'Fertig' }))
    const choice = await screen.findByRole('dialog', { name: /gleichzeitig/ })
    expect(choice).toHaveTextContent('Meine Aussage.')
    expect(choice).toHaveTextContent('Annas Aussage.')
    await page.user.click(within(choice).getByRole('button', { name: 'So speichern' }))
    await waitFor(() => expect(words(server)).toEqual(['Meine Aussage.', 'Gehen hilft.']))
  })
})

describe('a question that is being written', () => {
  it('stays open with the reason when it is not saved, and is kept in the browser', async () => {
    const server = { quiz: atFirst, version: 'q1' }
    const page = open(server, { 'PUT /video/quiz': refuse('not_found') })
    const sheet = await write(page, 'Sitzen hilft.', 'Stehen hilft.')
    await page.user.click(within(sheet).getByRole('button', { name: 'Fertig' }))
    expect(await within(sheet).findByRole('alert')).toBeVisible()
    expect(within(sheet).getByRole('textbox', { name: 'Aussage' })).toHaveValue('Stehen hilft.')
    await waitFor(async () =>
      expect((await nothingKept())?.value).toMatchObject({ typed: { question: 'Stehen hilft.' }, index: 1 }),
    )
  })

  it('comes back after the tab was closed, and is saved over what it was written over', async () => {
    const typed = { ...question('42', 'Stehen hilft.'), explanation: 'Weil.' }
    await leaveCopy(`question/${videoId}`, {
      value: { first: atFirst.questions[1], typed, index: 1, quiz: atFirst },
      version: 'q1',
      at: '2026-03-02T17:30:00.000Z',
    })
    const server = { quiz: quizOf(question('41', 'Neu.'), question('42', 'Sitzen hilft.')), version: 'q2' }
    const { user } = open(server)
    expect((await screen.findAllByText('Noch nicht gespeichert'))[0]).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Weiterschreiben' }))
    const sheet = await screen.findByRole('dialog', { name: 'Frage 2' })
    expect(within(sheet).getByRole('textbox', { name: 'Aussage' })).toHaveValue('Stehen hilft.')
    await user.click(within(sheet).getByRole('button', { name: 'Fertig' }))
    await waitFor(() => expect(words(server)).toEqual(['Neu.', 'Stehen hilft.']))
    await waitFor(async () => expect(await nothingKept()).toBeNull())
  })
})

it('several questions are deleted at once, and come back to their places', async () => {
  const all = ['Eins.', 'Zwei.', 'Drei.', 'Vier.'].map((text, at) => question(`4${at + 1}`, text))
  const server = { quiz: quizOf(...all), version: 'q1' }
  const { user } = open(server)
  await user.click(await screen.findByRole('button', { name: 'Mehrere löschen' }))
  const dialog = await screen.findByRole('dialog', { name: 'Mehrere Fragen löschen' })
  expect(within(dialog).getByRole('button', { name: 'Fragen löschen' })).toBeDisabled()
  await user.click(within(dialog).getByRole('checkbox', { name: /Vier/ }))
  await user.click(within(dialog).getByRole('checkbox', { name: /Zwei/ }))
  await user.click(within(dialog).getByRole('button', { name: '2 Fragen löschen' }))
  await waitFor(() => expect(words(server)).toEqual(['Eins.', 'Drei.']))
  expect(await screen.findByText('2 Fragen sind gelöscht.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }))
  await waitFor(() => expect(words(server)).toEqual(['Eins.', 'Zwei.', 'Drei.', 'Vier.']))
})

it('answers are explained one by one, and a question gets hints; what is blank is not kept', async () => {
  const choice: QuizQuestion = {
    id: id('51'),
    type: 'single_choice',
    question: 'Womit atmen wir?',
    explanation: '',
    options: [
      { id: id('52'), text: 'Lunge', correct: true },
      { id: id('53'), text: 'Milz', correct: false },
    ],
  }
  const server = { quiz: quizOf(choice), version: 'q1' }
  const { user } = open(server)
  await user.click(await screen.findByRole('button', { name: /^Womit atmen wir.*Eine Antwort/ }))
  await user.click(await screen.findByRole('button', { name: 'Jede Antwort einzeln erklären' }))
  const first = screen.getByRole('textbox', { name: 'Erklärung zu Antwort 1' })
  expect(first).toHaveFocus()
  await user.type(screen.getByRole('textbox', { name: 'Erklärung zu Antwort 2' }), 'Sie filtert Blut.')
  await user.type(first, ' ')
  await user.click(screen.getByRole('button', { name: 'Tipp hinzufügen' }))
  // Whoever adds goes on writing, and whoever takes away does not begin at the top again.
  await user.keyboard('Denk an den Brustkorb.')
  await user.click(screen.getByRole('button', { name: 'Tipp hinzufügen' }))
  await user.click(screen.getByRole('button', { name: 'Tipp 2 entfernen' }))
  expect(screen.getByRole('textbox', { name: 'Tipp 1' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Tipp hinzufügen' }))
  await user.click(screen.getByRole('button', { name: 'Fertig' }))
  await waitFor(() =>
    expect(server.quiz.questions).toEqual([
      {
        ...choice,
        hints: ['Denk an den Brustkorb.'],
        options: [choice.options[0], { ...choice.options[1], explanation: 'Sie filtert Blut.' }],
      },
    ]),
  )
})
