import type { QuizContent, QuizQuestion } from '@kursportal/shared/contract'
import {
  askedQuestion,
  pointTermsOf,
  scoreQuiz,
  snapshotOf,
  type AttemptSnapshot,
} from '@kursportal/shared/domain'
import { formatNumber } from '@kursportal/shared/i18n'
import { Alert, Box, Button, Dialog, Stack, Typography } from '@kursportal/shared/ui'
import { QuestionField, QuestionResult } from '@kursportal/shared/ui/quiz'
import { useState, type ReactNode } from 'react'
import { useTexts } from './texts.ts'

const begin = (quiz: QuizContent, others: readonly QuizQuestion[]): AttemptSnapshot =>
  snapshotOf(quiz, others, { random: Math.random, newId: () => crypto.randomUUID() })

type Answers = Record<string, string[]>

const Result = ({ snapshot, answers }: { snapshot: AttemptSnapshot; answers: Answers }): ReactNode => {
  const t = useTexts()
  const { points, passed } = scoreQuiz(snapshot.questions, answers, snapshot.required_correct)
  const { questions } = snapshot
  return (
    <Stack sx={{ gap: 2 }}>
      <Alert severity={passed ? 'success' : 'info'}>
        {t(passed ? 'quiz.tryPassed' : 'quiz.tryFailed', {
          points: formatNumber(points),
          total: pointTermsOf(questions).max_points,
          required: snapshot.required_correct,
        })}
      </Alert>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
        {questions.map((question, index) => {
          const given = { answer: answers[question.id] ?? [], marked: false }
          return (
            <QuestionResult
              key={question.id}
              question={askedQuestion(snapshot, question, given, true)}
              number={index + 1}
              total={questions.length}
              openAtFirst
            />
          )
        })}
      </Box>
    </Stack>
  )
}

type Props = {
  quiz: QuizContent
  /** The questions of the other quizzes of the course, for a quiz that draws from them. */
  others: readonly QuizQuestion[]
  onClose: () => void
}

/**
 * A quiz as learners answer it, tried by its author: asked, judged and explained by the same rules, here in the browser,
 * so that nothing of it is stored or counted.
 */
export const QuizTrial = ({ quiz, others, onClose }: Props): ReactNode => {
  const t = useTexts()
  const [snapshot, setSnapshot] = useState(() => begin(quiz, others))
  const [answers, setAnswers] = useState<Answers>({})
  const [step, setStep] = useState(0)
  const { questions } = snapshot
  const question = questions[step]
  const isLast = step === questions.length - 1
  const again = () => {
    setSnapshot(begin(quiz, others))
    setAnswers({})
    setStep(0)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('quiz.tryTitle')}
      actions={
        question ? (
          <>
            <Button variant="outlined" disabled={step === 0} onClick={() => setStep(step - 1)}>
              {t('quiz.tryBack')}
            </Button>
            <Button variant="contained" onClick={() => setStep(step + 1)}>
              {t(isLast ? 'quiz.tryFinish' : 'quiz.tryNext')}
            </Button>
          </>
        ) : (
          <>
            <Button variant="outlined" onClick={again}>
              {t('quiz.tryAgain')}
            </Button>
            <Button variant="contained" onClick={onClose}>
              {t('common.close')}
            </Button>
          </>
        )
      }
    >
      {question ? (
        <Stack sx={{ gap: 2 }}>
          <Typography sx={{ color: 'text.secondary' }}>{t('quiz.tryHint')}</Typography>
          <Box aria-live="polite">
            <Typography variant="body2">
              {t('quiz.tryOf', { number: step + 1, total: questions.length })}
            </Typography>
            <Typography variant="h3" component="h3" sx={{ whiteSpace: 'pre-line' }}>
              {question.question}
            </Typography>
          </Box>
          <QuestionField
            key={question.id}
            question={askedQuestion(
              snapshot,
              question,
              { answer: answers[question.id] ?? [], marked: false },
              false,
            )}
            onAnswer={(answer) => setAnswers((before) => ({ ...before, [question.id]: answer }))}
          />
        </Stack>
      ) : (
        <Result snapshot={snapshot} answers={answers} />
      )}
    </Dialog>
  )
}
