import { failureText } from '@kursportal/shared/client'
import type { AnswerOf } from '@kursportal/shared/client'
import type { AttemptSummary, LearnerVideoPage, QuizStanding } from '@kursportal/shared/contract'
import { formatDateTime } from '@kursportal/shared/i18n'
import { Alert, Box, Button, StatusChip, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { useStartQuizAttempt } from '../api/start-quiz-attempt.ts'

type Attempts = AnswerOf<'GET /quiz/attempts'>

const Terms = ({ standing }: { standing: QuizStanding }): ReactNode => {
  const t = useTexts()
  const terms = [
    t('quiz.pass', { required: standing.required_correct, total: standing.question_count }),
    standing.attempts_left === null
      ? t('quiz.attemptsFree')
      : standing.attempts_left > 0
        ? t('quiz.attemptsLeft', { count: standing.attempts_left })
        : t('quiz.noneLeft'),
    t('quiz.calm'),
  ]
  return (
    <Box component="ul" sx={{ m: 0, mt: 1.5, pl: 3, '& li': { mb: 0.75 } }}>
      {terms.map((term) => (
        <li key={term}>{term}</li>
      ))}
    </Box>
  )
}

const History = (props: { items: readonly AttemptSummary[]; onOpen: (id: string) => void }): ReactNode => {
  const t = useTexts()
  const done = props.items.filter((attempt) => attempt.submitted_at !== null)
  if (done.length === 0) return null
  return (
    <Box sx={{ mt: 4 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t('quiz.history')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {done.map((attempt) => (
          <Box
            component="li"
            key={attempt.id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 2,
              py: 1,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ flex: '1 1 200px' }}>
              {t('quiz.attempt', { number: attempt.number })} ·{' '}
              {t('quiz.attemptResult', { correct: attempt.correct ?? 0, total: attempt.question_count })}
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {attempt.submitted_at && formatDateTime(attempt.submitted_at)}
              </Typography>
            </Box>
            <StatusChip tone={attempt.passed ? 'success' : 'neutral'}>
              {t(attempt.passed ? 'quiz.attemptPassed' : 'quiz.attemptFailed')}
            </StatusChip>
            <Button size="small" variant="outlined" onClick={() => props.onOpen(attempt.id)}>
              {t('quiz.look')}
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

type Props = { lecture: LearnerVideoPage; attempts: Attempts; onOpen: (attemptId: string) => void }

/** What to expect, the way in, and the attempts so far. */
export const QuizStart = ({ lecture, attempts, onOpen }: Props): ReactNode => {
  const t = useTexts()
  const start = useStartQuizAttempt(lecture.id)
  const { standing } = attempts
  const label = standing.running_id ? 'quiz.goOn' : attempts.items.length > 0 ? 'quiz.again' : 'quiz.begin'
  const waits = !standing.running_id && standing.next_attempt_at
  const none = !standing.running_id && standing.attempts_left === 0
  return (
    <>
      {standing.passed && (
        <Alert severity="success" sx={{ mb: 3 }}>
          {t('quiz.passed')}
        </Alert>
      )}
      <Typography variant="h3" component="h2">
        {t('quiz.intro', { count: standing.question_count })}
      </Typography>
      <Terms standing={standing} />
      {start.isError && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {failureText(start.error)}
        </Alert>
      )}
      {!none && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 3 }}>
          <Button
            variant={standing.passed && !standing.running_id ? 'outlined' : 'contained'}
            size="large"
            disabled={Boolean(waits)}
            loading={start.isPending}
            onClick={() => start.mutate(undefined, { onSuccess: (attempt) => onOpen(attempt.id) })}
          >
            {t(label)}
          </Button>
          {waits && (
            <Typography sx={{ color: 'text.secondary' }}>
              {t('quiz.againAt', { when: formatDateTime(waits) })}
            </Typography>
          )}
        </Box>
      )}
      <History items={attempts.items} onOpen={onOpen} />
    </>
  )
}
