import type { QuizQuestion } from '@kursportal/shared/contract'
import { differingQuestions, mergeQuestions } from './merge-questions.ts'

const question = (words: string): QuizQuestion => {
  const [id = '', text = id] = words.split(':')
  return {
    ...(id !== '+' && { id }),
    type: 'true_false',
    question: text,
    explanation: '',
    correct: true,
  }
}
/** `a` is the question a, `a:x` the same with other words, `+:x` a new one. */
const list = (words: string) => words.split(' ').filter(Boolean).map(question)
const shown = (questions: QuizQuestion[] | undefined) =>
  questions?.map((one) => (one.id === one.question ? one.id : `${one.id ?? '+'}:${one.question}`)).join(' ')

describe('two people at the questions of a quiz', () => {
  it.each([
    ['each changes another one', 'a b c', 'a:x b c', 'a b c:y', 'a:x b c:y'],
    ['each adds one', 'a b', 'a b +:m', 'a b t', 'a b +:m t'],
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
    const merged = mergeQuestions({ base: list(base), mine: list(mine), theirs: list(theirs) })
    expect(shown(merged)).toBe(expected)
  })

  it.each([
    ['both change the same one', 'a b', 'a:x b +:m', 'a:y b:z', 'a:x b:z +:m', 'a:y b:z +:m'],
    ['one changes what the other deletes', 'a b', 'a:x b', 'b', 'a:x b', 'b'],
    ['one deletes what the other changes', 'a b', 'b', 'a:y b', 'b', 'a:y b'],
    ['both move, differently', 'a b c', 'c a b', 'b a c t', 'c t a b', 'b a c t'],
  ])('%s: asks, and loses nothing else', (_case, base, mine, theirs, withMine, withTheirs) => {
    const versions = { base: list(base), mine: list(mine), theirs: list(theirs) }
    expect(mergeQuestions(versions)).toBeUndefined()
    expect(shown(mergeQuestions(versions, 'mine'))).toBe(withMine)
    expect(shown(mergeQuestions(versions, 'theirs'))).toBe(withTheirs)
  })

  it('names those that differ', () => {
    expect(shown(differingQuestions(list('a:x b +:m'), list('a:y b t')))).toBe('a:x +:m')
  })
})
