import type { AttemptQuestion, QuizAttempt } from '@kursportal/shared/contract'
import { Alert, Box, Button, DoneIcon, StatusChip, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts, type Translate } from '../../../texts/index.ts'

/** An answer in words. */
const inWords = (question: AttemptQuestion, answer: readonly string[], t: Translate): string => {
  const words = answer.map((part) => {
    if (question.type === 'true_false') return t(part === 'true' ? 'quiz.isTrue' : 'quiz.isFalse')
    return question.choices.find((choice) => choice.id === part)?.text ?? part
  })
  if (question.type === 'short_text') return words[0] ?? ''
  return words.join(question.type === 'order' ? ' → ' : ', ')
}

const QuestionResult = (props: { question: AttemptQuestion; number: number; total: number }): ReactNode => {
  const t = useTexts()
  const { question } = props
  const { result } = question
  if (!result) return null
  return (
    <Box component="li" sx={{ py: 3, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('quiz.questionOf', { number: props.number, total: props.total })}
      </Typography>
      <Typography variant="h4" component="h3" sx={{ whiteSpace: 'pre-line', mb: 1 }}>
        {question.question}
      </Typography>
      <StatusChip
        tone={result.correct ? 'success' : 'warning'}
        icon={result.correct ? <DoneIcon /> : undefined}
      >
        {t(result.correct ? 'quiz.right' : 'quiz.wrong')}
      </StatusChip>
      <Typography sx={{ mt: 1 }}>
        {t('quiz.given', { answer: inWords(question, question.answer, t) })}
      </Typography>
      {!result.correct && (
        <Typography sx={{ fontWeight: 600 }}>
          {t('quiz.correct', { answer: inWords(question, result.right, t) })}
        </Typography>
      )}
      {result.explanation && (
        <Typography sx={{ mt: 1, color: 'text.secondary', whiteSpace: 'pre-line' }}>
          {result.explanation}
        </Typography>
      )}
    </Box>
  )
}

/** How an attempt went: enough or not, and for every question what is right and why. */
export const AttemptResult = ({
  attempt,
  onClose,
}: {
  attempt: QuizAttempt
  onClose: () => void
}): ReactNode => {
  const t = useTexts()
  const values = {
    correct: attempt.correct ?? 0,
    total: attempt.question_count,
    required: attempt.required_correct,
  }
  return (
    <>
      <Alert severity={attempt.passed ? 'success' : 'info'} sx={{ mb: 2 }}>
        {t(attempt.passed ? 'quiz.resultPassed' : 'quiz.resultFailed', values)}
        {!attempt.passed && <div>{t('quiz.resultFailedHint')}</div>}
      </Alert>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {attempt.questions.map((question, index) => (
          <QuestionResult
            key={question.id}
            question={question}
            number={index + 1}
            total={attempt.questions.length}
          />
        ))}
      </Box>
      <Button variant="outlined" onClick={onClose}>
        {t('quiz.toStart')}
      </Button>
    </>
  )
}
