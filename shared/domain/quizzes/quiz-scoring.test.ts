import type { QuizQuestion } from '../../contract/lectures/quiz.ts'
import {
  fitsQuestion,
  isAnswered,
  isRightAnswer,
  nextAttempt,
  pointsOf,
  pointTermsOf,
  rightAnswerOf,
  scoreQuiz,
  shareOfRight,
  wordsOf,
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

const gaps: QuizQuestion = {
  ...common,
  id: 'q6',
  type: 'gap_text',
  text: 'Das [Zwerchfell|Diaphragma] hebt den [Bauch].',
  offered: false,
}
const offered: QuizQuestion = { ...gaps, offered: true, extras: ['Fuß'] }
const match: QuizQuestion = {
  ...common,
  id: 'q7',
  type: 'match',
  pairs: [
    { id: 'l1', left: 'Einatmen', right: 'Nase' },
    { id: 'l2', left: 'Ausatmen', right: 'Mund' },
    { id: 'l3', left: 'Schnuppern', right: 'Nase' },
  ],
  extras: ['Ohr'],
}
const pictures: QuizQuestion = {
  ...common,
  id: 'q8',
  type: 'image_choice',
  several: true,
  options: ['a', 'b', 'c'].map((id) => ({ ...option(id, id !== 'c'), image_id: id })),
}
const onePicture: QuizQuestion = { ...pictures, several: false, options: pictures.options.slice(1) }
const number: QuizQuestion = { ...common, id: 'q9', type: 'number', value: 0.3, tolerance: 0.1, unit: 'l' }
const scale: QuizQuestion = { ...common, id: 'q10', type: 'scale', steps: 5, low: 'gar nicht', high: 'sehr' }

it.each<[string, QuizQuestion, string[], boolean]>([
  ['all gaps', gaps, ['Zwerchfell', 'bauch '], true],
  ['another accepted word in a gap', gaps, ['diaphragma', 'Bauch'], true],
  ['one gap of two', gaps, ['Zwerchfell', 'Fuß'], false],
  ['a blank gap', gaps, ['Zwerchfell', ''], false],
  ['too few gaps', gaps, ['Zwerchfell'], false],
  ['all pairs, two of them with the same', match, ['Nase', 'Mund', 'Nase'], true],
  ['a pair exchanged', match, ['Mund', 'Nase', 'Nase'], false],
  ['an open pair', match, ['Nase', 'Mund', ''], false],
  ['all right pictures', pictures, ['b', 'a'], true],
  ['some right pictures', pictures, ['a'], false],
  ['the one right picture', onePicture, ['b'], true],
  ['a number within the tolerance', number, ['0,4'], true],
  ['the lower end of the tolerance', number, ['0,2'], true],
  ['a number beside it', number, ['0,41'], false],
  ['a number with a point', number, ['0.3'], true],
  ['no number', number, ['viel'], false],
  ['a negative number with a long minus', { ...number, value: -2, tolerance: 0 }, ['−2'], true],
  ['thousands', { ...number, value: 1500, tolerance: 0 }, ['1.500'], true],
  ['a scale, which is never right', scale, ['5'], false],
])('judges %s', (_, question, answer, right) => {
  expect(isRightAnswer(question, answer)).toBe(right)
})

const inParts = (question: QuizQuestion, points = 3): QuizQuestion =>
  ({ ...question, points, partial_credit: true }) as QuizQuestion

it.each<[string, QuizQuestion, string[], number]>([
  ['all of it', inParts(match), ['Nase', 'Mund', 'Nase'], 3],
  ['two pairs of three', inParts(match), ['Nase', 'Ohr', 'Nase'], 2],
  ['one gap of two', inParts(gaps, 1), ['Zwerchfell', 'Fuß'], 0.5],
  ['a third of a point', inParts(order, 1), ['x', 'z', 'y'], 0.33],
  ['a wrong choice takes a right one away', inParts(multiple, 2), ['a', 'b'], 0],
  ['choosing everything earns little', inParts(multiple, 2), ['a', 'b', 'c'], 1],
  ['nothing below nothing', inParts(multiple, 2), ['b'], 0],
  ['all or nothing where parts do not count', { ...match, points: 3 }, ['Nase', 'Ohr', 'Nase'], 0],
  ['a right word of two points', { ...text, points: 2 }, ['Zwerchfell'], 2],
  ['a scale', scale, ['3'], 0],
])('gives points: %s', (_, question, answer, points) => {
  expect(pointsOf(question, answer)).toBe(points)
})

it('judges no scale, and counts no points for it', () => {
  expect(shareOfRight(scale, ['3'])).toBeNull()
  expect(pointTermsOf([single, scale])).toEqual({ max_points: 1, in_points: false })
  expect(pointTermsOf([inParts(gaps, 1)])).toEqual({ max_points: 1, in_points: true })
  expect(scoreQuiz([single, scale], { q1: ['b'], q10: ['1'] }, 1)).toEqual({
    correct: 1,
    points: 1,
    passed: true,
  })
})

it('offers each word once, and none where they are written', () => {
  expect(wordsOf(match)).toEqual(['Nase', 'Mund', 'Ohr'])
  expect(wordsOf(offered)).toEqual(['Zwerchfell', 'Bauch', 'Fuß'])
  expect(wordsOf(gaps)).toEqual([])
})

it.each<[string, QuizQuestion, string[], boolean]>([
  ['words for all gaps', gaps, ['egal', 'was'], true],
  ['gaps left open', gaps, ['egal', ''], true],
  ['more words than gaps', gaps, ['a', 'b', 'c'], false],
  ['a word that is not offered', offered, ['Zwerchfell', 'Knie'], false],
  ['pairs left open', match, ['Nase', '', ''], true],
  ['a word beside those offered', match, ['Nase', 'Mund', 'Knie'], false],
  ['two pictures where one is asked for', onePicture, ['b', 'c'], false],
  ['a number', number, ['1,5'], true],
  ['words for a number', number, ['anderthalb'], false],
  ['a step', scale, ['5'], true],
  ['a step too far', scale, ['6'], false],
  ['no step', scale, ['0'], false],
  ['half a step', scale, ['1.5'], false],
])('checks whether %s fits', (_, question, answer, fits) => {
  expect(fitsQuestion(question, answer)).toBe(fits)
})

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
  for (const question of [single, multiple, statement, order, gaps, match, pictures, onePicture, number])
    expect(isRightAnswer(question, rightAnswerOf(question))).toBe(true)
})

it('scores a whole quiz', () => {
  const questions = [single, multiple, statement, order, text]
  const answers = { q1: ['b'], q2: ['a', 'c'], q3: ['true'], q5: ['zwerchfell'] }
  expect(scoreQuiz(questions, answers, 3)).toEqual({ correct: 3, points: 3, passed: true })
  expect(scoreQuiz(questions, answers, 4)).toEqual({ correct: 3, points: 3, passed: false })
  expect(scoreQuiz(questions, {}, 1)).toEqual({ correct: 0, points: 0, passed: false })
})

it.each<[string[] | undefined, boolean]>([
  [undefined, false],
  [[], false],
  [['  '], false],
  [['a'], true],
  [['a', ''], false],
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
