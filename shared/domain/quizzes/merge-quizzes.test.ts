import * as fc from 'fast-check'
import type { QuizContent, QuizQuestion } from '../../contract/lectures/quiz.ts'
import { emptyQuiz } from '../courses/quiz-rules.ts'
import { canonical } from '../versions/canonical.ts'
import { decideConflicts } from '../versions/merge-versions.ts'
import { mergeQuizzes } from './merge-quizzes.ts'

const question = (words: string): QuizQuestion => {
  const [id = '', text = id] = words.split(':')
  return { ...(id !== '+' && { id }), type: 'true_false', question: text, explanation: '', correct: true }
}
/** `a` is the question a, `a:x` the same with other words, `+:x` a new one. */
const quiz = (words: string): QuizContent => ({
  ...emptyQuiz,
  questions: words.split(' ').filter(Boolean).map(question),
})
const shown = ({ questions }: QuizContent) =>
  questions
    .map((one) => {
      const id = one.id?.startsWith('new') ? '+' : one.id
      return id === one.question ? id : `${id}:${one.question}`
    })
    .join(' ')
const merge = (base: QuizContent, mine: QuizContent, theirs: QuizContent) => {
  let count = 0
  return mergeQuizzes({ base, mine, theirs }, () => `new${(count += 1)}`)
}

describe('two people at the questions of a quiz', () => {
  it.each([
    ['each changes another one', 'a b c', 'a:x b c', 'a b c:y', 'a:x b c:y'],
    ['each adds one', 'a b', 'a b +:m', 'a b t', 'a b t +:m'],
    ['one adds in the middle, the other at the end', 'a b', 'a +:m b', 'a b t', 'a +:m b t'],
    ['one deletes, the other changes another one', 'a b c', 'b c', 'a b c:y', 'b c:y'],
    ['both delete the same', 'a b', 'b', 'b', 'b'],
    ['both make the same change', 'a b', 'a:x b', 'a:x b', 'a:x b'],
    ['one moves, the other changes', 'a b c', 'c a b', 'a:y b c', 'c a:y b'],
    ['one moves, the other adds', 'a b c', 'a b c +:m', 'c b a', 'c +:m b a'],
    ['one moves, the other deletes', 'a b c', 'c a b', 'a c', 'c a'],
    ['one changes, the other moves the same', 'a b', 'a:x b', 'b a', 'b a:x'],
    ['everything is deleted by one', 'a b', '', 'a b', ''],
  ])('%s', (_case, base, mine, theirs, expected) => {
    const { merged, conflicts } = merge(quiz(base), quiz(mine), quiz(theirs))
    expect(conflicts).toEqual([])
    expect(shown(merged)).toBe(expected)
  })

  it.each([
    ['both change the same one', 'a b', 'a:x b +:m', 'a:y b:z', 'a:x b:z +:m', 'a:y b:z +:m'],
    ['one changes what the other deletes', 'a b', 'a:x b', 'b', 'a:x b', 'b'],
    ['one deletes what the other changes', 'a b', 'b', 'a:y b', 'b', 'a:y b'],
    ['both move the same one', 'a b c d', 'd a b c', 'a d b c', 'd a b c', 'a d b c'],
  ])('%s: asks, and loses nothing else', (_case, base, mine, theirs, withMine, withTheirs) => {
    const found = merge(quiz(base), quiz(mine), quiz(theirs))
    expect(found.conflicts).toHaveLength(1)
    expect(shown(decideConflicts(found, () => 'mine'))).toBe(withMine)
    expect(shown(decideConflicts(found, () => 'theirs'))).toBe(withTheirs)
  })
})

