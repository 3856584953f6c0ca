import type { AttemptQuestion } from '@kursportal/shared/contract'
import { Box, styled, Typography } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { OrderField } from './OrderField.tsx'

const Option = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: 56,
  padding: theme.spacing(1.25, 2),
  border: `1px solid ${theme.vars.palette.outline}`,
  borderRadius: theme.shape.borderRadius,
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&:has(:checked)': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.soft,
  },
  '& input': { flex: 'none', width: 22, height: 22, margin: 0, accentColor: theme.vars.palette.primary.main },
}))

const TextInput = styled('input')(({ theme }) => ({
  width: '100%',
  maxWidth: 480,
  minHeight: 52,
  padding: theme.spacing(1, 2),
  border: `1px solid ${theme.vars.palette.outline}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
}))

type Props = { question: AttemptQuestion; onAnswer: (answer: string[]) => void }

const Choices = ({ question, onAnswer }: Props): ReactNode => {
  const t = useTexts()
  const several = question.type === 'multiple_choice'
  const choices =
    question.type === 'true_false'
      ? [
          { id: 'true', text: t('quiz.isTrue') },
          { id: 'false', text: t('quiz.isFalse') },
        ]
      : question.choices
  const choose = (id: string, on: boolean): void => {
    if (!several) onAnswer([id])
    else onAnswer(on ? [...question.answer, id] : question.answer.filter((one) => one !== id))
  }
  return (
    <Box
      component="fieldset"
      aria-label={question.question}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0, display: 'grid', gap: 1.25 }}
    >
      {several && <Typography sx={{ color: 'text.secondary' }}>{t('quiz.several')}</Typography>}
      {choices.map((choice) => (
        <Option key={choice.id}>
          <input
            type={several ? 'checkbox' : 'radio'}
            name={question.id}
            checked={question.answer.includes(choice.id)}
            onChange={(event) => choose(choice.id, event.target.checked)}
          />
          <span>{choice.text}</span>
        </Option>
      ))}
    </Box>
  )
}

const ShortText = ({ question, onAnswer }: Props): ReactNode => {
  const t = useTexts()
  const saved = question.answer[0] ?? ''
  const [typed, setTyped] = useState(saved)
  const [shown, setShown] = useState(saved)
  // Answered on another device meanwhile: what is there now is what counts.
  if (saved !== shown) {
    setShown(saved)
    if (saved !== typed.trim()) setTyped(saved)
  }
  return (
    <TextInput
      aria-label={t('quiz.yourAnswer')}
      placeholder={t('quiz.yourAnswer')}
      value={typed}
      maxLength={500}
      autoComplete="off"
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => {
        const answer = typed.trim()
        if (answer !== saved) onAnswer(answer === '' ? [] : [answer])
      }}
    />
  )
}

/** Where a question is answered, with real fields for every kind; another question is another component (`key`). */
export const QuestionField = (props: Props): ReactNode => {
  const { type } = props.question
  if (type === 'order') return <OrderField {...props} />
  if (type === 'short_text') return <ShortText {...props} />
  return <Choices {...props} />
}
