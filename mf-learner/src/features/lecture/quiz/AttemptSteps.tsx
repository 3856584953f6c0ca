import { failureText, isFailure } from '@kursportal/shared/client'
import type { QuizAttempt } from '@kursportal/shared/contract'
import { isAnswered } from '@kursportal/shared/domain'
import { useQueryClient } from '@kursportal/shared/query'
import { Alert, Box, Button, CheckIcon, ClockIcon, Typography } from '@kursportal/shared/ui'
import { QuestionField } from '@kursportal/shared/ui/quiz'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { useAnswerQuizQuestion } from '../api/answer-quiz-question.ts'
import { readQuizAttempt } from '../api/read-quiz-attempt.ts'
import { AttemptProgress } from './AttemptProgress.tsx'
import { AttemptReview } from './AttemptReview.tsx'
import { workArea } from './work-area.ts'

type Props = {
  attempt: QuizAttempt
  /** It was handed in here. */
  onSubmitted: () => void
}

/** A running attempt: one question a step, at any order, then the overview before it is handed in. */
export const AttemptSteps = ({ attempt, onSubmitted }: Props): ReactNode => {
  const t = useTexts()
  const client = useQueryClient()
  const answering = useAnswerQuizQuestion(attempt)
  const { questions } = answering
  const [step, setStep] = useState(() => {
    const open = questions.findIndex((question) => !isAnswered(question.answer))
    return open === -1 ? questions.length : open
  })
  const heading = useRef<HTMLHeadingElement>(null)
  // Also when the attempt opens: the button that opened it is gone.
  const shown = useRef<number>(undefined)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus()
  }, [step])
  const inOverview = step >= questions.length
  useEffect(() => {
    // Another device may have answered meanwhile: what is said to be open is asked for first.
    if (inOverview) void client.invalidateQueries({ queryKey: readQuizAttempt(attempt.id).queryKey })
  }, [client, attempt.id, inOverview])
  const question = questions[step]
  const missing = questions.filter(({ answer }) => !isAnswered(answer)).length
  const offline = isFailure(answering.error, 'network')
  const numbersOf = (ids: readonly string[]): string =>
    new Intl.ListFormat('de-DE').format(
      questions.flatMap(({ id }, index) => (ids.includes(id) ? String(index + 1) : [])),
    )
  return (
    <>
      <Box sx={workArea}>
        <AttemptProgress questions={questions} current={step} onGo={setStep} />
        <Typography
          variant="h2"
          tabIndex={-1}
          ref={heading}
          sx={{
            whiteSpace: 'pre-line',
            textWrap: 'balance',
            mt: { xs: 3, sm: 4 },
            mb: { xs: 2.5, sm: 3.5 },
            scrollMarginTop: 96,
          }}
        >
          {question
            ? question.question
            : missing > 0
              ? t('quiz.reviewOpen', { count: missing })
              : t('quiz.reviewTitle')}
        </Typography>
        <Box sx={{ flex: 1 }}>
          {question ? (
            <QuestionField
              key={question.id}
              question={question}
              onAnswer={(answer) => answering.answer({ question_id: question.id, answer })}
            />
          ) : (
            <AttemptReview
              attempt={{ ...attempt, questions }}
              missing={missing}
              saving={answering.isPending || answering.unsaved > 0}
              onGo={setStep}
              onSubmitted={onSubmitted}
            />
          )}
          {question && (
            <Button
              variant="text"
              aria-pressed={question.marked}
              startIcon={
                question.marked ? <CheckIcon size={20} aria-hidden /> : <ClockIcon size={20} aria-hidden />
              }
              sx={{ mt: 2, ml: -1, color: 'text.primary' }}
              onClick={() => answering.answer({ question_id: question.id, marked: !question.marked })}
            >
              {t('quiz.mark')}
            </Button>
          )}
        </Box>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1.5, mt: { xs: 3, sm: 4 } }}>
          <Button
            variant="outlined"
            size="large"
            disabled={step === 0}
            onClick={() => setStep(step - 1)}
            sx={{ flex: { xs: '1 1 0', sm: 'none' }, px: { xs: 1, sm: 3.75 } }}
          >
            {t('quiz.back')}
          </Button>
          {question && (
            <Button
              variant="contained"
              size="large"
              onClick={() => setStep(step + 1)}
              sx={{ flex: { xs: '1.4 1 0', sm: 'none' }, px: { xs: 1, sm: 3.75 } }}
            >
              {t(step === questions.length - 1 ? 'quiz.toReview' : 'quiz.next')}
            </Button>
          )}
        </Box>
      </Box>
      {/* Below the area: what is said while a button is pressed must not push it away from under the finger. */}
      {answering.overtaken.length > 0 && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {t('quiz.overtaken', {
            count: answering.overtaken.length,
            numbers: numbersOf(answering.overtaken),
          })}
        </Alert>
      )}
      {answering.failed > 0 && (
        <Alert severity={offline ? 'info' : 'error'} sx={{ mt: 2 }}>
          {offline
            ? t('quiz.kept', { count: answering.failed })
            : t('quiz.notSaved', { count: answering.failed, reason: failureText(answering.error) })}
          <Button
            variant="outlined"
            color="inherit"
            size="small"
            loading={answering.isPending}
            onClick={() => void answering.saveAgain()}
            sx={{ display: 'flex', mt: 1.5 }}
          >
            {t('quiz.saveAgain')}
          </Button>
        </Alert>
      )}
    </>
  )
}
