import type { LearnerVideoPage } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { Card, CardBody, TextSkeleton } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { LoadFailure } from '../../../common/LoadFailure.tsx'
import { useUnsentProgress } from '../../../common/progress/useUnsentProgress.ts'
import { useTexts } from '../../../texts/index.ts'
import { listQuizAttempts } from '../api/list-quiz-attempts.ts'
import { Attempt } from './Attempt.tsx'
import { QuizStart } from './QuizStart.tsx'

/** A quiz: its start page, or the attempt that was opened from there. */
const QuizLecture = ({ lecture }: { lecture: LearnerVideoPage }): ReactNode => {
  const t = useTexts()
  const attempts = useQuery(listQuizAttempts(lecture.id))
  const [openId, setOpenId] = useState<string>()
  useUnsentProgress()
  return (
    <Card>
      <CardBody>
        {openId ? (
          <Attempt key={openId} attemptId={openId} onClose={() => setOpenId(undefined)} />
        ) : attempts.data ? (
          <QuizStart lecture={lecture} attempts={attempts.data} onOpen={setOpenId} />
        ) : attempts.isError ? (
          <LoadFailure
            title={t('quiz.failed')}
            error={attempts.error}
            onRetry={() => void attempts.refetch()}
            retrying={attempts.isFetching}
          />
        ) : (
          <TextSkeleton lines={6} />
        )}
      </CardBody>
    </Card>
  )
}

export default QuizLecture
