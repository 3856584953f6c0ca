import type { OwnQuestion } from '@kursportal/shared/contract'
import { berlinDay, dayWords } from '@kursportal/shared/domain'
import { Box, StatusChip, Typography, type StatusTone } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'

const tones: Record<OwnQuestion['state'], StatusTone> = {
  open: 'warning',
  answered: 'success',
  closed: 'neutral',
}

type Props = { question: Pick<OwnQuestion, 'state' | 'due_on'>; unread?: boolean }

/** What became of a question, and until when an answer can be expected. */
export const QuestionState = ({ question, unread = false }: Props): ReactNode => {
  const t = useTexts()
  const { state, due_on } = question
  const [today] = useState(() => berlinDay(new Date()))
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <StatusChip tone={unread ? 'primary' : tones[state]}>
        {unread ? t('care.new') : t(`care.state.${state}`)}
      </StatusChip>
      {due_on && (
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {due_on < today ? t('care.overdue') : t('care.dueOn', { day: dayWords(due_on) })}
        </Typography>
      )}
    </Box>
  )
}
