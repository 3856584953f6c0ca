import type { AttemptQuestion } from '@kursportal/shared/contract'
import { Box, styled, Typography } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { tile } from './tile.ts'
import { OrderField } from './OrderField.tsx'

const Option = styled('label')(({ theme }) => ({
  ...tile(theme),
  fontSize: '1.125rem',
  lineHeight: 1.4,
  '&:has(:checked)': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 2px ${theme.vars.palette.primary.main}`,
    fontWeight: 600,
  },
  '&:has(:focus-visible)': { outline: `3px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
  '& input': {
    flex: 'none',
    width: 26,
    height: 26,
    margin: 0,
    outline: 'none',
    accentColor: theme.vars.palette.primary.main,
  },
  '& span': { minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' },
}))

const TextInput = styled('input')(({ theme }) => ({
  width: '100%',
  minHeight: 72,
  padding: theme.spacing(1.5, 2.5),
  border: `1px solid ${theme.vars.palette.outline}`,
  borderRadius: 16,
  fontSize: '1.25rem',
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
      sx={{
        border: 0,
        m: 0,
        p: 0,
        minWidth: 0,
        display: 'grid',
        gap: { xs: 1.25, sm: 1.5 },
        // Right or wrong lie side by side, where both are seen at once.
        ...(question.type === 'true_false' && { gridTemplateColumns: { sm: '1fr 1fr' } }),
      }}
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
