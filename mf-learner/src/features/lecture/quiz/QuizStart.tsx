import type { AnswerOf } from '@kursportal/shared/client'
import type { LearnerVideoPage, QuizStanding } from '@kursportal/shared/contract'
import { isAnswered } from '@kursportal/shared/domain'
import { useQuery } from '@kursportal/shared/query'
import { useSession } from '@kursportal/shared/store'
import { Box, Button, CheckIcon, DoneIcon, Illustration, StatusChip, Typography } from '@kursportal/shared/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { paths } from '../../../common/paths.ts'
import { useTexts } from './texts.ts'
import { readQuizAttempt } from '../api/read-quiz-attempt.ts'
import { answerOutbox, withGiven } from './answer-outbox.ts'
import type { OpenedAttempt } from './opened-attempt.ts'
import { AttemptHistory } from './AttemptHistory.tsx'
import { TryAgain } from './TryAgain.tsx'

type Attempts = AnswerOf<'GET /quiz/attempts'>

const Terms = ({ standing }: { standing: QuizStanding }): ReactNode => {
  const t = useTexts()
  const terms = [
    standing.max_points > 0
      ? t(standing.in_points ? 'quiz.passPoints' : 'quiz.pass', {
          required: standing.required_correct,
          total: standing.max_points,
        })
      : undefined,
    standing.attempts_left === null
      ? t('quiz.attemptsFree')
      : standing.attempts_left > 0
        ? t('quiz.attemptsLeft', { count: standing.attempts_left })
        : undefined,
    t('quiz.calm'),
  ].filter((term) => term !== undefined)
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, display: 'grid', gap: 1.25 }}>
      {terms.map((term) => (
        <Box component="li" key={term} sx={{ display: 'flex', gap: 1.5 }}>
          <CheckIcon size={22} aria-hidden style={{ flex: 'none', marginTop: 3 }} />
          <span>{term}</span>
        </Box>
      ))}
    </Box>
  )
}

/** How far the attempt that runs is: „2 von 5 beantwortet“. */
const Answered = ({ attemptId }: { attemptId: string }): ReactNode => {
  const t = useTexts()
  const { data } = useQuery({
    ...readQuizAttempt(attemptId),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
  const userId = useSession()?.user.id ?? ''
  if (!data) return null
  // What is kept in the browser is sent as soon as it goes on.
  const kept = new Map(
    answerOutbox(userId, attemptId)
      .all()
      .map(({ given }) => [given.question_id, given]),
  )
  const answered = data.questions.filter((one) => isAnswered(withGiven(one, kept.get(one.id)).answer)).length
  return (
    <Typography sx={{ fontWeight: 600 }}>
      {t('quiz.answeredOf', { answered, total: data.questions.length })}
    </Typography>
  )
}

type Props = {
  lecture: LearnerVideoPage
  attempts: Attempts
  onOpen: (opened: OpenedAttempt) => void
  /** Whether somebody comes back to it, and goes on reading here. */
  takesFocus: boolean
}

/** What to expect, the way in, and the attempts so far. */
export const QuizStart = ({ lecture, attempts, onOpen, takesFocus }: Props): ReactNode => {
  const t = useTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  const { standing } = attempts
  const label = standing.running_id ? 'quiz.goOn' : attempts.items.length > 0 ? 'quiz.again' : 'quiz.begin'
  const toEnd = lecture.course_finished && standing.passed
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 4 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          {standing.passed && (
            <Box sx={{ mb: 2 }}>
              <StatusChip tone="success" icon={<DoneIcon />}>
                {t('quiz.passed')}
              </StatusChip>
            </Box>
          )}
          <Typography variant="h2" tabIndex={-1} ref={heading} sx={{ scrollMarginTop: 96 }}>
            {t('quiz.intro', { count: standing.question_count })}
          </Typography>
          <Terms standing={standing} />
        </Box>
        <Box sx={{ display: { xs: 'none', lg: 'block' }, flex: 'none' }}>
          <Illustration motif={standing.passed ? 'done' : 'courses'} width={240} />
        </Box>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          flexWrap: 'wrap',
          alignItems: { xs: 'stretch', sm: 'center' },
          gap: 2,
          mt: 4,
        }}
      >
        {toEnd && (
          <Button variant="contained" size="large" href={paths.courseEnd(lecture.course_id)}>
            {t('lecture.toCourseEnd')}
          </Button>
        )}
        <TryAgain
          lecture={lecture}
          standing={standing}
          onOpen={onOpen}
          label={t(label)}
          variant={standing.passed && !standing.running_id ? 'outlined' : 'contained'}
        />
        {standing.running_id && <Answered attemptId={standing.running_id} />}
      </Box>
      <AttemptHistory items={attempts.items} onOpen={(id) => onOpen({ id, running: false })} />
    </>
  )
}
