import type { QuizContent, QuizQuestion } from '@kursportal/shared/contract'
import type { AttemptSnapshot } from '../../platform/db/schema.quizzes.ts'
import { newId } from '../../platform/ids.ts'

type Random = () => number

/** The entries in a random order. */
const shuffled = <Entry>(entries: readonly Entry[], random: Random): Entry[] =>
  entries
    .map((entry) => ({ entry, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ entry }) => entry)

const named = <Part extends { id?: string | undefined }>(part: Part): Part & { id: string } => ({
  ...part,
  id: part.id ?? newId(),
})

/** A question with ids for all that can be answered; texts from before ids were given get theirs here. */
const identified = (question: QuizQuestion): QuizQuestion & { id: string } => {
  if ('options' in question) return named({ ...question, options: question.options.map(named) })
  if (question.type === 'order') return named({ ...question, items: question.items.map(named) })
  return named(question)
}

const choiceIds = (question: QuizQuestion): string[] => {
  if ('options' in question) return question.options.flatMap((option) => option.id ?? [])
  return question.type === 'order' ? question.items.flatMap((item) => item.id ?? []) : []
}

/** Items to put in order never stand in the right one at first, wherever there are two of them. */
const outOfOrder = (ids: string[], random: Random): string[] => {
  const shown = shuffled(ids, random)
  return shown.every((id, at) => id === ids[at]) ? [...shown.slice(1), ...shown.slice(0, 1)] : shown
}

/** The quiz as one attempt asks it, kept for good: a later edit changes no result (specification, Lectures). */
export const snapshotOf = (quiz: QuizContent, random: Random = Math.random): AttemptSnapshot => {
  const questions = quiz.questions.map(identified)
  return {
    required_correct: quiz.required_correct,
    questions: quiz.shuffle_questions ? shuffled(questions, random) : questions,
    shown: Object.fromEntries(
      questions.map((question) => {
        const ids = choiceIds(question)
        if (question.type === 'order') return [question.id, outOfOrder(ids, random)]
        return [question.id, quiz.shuffle_options ? shuffled(ids, random) : ids]
      }),
    ),
  }
}
