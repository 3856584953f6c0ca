import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { withChoice } from './choose.ts'
import { Fieldset } from './fieldset.ts'
import type { FieldProps } from './field-props.ts'
import { useQuizTexts } from './quiz-texts.ts'
import { Option } from './tile.ts'

/** Answers to choose from: one, several, or whether a statement is right. */
export const Choices = ({ question, onAnswer }: FieldProps): ReactNode => {
  const t = useQuizTexts()
  const several = question.type === 'multiple_choice'
  const choices =
    question.type === 'true_false'
      ? [
          { id: 'true', text: t('isTrue') },
          { id: 'false', text: t('isFalse') },
        ]
      : question.choices
  return (
    <Fieldset
      aria-label={question.question}
      // Right or wrong lie side by side, where both are seen at once.
      sx={question.type === 'true_false' ? { gridTemplateColumns: { sm: '1fr 1fr' } } : {}}
    >
      {several && <Typography sx={{ color: 'text.secondary' }}>{t('several')}</Typography>}
      {choices.map(({ id, text }) => (
        <Option key={id}>
          <input
            type={several ? 'checkbox' : 'radio'}
            name={question.id}
            checked={question.answer.includes(id)}
            onChange={(event) => onAnswer(withChoice(question, { id, on: event.target.checked, several }))}
          />
          <span>{text}</span>
        </Option>
      ))}
    </Fieldset>
  )
}
