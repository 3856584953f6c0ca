import type { QuizContent, QuizQuestion } from '../../contract/lectures/quiz.ts'
import { emptyQuiz, flawsOfQuestion, isValidQuiz, surePoints } from '../courses/quiz-rules.ts'
import { aroundGaps, gapsOf } from './gap-text.ts'
import { askedCount, askedQuestion, quizTermsOf, snapshotOf } from './quiz-attempt.ts'
import { scoreQuiz } from './quiz-scoring.ts'

const statement = (id: string, points?: number): QuizQuestion => ({
  id,
  type: 'true_false',
  question: id,
  explanation: '',
  correct: true,
  ...(points && { points }),
})
const scale: QuizQuestion = {
  id: 'scale',
  type: 'scale',
  question: 'Wie geht es dir?',
  explanation: '',
  steps: 5,
  low: '',
  high: '',
}
const quizOf = (questions: QuizQuestion[], terms: Partial<QuizContent> = {}): QuizContent => ({
  ...emptyQuiz,
  questions,
  ...terms,
})
/** Numbers that look random and are always the same. */
const sources = (seed = 1) => {
  let state = seed
  let ids = 0
  return {
    random: () => {
      state = (state * 16_807) % 2_147_483_647
      return state / 2_147_483_647
    },
    newId: () => `new${(ids += 1)}`,
  }
}
const five = ['a', 'b', 'c', 'd', 'e'].map((id) => statement(id))
const idsOf = (quiz: QuizContent, others: QuizQuestion[] = [], seed = 1) =>
  snapshotOf(quiz, others, sources(seed)).questions.map(({ id }) => id)

describe('drawing', () => {
  it('asks all where nothing is drawn', () => {
    expect(idsOf(quizOf(five))).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(askedCount(quizOf(five))).toBe(5)
  })

  it('draws so many, others from attempt to attempt, in the order of the author', () => {
    const quiz = quizOf(five, { draw_count: 3 })
    const attempts = Array.from({ length: 20 }, (_, seed) => idsOf(quiz, [], seed + 1))
    expect(attempts.every((ids) => ids.length === 3 && ids.toSorted().join() === ids.join())).toBe(true)
    expect(new Set(attempts.map((ids) => ids.join())).size).toBeGreaterThan(3)
    expect(askedCount(quiz)).toBe(3)
  })

  it('draws from the whole course, each question once, and never more than there are', () => {
    const quiz = quizOf([statement('a'), statement('b')], { draw_count: 9, draw_from: 'course' })
    const others = [statement('b'), statement('x')]
    expect(idsOf(quiz, others).toSorted()).toEqual(['a', 'b', 'x'])
    expect(askedCount(quiz, others)).toBe(3)
  })

  it('always asks what is never right or wrong, and draws it from nowhere else', () => {
    const quiz = quizOf([scale, ...five], { draw_count: 2, draw_from: 'course' })
    const ids = idsOf(quiz, [{ ...scale, id: 'other' }])
    expect(ids).toHaveLength(3)
    expect(ids.at(-1)).toBe('scale')
    expect(ids).not.toContain('other')
  })

  it('asks for no more points than were drawn', () => {
    const quiz = quizOf(five, { draw_count: 2, required_correct: 4 })
    expect(snapshotOf(quiz, [], sources()).required_correct).toBe(2)
    expect(quizTermsOf(quiz)).toEqual({ required_correct: 2, max_points: 2, in_points: false })
  })
})

it('is passed by answering it where nothing is right or wrong', () => {
  const quiz = quizOf([scale])
  const { questions, required_correct } = snapshotOf(quiz, [], sources())
  expect(required_correct).toBe(0)
  expect(scoreQuiz(questions, { scale: ['1'] }, required_correct)).toEqual({
    correct: 0,
    points: 0,
    passed: true,
  })
})

