import { emptyQuiz } from '@kursportal/shared/domain'
import {
  canBeStored,
  copyOf,
  markRight,
  newQuestion,
  problemsOf,
  questionKinds,
  tidied,
  withQuestions,
} from './question.rules.ts'

it.each(questionKinds)('begins a question of kind %s that says what it lacks', (kind) => {
  expect(problemsOf(newQuestion(kind))).toContain('no_question')
})

it('marks one right answer at a time where only one may be', () => {
  const options = [
    { text: 'a', correct: true },
    { text: 'b', correct: false },
  ]
  expect(markRight(options, 1, true, true).map(({ correct }) => correct)).toEqual([false, true])
  expect(markRight(options, 1, true, false).map(({ correct }) => correct)).toEqual([true, true])
})

it('leaves empty short answers out, and does not store a question without one', () => {
  const question = {
    type: 'short_text',
    question: 'Wie?',
    explanation: '',
    accepted: ['so', ' ', ''],
  } as const
  expect(tidied({ ...question, accepted: [...question.accepted] })).toMatchObject({ accepted: ['so'] })
  const blank = { ...question, accepted: [' '] }
  expect([canBeStored(blank), problemsOf(blank)]).toEqual([false, ['no_accepted']])
})

it('copies a question without the ids that attempts refer to', () => {
  const copy = copyOf({
    type: 'single_choice',
    id: 'q',
    question: 'Was?',
    explanation: '',
    options: [
      { id: 'a', text: 'a', correct: true },
      { id: 'b', text: 'b', correct: false },
    ],
  })
  expect(JSON.stringify(copy)).not.toContain('"id"')
})

it('never asks for more right answers than there are questions, nor for none', () => {
  const quiz = { ...emptyQuiz, required_correct: 7 }
  const three = questionKinds.slice(0, 3).map(newQuestion)
  expect(withQuestions(quiz, three).required_correct).toBe(3)
  expect(withQuestions(quiz, []).required_correct).toBe(1)
})

it('asks for four of five answers until the author says another number', () => {
  const terms = { max_attempts: null, pause_minutes: 0, shuffle_questions: true, shuffle_options: true }
  const of = (count: number) => Array.from({ length: count }, () => newQuestion('true_false'))
  const grown = withQuestions({ ...terms, required_correct: 1, questions: [] }, of(5))
  expect(grown.required_correct).toBe(4)
  expect(withQuestions(grown, of(10)).required_correct).toBe(8)
  expect(withQuestions({ ...grown, required_correct: 2 }, of(10)).required_correct).toBe(2)
})
