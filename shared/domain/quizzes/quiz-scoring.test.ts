import type { QuizQuestion } from '../../contract/lectures/quiz.ts'
import {
  fitsQuestion,
  isAnswered,
  isRightAnswer,
  nextAttempt,
  rightAnswerOf,
  scoreQuiz,
} from './quiz-scoring.ts'

const common = { question: 'Was stimmt?', explanation: '' }
const option = (id: string, correct: boolean) => ({ id, text: id, correct })
const single: QuizQuestion = {
  ...common,
  id: 'q1',
  type: 'single_choice',
  options: [option('a', false), option('b', true)],
}
const multiple: QuizQuestion = {
  ...common,
  id: 'q2',
  type: 'multiple_choice',
  options: [option('a', true), option('b', false), option('c', true)],
}
const statement: QuizQuestion = { ...common, id: 'q3', type: 'true_false', correct: false }
const order: QuizQuestion = {
  ...common,
  id: 'q4',
  type: 'order',
  items: ['x', 'y', 'z'].map((id) => ({ id, text: id })),
}
const text: QuizQuestion = {
  ...common,
  id: 'q5',
  type: 'short_text',
  accepted: ['Zwerchfell', 'das Zwerchfell'],
}

it.each<[string, QuizQuestion, string[], boolean]>([
  ['the right option', single, ['b'], true],
  ['a wrong option', single, ['a'], false],
  ['no option', single, [], false],
  ['both options of a single choice', single, ['a', 'b'], false],
  ['all right options in any order', multiple, ['c', 'a'], true],
  ['only some of the right options', multiple, ['a'], false],
  ['right and wrong options', multiple, ['a', 'b', 'c'], false],
  ['one option named twice', multiple, ['a', 'a'], false],
  ['the right truth value', statement, ['false'], true],
  ['the wrong truth value', statement, ['true'], false],
  ['the right order', order, ['x', 'y', 'z'], true],
  ['two items exchanged', order, ['y', 'x', 'z'], false],
  ['an item left out', order, ['x', 'y'], false],
  ['an accepted word', text, ['Zwerchfell'], true],
  ['other case and blanks', text, ['  das  ZWERCHFELL '], true],
  ['another word', text, ['Bauch'], false],
  ['an empty word', text, [''], false],
])('judges %s', (_, question, answer, right) => {
  expect(isRightAnswer(question, answer)).toBe(right)
})

it.each<[string, QuizQuestion, string[], boolean]>([
  ['taking it back', single, [], true],
  ['an option of another question', single, ['z'], false],
  ['two options where one is asked for', single, ['a', 'b'], false],
  ['several options', multiple, ['a', 'b'], true],
  ['an option twice', multiple, ['a', 'a'], false],
  ['neither true nor false', statement, ['maybe'], false],
  ['an incomplete order', order, ['x', 'y'], false],
  ['a complete order', order, ['z', 'y', 'x'], true],
  ['two texts', text, ['a', 'b'], false],
])('checks whether %s fits', (_, question, answer, fits) => {
  expect(fitsQuestion(question, answer)).toBe(fits)
})

it('is right about its own right answers', () => {
  for (const question of [single, multiple, statement, order])
    expect(isRightAnswer(question, rightAnswerOf(question))).toBe(true)
})

it('scores a whole quiz', () => {
  const questions = [single, multiple, statement, order, text]
  const answers = { q1: ['b'], q2: ['a', 'c'], q3: ['true'], q5: ['zwerchfell'] }
  expect(scoreQuiz(questions, answers, 3)).toEqual({ correct: 3, passed: true })
  expect(scoreQuiz(questions, answers, 4)).toEqual({ correct: 3, passed: false })
  expect(scoreQuiz(questions, {}, 1)).toEqual({ correct: 0, passed: false })
})

it.each<[string[] | undefined, boolean]>([
  [undefined, false],
  [[], false],
  [['  '], false],
  [['a'], true],
])('takes %j for answered: %s', (answer, answered) => {
  expect(isAnswered(answer)).toBe(answered)
})

it.each<[string, number | null, number, number, string | null, number | null, string | null]>([
  ['as many as wanted, at once', null, 0, 9, '2026-05-11T10:00:00Z', null, null],
  ['the first one', 2, 30, 0, null, 2, null],
  ['within the pause', 3, 30, 1, '2026-05-11T11:45:00Z', 2, '2026-05-11T12:15:00.000Z'],
  ['after the pause', 3, 30, 1, '2026-05-11T11:30:00Z', 2, null],
  ['none left', 1, 0, 1, '2026-05-11T10:00:00Z', 0, null],
])('reckons the next attempt: %s', (_, max_attempts, pause_minutes, made, last, left, at) => {
  const next = nextAttempt(
    { max_attempts, pause_minutes },
    made,
    last === null ? null : new Date(last),
    new Date('2026-05-11T12:00:00Z'),
  )
  expect(next.left).toBe(left)
  expect(next.at?.toISOString() ?? null).toBe(at)
})
