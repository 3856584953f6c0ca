import type { AttemptQuestion } from '../../contract/quizzes/attempt.schemas.ts'

/** The answer after an option was chosen or taken back. */
export const withChoice = (
  { answer }: Pick<AttemptQuestion, 'answer'>,
  { id, on, several }: { id: string; on: boolean; several: boolean },
): string[] => {
  if (!several) return [id]
  return on ? [...answer, id] : answer.filter((one) => one !== id)
}

/** A word put at one place of an answer of so many; blank where nothing is said yet. */
export const withWord = (answer: readonly string[], count: number, at: number, word: string): string[] => {
  const next = Array.from({ length: count }, (_, index) =>
    index === at ? word.trim() : (answer[index] ?? ''),
  )
  return next.some(Boolean) ? next : []
}
