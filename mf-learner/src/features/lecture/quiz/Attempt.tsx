import { useQuery } from '@kursportal/shared/query'
import { TextSkeleton } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { LoadFailure } from '../../../common/LoadFailure.tsx'
import { useTexts } from '../../../texts/index.ts'
import { readQuizAttempt } from '../api/read-quiz-attempt.ts'
import { AttemptResult } from './AttemptResult.tsx'
import { AttemptSteps } from './AttemptSteps.tsx'

/** One attempt: question by question while it runs, its result afterwards. */
export const Attempt = (props: { attemptId: string; onClose: () => void }): ReactNode => {
  const t = useTexts()
  const attempt = useQuery(readQuizAttempt(props.attemptId))
  if (attempt.data?.submitted_at) return <AttemptResult attempt={attempt.data} onClose={props.onClose} />
  if (attempt.data) return <AttemptSteps attempt={attempt.data} />
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
