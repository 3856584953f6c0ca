import { failureText } from '@kursportal/shared/client'
import type { QuizAttempt } from '@kursportal/shared/contract'
import { isAnswered } from '@kursportal/shared/domain'
import { Alert, Box, Button, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { useSubmitQuizAttempt } from '../api/submit-quiz-attempt.ts'
import { questionState } from './question-state.ts'

type Props = {
  attempt: QuizAttempt
  /** An answer is still on its way. */
  saving: boolean
  onGo: (step: number) => void
}

/** Before handing in: what is open or was set aside, each a step away. */
export const AttemptReview = ({ attempt, saving, onGo }: Props): ReactNode => {
  const t = useTexts()
  const submit = useSubmitQuizAttempt(attempt.id)
  const missing = attempt.questions.filter((question) => !isAnswered(question.answer)).length
  const notable = attempt.questions.flatMap((question, index) =>
    !isAnswered(question.answer) || question.marked ? [{ question, index }] : [],
  )
  return (
    <>
      <Typography>
        {missing > 0 ? t('quiz.reviewMissing', { count: missing }) : t('quiz.reviewReady')}
      </Typography>
      {notable.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, display: 'grid', gap: 1 }}>
          {notable.map(({ question, index }) => (
            <li key={question.id}>
              <Button
                variant="outlined"
                fullWidth
                sx={{ display: 'block', textAlign: 'left' }}
                onClick={() => onGo(index)}
              >
                {t('quiz.toQuestion', {
                  number: index + 1,
                  state: t(`quiz.state.${questionState(question)}`),
                })}
                <Typography
                  component="span"
                  variant="body2"
                  noWrap
                  sx={{ display: 'block', color: 'text.secondary' }}
                >
                  {question.question}
                </Typography>
              </Button>
            </li>
          ))}
        </Box>
      )}
      {submit.isError && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {failureText(submit.error)}
        </Alert>
      )}
      {missing === 0 && (
        <Button
          variant="contained"
          size="large"
          sx={{ mt: 3 }}
          loading={submit.isPending || saving}
          onClick={() => submit.mutate()}
        >
          {t('quiz.submit')}
        </Button>
      )}
    </>
  )
}
