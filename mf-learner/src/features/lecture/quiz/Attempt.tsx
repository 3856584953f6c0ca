import type { LearnerVideoPage, QuizStanding } from '@kursportal/shared/contract'
import { useQuery, useQueryClient } from '@kursportal/shared/query'
import { Alert } from '@kursportal/shared/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { Loaded } from '../../../common/Loaded.tsx'
import { useTexts } from './texts.ts'
import { quizChanged } from '../api/quiz-changed.ts'
import { readQuizAttempt } from '../api/read-quiz-attempt.ts'
import { AttemptResult } from './AttemptResult.tsx'
import { AttemptSteps } from './AttemptSteps.tsx'
import type { OpenedAttempt } from './opened-attempt.ts'
import { QuizWaiting } from './QuizWaiting.tsx'

type Props = {
  lecture: LearnerVideoPage
  opened: OpenedAttempt
  standing: QuizStanding | undefined
  onOpen: (opened: OpenedAttempt) => void
  onClose: () => void
}

/** One attempt: question by question while it runs, its result afterwards. */
export const Attempt = ({ opened, ...props }: Props): ReactNode => {
  const t = useTexts()
  const client = useQueryClient()
  // Another device may answer, or hand it in: asked again whenever somebody comes back to this one.
  const attempt = useQuery({ ...readQuizAttempt(opened.id), refetchOnWindowFocus: 'always' })
  const [submittedHere, setSubmittedHere] = useState(false)
  const over = Boolean(attempt.data?.submitted_at)
  const elsewhere = over && opened.running && !submittedHere
  useEffect(() => {
    if (elsewhere) void quizChanged(client)
  }, [client, elsewhere])
  return (
    <Loaded query={attempt} waiting={<QuizWaiting />} failed={t('quiz.failed')}>
      {(data) =>
        over ? (
          <>
            {elsewhere && (
              <Alert severity="info" sx={{ mb: 3 }}>
                {t('quiz.closedElsewhere')}
              </Alert>
            )}
            <AttemptResult attempt={data} {...props} />
          </>
        ) : (
          <AttemptSteps attempt={data} onSubmitted={() => setSubmittedHere(true)} />
        )
      }
    </Loaded>
  )
}
