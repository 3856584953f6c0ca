import type { AttemptQuestion } from '../../contract/quizzes/attempt.schemas.ts'

/** A question, and what is told of each answer to it. */
export type FieldProps = { question: AttemptQuestion; onAnswer: (answer: string[]) => void }
