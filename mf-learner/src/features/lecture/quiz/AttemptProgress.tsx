import type { AttemptQuestion } from '@kursportal/shared/contract'
import { isAnswered } from '@kursportal/shared/domain'
import { Box, styled, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { questionState } from './question-state.ts'

/** A piece of the bar: thin to look at, as high as a finger to press. */
const Piece = styled('button')(({ theme }) => ({
  position: 'relative',
  display: 'block',
  width: '100%',
  height: 44,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  borderRadius: theme.shape.borderRadius,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: 17,
    height: 10,
    boxSizing: 'border-box',
    borderRadius: 5,
    border: `2px solid ${theme.vars.palette.outline}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '&:hover::before': { borderColor: theme.vars.palette.text.primary },
  '&[data-state="answered"]::before': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.main,
  },
  '&[data-state="marked"]::before, &[data-state="markedOpen"]::before': {
    borderColor: theme.vars.palette.warning.main,
  },
  '&[data-state="marked"]::before': { backgroundColor: theme.vars.palette.warning.main },
  '&[aria-current]::before': {
    top: 14,
    height: 16,
    borderRadius: 8,
    borderColor: theme.vars.palette.text.primary,
  },
  // What was set aside is told by a sign as well.
  '& > span': {
    position: 'absolute',
    insetInline: 0,
    bottom: -4,
    fontWeight: 700,
    fontSize: '0.9375rem',
    lineHeight: 1,
    color: theme.vars.palette.warning.main,
  },
  '@media (forced-colors: active)': { '&[data-state="answered"]::before': { backgroundColor: 'Highlight' } },
}))

type Props = { questions: readonly AttemptQuestion[]; current: number; onGo: (step: number) => void }

/** How far an attempt is: a bar with a piece for each question, which leads to it and says how it stands. */
export const AttemptProgress = ({ questions, current, onGo }: Props): ReactNode => {
  const t = useTexts()
  const total = questions.length
  const answered = questions.filter(({ answer }) => isAnswered(answer)).length
  return (
    <Box component="nav" aria-label={t('quiz.pager')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <Typography sx={{ fontWeight: 650 }}>
          {current < total ? t('quiz.questionOf', { number: current + 1, total }) : t('quiz.overview')}
        </Typography>
        <Typography sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {t('quiz.answeredOf', { answered, total })}
        </Typography>
      </Box>
      <Box
        component="ol"
        sx={{
          display: 'grid',
          gap: { xs: 0.5, sm: 0.75 },
          gridTemplateColumns: 'repeat(auto-fit, minmax(24px, 1fr))',
          listStyle: 'none',
          m: 0,
          p: 0,
        }}
      >
        {questions.map((question, index) => {
          const state = questionState(question)
          return (
            <li key={question.id}>
              <Piece
                type="button"
                data-state={state}
                aria-current={index === current ? 'step' : undefined}
                aria-label={t('quiz.toQuestion', { number: index + 1, state: t(`quiz.state.${state}`) })}
                onClick={() => onGo(index)}
              >
                {question.marked && <span aria-hidden>?</span>}
              </Piece>
            </li>
          )
        })}
      </Box>
    </Box>
  )
}
