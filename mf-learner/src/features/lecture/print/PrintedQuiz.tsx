import type { AttemptQuestion, LearnerVideoPage } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { Box, TextSkeleton, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { Loaded } from '../../../common/Loaded.tsx'
import { listQuizAttempts } from '../api/list-quiz-attempts.ts'
import { readQuizAttempt } from '../api/read-quiz-attempt.ts'
import { useTexts } from '../../../texts/index.ts'

const Choices = ({ question }: { question: AttemptQuestion }): ReactNode => {
  const t = useTexts()
  const choices =
    question.type === 'true_false'
      ? [t('quiz.isTrue'), t('quiz.isFalse')]
      : question.choices.map(({ text }) => text)
  // A free answer gets a line to write on.
  if (question.type === 'short_text') return <Box sx={{ mt: 4, borderBottom: '0.3mm solid currentColor' }} />
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 0.75 }}>
      {choices.map((choice) => (
        <Box component="li" key={choice} sx={{ display: 'flex', gap: 1.5 }}>
          <Box
            component="span"
            aria-hidden
            sx={{ flex: 'none', mt: 0.5, width: '5mm', height: '5mm', border: '0.4mm solid currentColor' }}
          />
          {choice}
        </Box>
      ))}
    </Box>
  )
}

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
              <Choices question={question} />
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
