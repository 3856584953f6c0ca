import type { LearnerVideoPage } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { Box, TextSkeleton, Typography } from '@kursportal/shared/ui'
import { PrintedAnswer } from '@kursportal/shared/ui/quiz'
import type { ReactNode } from 'react'
import { Loaded } from '../../../common/Loaded.tsx'
import { listQuizAttempts } from '../api/list-quiz-attempts.ts'
import { readQuizAttempt } from '../api/read-quiz-attempt.ts'
import { useTexts } from '../texts.ts'

const Questions = ({ attemptId }: { attemptId: string }): ReactNode => {
  const t = useTexts()
  const attempt = useQuery(readQuizAttempt(attemptId))
  return (
    <Loaded query={attempt} waiting={<TextSkeleton lines={8} />} failed={t('print.questionsFailed')}>
      {({ questions }) => (
        <Box component="ol" sx={{ m: 0, pl: 3, display: 'grid', gap: 3 }}>
          {questions.map((question) => (
            <Box component="li" key={question.id}>
              <Typography sx={{ fontWeight: 600 }}>{question.question}</Typography>
              <PrintedAnswer question={question} />
            </Box>
          ))}
        </Box>
      )}
    </Loaded>
  )
}

/** The questions of the newest attempt, without answers. Printing begins none: attempts may be few. */
export const PrintedQuiz = ({ lecture }: { lecture: LearnerVideoPage }): ReactNode => {
  const t = useTexts()
  const attempts = useQuery(listQuizAttempts(lecture.id))
  return (
    <Loaded query={attempts} waiting={<TextSkeleton lines={8} />} failed={t('print.questionsFailed')}>
      {({ items: [newest] }) =>
        newest ? <Questions attemptId={newest.id} /> : <Typography>{t('print.noAttempt')}</Typography>
      }
    </Loaded>
  )
}
