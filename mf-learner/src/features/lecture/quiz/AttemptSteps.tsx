import { failureText, isFailure } from '@kursportal/shared/client'
import type { QuizAttempt } from '@kursportal/shared/contract'
import { isAnswered } from '@kursportal/shared/domain'
import { Alert, Box, Button, Typography } from '@kursportal/shared/ui'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { useAnswerQuizQuestion } from '../api/answer-quiz-question.ts'
import { AttemptReview } from './AttemptReview.tsx'
import { Pager } from './Pager.tsx'
import { QuestionField } from './QuestionField.tsx'

type Props = {
  attempt: QuizAttempt
  /** It was handed in on another device. */
  onClosed: () => void
}

/** A running attempt: one question a step, at any order, then the review before it is handed in. */
export const AttemptSteps = ({ attempt, onClosed }: Props): ReactNode => {
  const t = useTexts()
  const answering = useAnswerQuizQuestion(attempt, onClosed)
  const { questions } = answering
  const [step, setStep] = useState(() => {
    const open = questions.findIndex((question) => !isAnswered(question.answer))
    return open === -1 ? questions.length : open
  })
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus()
  }, [step])
  const question = questions[step]
  const offline = isFailure(answering.error, 'network')
  const numbersOf = (ids: readonly string[]): string =>
    new Intl.ListFormat('de-DE').format(
      questions.flatMap(({ id }, index) => (ids.includes(id) ? String(index + 1) : [])),
    )
  return (
    <>
      <Pager questions={questions} current={step} onGo={setStep} />
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 3 }}>
        {question && t('quiz.questionOf', { number: step + 1, total: questions.length })}
      </Typography>
      <Typography
        variant="h3"
        component="h2"
        tabIndex={-1}
        ref={heading}
        sx={{ whiteSpace: 'pre-line', mb: 2 }}
      >
        {question ? question.question : t('quiz.reviewTitle')}
      </Typography>
      {question ? (
        <QuestionField
          key={question.id}
          question={question}
          onAnswer={(answer) => answering.answer({ question_id: question.id, answer })}
        />
      ) : (
        <AttemptReview
          attempt={{ ...attempt, questions }}
          saving={answering.isPending || answering.unsaved > 0}
          onGo={setStep}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1.5, mt: 4 }}>
        <Button
          variant="outlined"
          disabled={step === 0}
          onClick={() => setStep(step - 1)}
          sx={{ flex: { xs: '1 1 0', sm: 'none' } }}
        >
          {t('quiz.back')}
        </Button>
        {question && (
          <Button
            variant="text"
            aria-pressed={question.marked}
            sx={{ order: { xs: -1, sm: 0 }, flexBasis: { xs: '100%', sm: 'auto' } }}
            onClick={() => answering.answer({ question_id: question.id, marked: !question.marked })}
          >
            {t(question.marked ? 'quiz.marked' : 'quiz.mark')}
          </Button>
        )}
        {question && (
          <Button
            variant="contained"
            onClick={() => setStep(step + 1)}
            sx={{ flex: { xs: '1 1 0', sm: 'none' } }}
          >
            {t(step === questions.length - 1 ? 'quiz.toReview' : 'quiz.next')}
          </Button>
        )}
      </Box>
      {/* Below the buttons: what is said while one is pressed must not push it away from under the finger. */}
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
