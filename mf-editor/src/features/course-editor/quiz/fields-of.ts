import type { QuizQuestion } from '@kursportal/shared/contract'

/** What the fields of a kind of question get, and what they tell. */
export type FieldsOf<Kind extends QuizQuestion['type']> = {
  question: Extract<QuizQuestion, { type: Kind }>
  onChange: (question: QuizQuestion) => void
}
