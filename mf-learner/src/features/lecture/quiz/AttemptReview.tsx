import { failureText } from '@kursportal/shared/client'
import type { QuizAttempt } from '@kursportal/shared/contract'
import { isAnswered } from '@kursportal/shared/domain'
import { Alert, Box, Button, ChevronRightIcon, styled, Typography } from '@kursportal/shared/ui'
import { tile } from '@kursportal/shared/ui/quiz'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { useSubmitQuizAttempt } from '../api/submit-quiz-attempt.ts'
import { questionState } from './question-state.ts'

const Row = styled('button')(({ theme }) => ({
  ...tile(theme),
  width: '100%',
  textAlign: 'left',
  font: 'inherit',
  color: theme.vars.palette.text.primary,
}))

type Props = {
  attempt: QuizAttempt
  /** How many questions are open. */
  missing: number
  /** An answer is still on its way. */
  saving: boolean
  onGo: (step: number) => void
  onSubmitted: () => void
}

/** Before handing in: what is open or was set aside, each a step away. */
export const AttemptReview = ({ attempt, missing, saving, onGo, onSubmitted }: Props): ReactNode => {
  const t = useTexts()
  const submit = useSubmitQuizAttempt(attempt.id, onSubmitted)
  const notable = attempt.questions.flatMap((question, index) =>
    !isAnswered(question.answer) || question.marked ? [{ question, index }] : [],
  )
  return (
    <>
      <Typography>{t(missing > 0 ? 'quiz.reviewMissing' : 'quiz.reviewReady')}</Typography>
      {notable.length > 0 && (
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            m: 0,
            mt: 2.5,
            p: 0,
            display: 'grid',
            gap: 1.25,
            gridTemplateColumns: 'minmax(0, 1fr)',
          }}
        >
          {notable.map(({ question, index }) => (
            <li key={question.id}>
              <Row type="button" onClick={() => onGo(index)}>
                <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
                  <Box component="span" sx={{ fontWeight: 650 }}>
                    {t('quiz.toQuestion', {
                      number: index + 1,
                      state: t(`quiz.state.${questionState(question)}`),
                    })}
                  </Box>
                  <Typography component="span" noWrap sx={{ display: 'block', color: 'text.secondary' }}>
                    {question.question}
                  </Typography>
                </Box>
                <ChevronRightIcon size={22} aria-hidden style={{ flex: 'none' }} />
              </Row>
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
          sx={{ mt: 3, width: { xs: '100%', sm: 'auto' } }}
          loading={submit.isPending || saving}
          onClick={() => submit.mutate()}
        >
          {t('quiz.submit')}
        </Button>
      )}
    </>
  )
}
