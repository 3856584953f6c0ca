import { useQuery } from '@kursportal/shared/query'
import { Alert, TextSkeleton } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { LoadFailure } from '../../../common/LoadFailure.tsx'
import { useTexts } from '../../../texts/index.ts'
import { readQuizAttempt } from '../api/read-quiz-attempt.ts'
import { AttemptResult } from './AttemptResult.tsx'
import { AttemptSteps } from './AttemptSteps.tsx'

/** One attempt: question by question while it runs, its result afterwards. */
export const Attempt = (props: { attemptId: string; onClose: () => void }): ReactNode => {
  const t = useTexts()
  const attempt = useQuery(readQuizAttempt(props.attemptId))
  const [closedElsewhere, setClosedElsewhere] = useState(false)
  if (attempt.data?.submitted_at)
    return (
      <>
        {closedElsewhere && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {t('quiz.closedElsewhere')}
          </Alert>
        )}
        <AttemptResult attempt={attempt.data} onClose={props.onClose} />
      </>
    )
  if (attempt.data) return <AttemptSteps attempt={attempt.data} onClosed={() => setClosedElsewhere(true)} />
  return attempt.isError ? (
    <LoadFailure
      title={t('quiz.failed')}
      error={attempt.error}
      onRetry={() => void attempt.refetch()}
      retrying={attempt.isFetching}
    />
  ) : (
    <TextSkeleton lines={6} />
  )
}