it.each<[string, QuizContent, number | undefined, boolean]>([
  ['scales alone', quizOf([scale]), 0, true],
  ['one point each', quizOf(five, { required_correct: 5 }), 5, true],
  ['more than there are', quizOf(five, { required_correct: 6 }), 5, false],
  ['points of more worth', quizOf([statement('a', 3), statement('b')], { required_correct: 4 }), 4, true],
  [
    'the least worth of those drawn',
    quizOf([statement('a', 3), statement('b')], { draw_count: 1, required_correct: 2 }),
    1,
    false,
  ],
  [
    'unknown from the whole course',
    quizOf(five, { draw_count: 9, draw_from: 'course', required_correct: 8 }),
    undefined,
    true,
  ],
  ['nothing for a scale', quizOf([statement('a'), scale], { required_correct: 2 }), 1, false],
])('reckons the points of a quiz: %s', (_, quiz, points, valid) => {
  expect([surePoints(quiz), isValidQuiz(quiz)]).toEqual([points, valid])
})

it.each([
  ['Wir atmen mit dem [Zwerchfell].', [['Zwerchfell']], ['Wir atmen mit dem ', '.']],
  ['[a| b |]', [['a', 'b']], ['', '']],
  ['[] und [ ]', [[], []], ['', ' und ', '']],
  ['ohne', [], ['ohne']],
])('reads the gaps of %s', (text, gaps, around) => {
  expect(gapsOf(text)).toEqual(gaps)
  expect(aroundGaps(text)).toEqual(around)
})

const common = { question: 'Was?', explanation: 'GEHEIM' }
const picture = (text: string, correct: boolean, image_id: string | null = 'i') => ({
  text,
  correct,
  image_id,
})

it.each<[string, QuizQuestion, string[]]>([
  ['no gap', { ...common, type: 'gap_text', text: 'nichts', offered: false }, ['no_gap']],
  ['an empty gap', { ...common, type: 'gap_text', text: '[a] [ ]', offered: false }, ['empty_gap']],
  [
    'too many gaps',
    { ...common, type: 'gap_text', text: '[a]'.repeat(21), offered: false },
    ['too_many_gaps'],
  ],
  [
    'an open pair',
    {
      ...common,
      type: 'match',
      pairs: [
        { left: 'a', right: '' },
        { left: 'b', right: 'x' },
      ],
    },
    ['empty_option'],
  ],
  [
    'the same left side twice',
    {
      ...common,
      type: 'match',
      pairs: [
        { left: 'a', right: 'x' },
        { left: 'a', right: 'y' },
      ],
    },
    ['same_option_twice'],
  ],
  [
    'two that belong to the same',
    {
      ...common,
      type: 'match',
      pairs: [
        { left: 'a', right: 'x' },
        { left: 'b', right: 'x' },
      ],
    },
    [],
  ],
  [
    'no picture',
    {
      ...common,
      type: 'image_choice',
      several: false,
      options: [picture('a', true, null), picture('b', false)],
    },
    ['no_picture'],
  ],
  [
    'a picture nobody said anything about',
    { ...common, type: 'true_false', correct: true, picture: { image_id: 'p', alt: ' ' } },
    ['no_picture_words'],
  ],
  [
    'two right pictures of one',
    { ...common, type: 'image_choice', several: false, options: [picture('a', true), picture('b', true)] },
    ['several_right_answers'],
  ],
  ['nothing wrong with a number', { ...common, type: 'number', value: 1, tolerance: 0, unit: '' }, []],
  ['nothing wrong with a scale', { ...common, type: 'scale', steps: 5, low: '', high: '' }, []],
])('finds in a question: %s', (_, question, flaws) => {
  expect(flawsOfQuestion(question)).toEqual(flaws)
})

