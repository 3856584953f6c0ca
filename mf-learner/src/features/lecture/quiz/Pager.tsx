import type { AttemptQuestion } from '@kursportal/shared/contract'
import { Box, CheckIcon, styled } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { questionState } from './question-state.ts'

const Step = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  minWidth: 44,
  minHeight: 44,
  border: `1px solid ${theme.vars.palette.outline}`,
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  cursor: 'pointer',
  '&[data-state="answered"]': {
    backgroundColor: theme.vars.palette.primary.soft,
    color: theme.vars.palette.primary.onSoft,
  },
  '&[data-state="marked"], &[data-state="markedOpen"]': {
    backgroundColor: theme.vars.palette.warning.soft,
    color: theme.vars.palette.warning.onSoft,
  },
  '&[aria-current]': { borderWidth: 3, borderColor: theme.vars.palette.primary.main, fontWeight: 700 },
}))

type Props = { questions: readonly AttemptQuestion[]; current: number; onGo: (step: number) => void }

/** The questions by number, each with how it stands. */
export const Pager = ({ questions, current, onGo }: Props): ReactNode => {
  const t = useTexts()
  return (
    <Box component="nav" aria-label={t('quiz.pager')}>
      <Box component="ol" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', m: 0, p: 0 }}>
        {questions.map((question, index) => {
          const state = questionState(question)
          return (
            <li key={question.id}>
              <Step
                type="button"
                data-state={state}
                aria-current={index === current ? 'step' : undefined}
                aria-label={t('quiz.toQuestion', { number: index + 1, state: t(`quiz.state.${state}`) })}
                onClick={() => onGo(index)}
              >
                {index + 1}
                {state === 'answered' && <CheckIcon size={14} aria-hidden />}
                {question.marked && <span aria-hidden>?</span>}
              </Step>
            </li>
          )
        })}
      </Box>
    </Box>
  )
}