describe('two people at one question', () => {
  const choice = (over: Partial<Extract<QuizQuestion, { type: 'single_choice' }>>): QuizContent => ({
    ...emptyQuiz,
    questions: [
      {
        id: 'q',
        type: 'single_choice',
        question: 'Womit atmen wir?',
        explanation: '',
        options: [
          { id: '1', text: 'Lunge', correct: true },
          { id: '2', text: 'Milz', correct: false },
          { id: '3', text: 'Haut', correct: false },
        ],
        ...over,
      },
    ],
  })
  it('merges its hints and the explanations of its answers, each for itself', () => {
    const [first] = choice({}).questions
    if (first?.type !== 'single_choice') throw new Error('a choice expected')
    const explained = (id: string, explanation: string) =>
      choice({
        options: first.options.map((option) => (option.id === id ? { ...option, explanation } : option)),
      })
    const mine = explained('1', 'Genau.')
    const theirs = explained('2', 'Nein.')
    theirs.questions = theirs.questions.map((one) => ({ ...one, hints: ['Denk nach.'] }) as QuizQuestion)
    const { merged, conflicts } = merge(choice({}), mine, theirs)
    expect(conflicts).toEqual([])
    expect(merged.questions).toMatchObject([
      { hints: ['Denk nach.'], options: [{ explanation: 'Genau.' }, { explanation: 'Nein.' }, {}] },
    ])
    const other = choice({ hints: ['Atme.'] })
    expect(merge(choice({}), other, theirs).conflicts.map(({ path }) => path)).toEqual([
      ['questions', 'q', 'hints'],
    ])
  })

  const right = (id: string) =>
    choice({
      options: [
        { id: '1', text: 'Lunge', correct: id === '1' },
        { id: '2', text: 'Milz', correct: id === '2' },
        { id: '3', text: 'Haut', correct: id === '3' },
      ],
    })

  it('its words and its explanation go together', () => {
    const { merged, conflicts } = merge(
      choice({}),
      choice({ question: 'Was brauchen wir zum Atmen?' }),
      choice({ explanation: 'Die Lunge.' }),
    )
    expect(conflicts).toEqual([])
    expect(merged.questions[0]).toMatchObject({
      question: 'Was brauchen wir zum Atmen?',
      explanation: 'Die Lunge.',
    })
  })

  it('two different right answers are asked about, not put together', () => {
    const found = merge(right('1'), right('2'), right('3'))
    expect(found.conflicts.map(({ path }) => path)).toEqual([['questions', 'q']])
    expect(decideConflicts(found, () => 'mine')).toEqual(right('2'))
    expect(decideConflicts(found, () => 'theirs')).toEqual(right('3'))
  })

  it('another kind of question is another question', () => {
    const other = quiz('q')
    expect(merge(choice({}), other, right('2')).conflicts.map(({ path }) => path)).toEqual([
      ['questions', 'q'],
    ])
  })
})

it('whatever two people do to a quiz, no change of either is lost without being asked about', () => {
  const word = fc.constantFrom('x', 'y', 'z')
  const one = fc
    .record({
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      question: word,
      explanation: word,
      correct: fc.boolean(),
    })
    .map((fields): QuizQuestion => ({ type: 'true_false', ...fields }))
  const any = fc
    .uniqueArray(one, { selector: ({ id }) => id, maxLength: 4 })
    .map((questions): QuizContent => ({ ...emptyQuiz, questions }))
  fc.assert(
    fc.property(any, any, any, (base, mine, theirs) => {
      const { merged, conflicts } = merge(base, mine, theirs)
      const stand = (id: string) => canonical(merged.questions.find((each) => each.id === id))
      for (const side of [mine, theirs])
        for (const { id = '', ...fields } of side.questions) {
          const before = base.questions.find((each) => each.id === id)
          if (
            conflicts.some(({ path }) => path[1] === id) ||
            canonical(before) === canonical({ id, ...fields })
          )
            continue
          for (const [name, value] of Object.entries(fields))
            if (
              !before ||
              canonical(Object.entries(before).find(([key]) => key === name)?.[1]) !== canonical(value)
            )
              expect(stand(id)).toContain(`"${name}":${canonical(value)}`)
        }
    }),
    { numRuns: 300 },
  )
})
