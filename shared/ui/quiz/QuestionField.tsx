import type { ReactNode } from 'react'
import type { AttemptQuestion } from '../../contract/quizzes/attempt.schemas.ts'
import { Choices } from './Choices.tsx'
import type { FieldProps } from './field-props.ts'
import { GapField } from './GapField.tsx'
import { ImageChoices } from './ImageChoices.tsx'
import { MatchField } from './MatchField.tsx'
import { OrderField } from './OrderField.tsx'
import { QuestionHints } from './QuestionHints.tsx'
import { QuestionPicture } from './QuestionPicture.tsx'
import { ScaleField } from './ScaleField.tsx'
import { WrittenField } from './WrittenField.tsx'

const fields = {
  single_choice: Choices,
  multiple_choice: Choices,
  true_false: Choices,
  order: OrderField,
  short_text: WrittenField,
  number: WrittenField,
  gap_text: GapField,
  match: MatchField,
  image_choice: ImageChoices,
  scale: ScaleField,
} satisfies Record<AttemptQuestion['type'], (props: FieldProps) => ReactNode>

/** Where a question is answered, with real fields for every kind; another question is another component (`key`). */
export const QuestionField = (props: FieldProps): ReactNode => {
  const Field = fields[props.question.type]
  return (
    <>
      <QuestionPicture picture={props.question.picture} />
      <Field {...props} />
      <QuestionHints hints={props.question.hints} />
    </>
  )
}
