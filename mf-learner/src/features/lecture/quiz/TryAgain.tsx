import { failureText } from '@kursportal/shared/client'
import type { LearnerVideoPage, QuizStanding } from '@kursportal/shared/contract'
import { formatDateTime } from '@kursportal/shared/i18n'
import { Alert, Button, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { useStartQuizAttempt } from '../api/start-quiz-attempt.ts'
import type { OpenedAttempt } from './opened-attempt.ts'

type Props = {
  lecture: LearnerVideoPage
  standing: QuizStanding
  onOpen: (opened: OpenedAttempt) => void
  label: string
  variant?: 'contained' | 'outlined'
}

/** Begins an attempt, or goes on with the one that runs; or says from when on one is possible, or that none is left. */
export const TryAgain = ({ lecture, standing, onOpen, label, variant = 'contained' }: Props): ReactNode => {
  const t = useTexts()
  const start = useStartQuizAttempt(lecture.id)
  const { running_id: runningId } = standing
  if (!runningId && standing.attempts_left === 0) return <Typography>{t('quiz.noneLeft')}</Typography>
  const waits = !runningId && standing.next_attempt_at
  if (waits)
    return (
      <Typography sx={{ fontWeight: 600 }}>{t('quiz.againAt', { when: formatDateTime(waits) })}</Typography>
    )
  const begin = (): void =>
    start.mutate(undefined, { onSuccess: (attempt) => onOpen({ id: attempt.id, running: true }) })
  return (
    <>
      <Button
        variant={variant}
        size="large"
        loading={start.isPending}
        // One that runs is opened, not asked for: were it over, a new one would begin in its place.
        onClick={() => (runningId ? onOpen({ id: runningId, running: true }) : begin())}
      >
        {label}
      </Button>
      {start.isError && <Alert severity="error">{failureText(start.error)}</Alert>}
    </>
  )
}