describe('what a learner gets of a question', () => {
  const questions: QuizQuestion[] = [
    { ...common, id: 'g', type: 'gap_text', text: 'Das [GEHEIM1|GEHEIM2] hebt [GEHEIM3].', offered: false },
    {
      ...common,
      id: 'm',
      type: 'match',
      pairs: [
        { id: 'l1', left: 'Ein', right: 'Nase' },
        { id: 'l2', left: 'Aus', right: 'Mund' },
      ],
      extras: ['Ohr'],
    },
    {
      ...common,
      id: 'i',
      type: 'image_choice',
      several: true,
      options: [picture('Matte', true), picture('Dach', false)],
    },
    {
      ...common,
      id: 'n',
      type: 'number',
      value: 4711,
      tolerance: 0.5,
      unit: 'ml',
      picture: { image_id: 'p', alt: 'Ein Messbecher' },
    },
    scale,
  ]
  const snapshot = snapshotOf(quizOf(questions), [], sources())
  const asked = snapshot.questions.map((question) => askedQuestion(snapshot, question, undefined, false))

  it('names nothing of what is right', () => {
    expect(JSON.stringify(asked)).not.toMatch(/GEHEIM|4711|"correct"|tolerance|partial_credit/)
    expect(asked.map(({ result }) => result)).toEqual([null, null, null, null, null])
  })

  it('shows the picture of a question', () => {
    expect(asked.map((one) => one.picture?.alt)).toEqual([
      undefined,
      undefined,
      undefined,
      'Ein Messbecher',
      undefined,
    ])
  })

  it('has what is needed to answer', () => {
    expect(asked[0]).toMatchObject({ around: ['Das ', ' hebt ', '.'], choices: [] })
    expect(asked[1]?.choices.map(({ text }) => text)).toEqual(['Ein', 'Aus'])
    expect(asked[1]?.words?.toSorted()).toEqual(['Mund', 'Nase', 'Ohr'])
    expect(asked[2]).toMatchObject({ several: true, choices: [{ image_id: 'i' }, { image_id: 'i' }] })
    expect(asked[3]).toMatchObject({ unit: 'ml', choices: [] })
    expect(asked[4]).toMatchObject({ scale: { steps: 5 } })
  })

  it('helps before, and says afterwards what is said of what was chosen alone', () => {
    const choice: QuizQuestion = {
      ...common,
      id: 'c',
      type: 'multiple_choice',
      hints: ['Denk an den Bauch.'],
      options: [
        { id: '1', text: 'Lunge', correct: true, explanation: 'Genau.' },
        { id: '2', text: 'Milz', correct: false, explanation: 'Sie filtert Blut.' },
        { id: '3', text: 'Haut', correct: false },
      ],
    }
    const one = snapshotOf(quizOf([choice]), [], sources())
    const [question] = one.questions
    if (!question) throw new Error('a question expected')
    const given = { answer: ['2', '3'], marked: false }
    const running = askedQuestion(one, question, given, false)
    expect(running.hints).toEqual(['Denk an den Bauch.'])
    expect(JSON.stringify(running)).not.toMatch(/filtert|Genau/)
    const final = askedQuestion(one, question, given, true)
    expect(final.hints).toBeUndefined()
    expect(final.result?.of_choices).toEqual([{ id: '2', explanation: 'Sie filtert Blut.' }])
  })

  it('says afterwards what was right, and of a scale that nothing is', () => {
    const given = { answer: ['3'], marked: false }
    const [first] = snapshot.questions
    const last = snapshot.questions.at(-1)
    if (!first || !last) throw new Error('questions expected')
    expect(askedQuestion(snapshot, first, { answer: ['geheim2', ''], marked: false }, true).result).toEqual({
      correct: false,
      points: 0,
      max_points: 1,
      right: ['GEHEIM1', 'GEHEIM3'],
      explanation: 'GEHEIM',
    })
    expect(askedQuestion(snapshot, last, given, true).result).toMatchObject({
      correct: null,
      points: 0,
      max_points: 0,
      right: [],
    })
  })
})
