import type { LearnerVideoPage, QuizAnswer, QuizContent, QuizQuestion } from '@kursportal/shared/contract'
import {
  askedCount,
  askedQuestion,
  pointTermsOf,
  quizTermsOf,
  scoreQuiz,
  snapshotOf,
  type AttemptSnapshot,
} from '@kursportal/shared/domain'
import { useQuery } from '@kursportal/shared/query'
import { Box, Button, TextSkeleton, Typography } from '@kursportal/shared/ui'
import { QuestionField, QuestionResult } from '@kursportal/shared/ui/quiz'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { CourseSheet } from '../../../common/CourseSheet.tsx'
import { Loaded } from '../../../common/Loaded.tsx'
import { workArea } from '../quiz/work-area.ts'
import { useTexts } from './texts.ts'
import { AttemptProgress } from '../quiz/AttemptProgress.tsx'
import { ScoreRing } from '../quiz/ScoreRing.tsx'
import { readDraftBank, readDraftQuiz } from '../../../common/preview/read-draft.ts'

type Sources = { quiz: QuizContent; others: readonly QuizQuestion[] }
type Tried = { snapshot: AttemptSnapshot; answers: Readonly<Record<string, QuizAnswer>>; step: number }

const beginOf = ({ quiz, others }: Sources): Tried => ({
  snapshot: snapshotOf(quiz, others, { random: Math.random, newId: () => crypto.randomUUID() }),
  answers: {},
  step: 0,
})

const askedOf = ({ snapshot, answers }: Tried, withResult: boolean) =>
  snapshot.questions.map((question) =>
    askedQuestion(snapshot, question, { answer: answers[question.id] ?? [], marked: false }, withResult),
  )

/** A heading that is read first when what stands below it is new. */
const Heading = ({ children }: { children: ReactNode }): ReactNode => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Typography
      variant="h2"
      tabIndex={-1}
      ref={heading}
      sx={{ whiteSpace: 'pre-line', textWrap: 'balance', my: 3, scrollMarginTop: 160 }}
    >
      {children}
    </Typography>
  )
}

type StepsProps = { tried: Tried; onChange: (tried: Tried) => void }

const Steps = ({ tried, onChange }: StepsProps): ReactNode => {
  const t = useTexts()
  const { step, answers } = tried
  const questions = askedOf(tried, false)
  const question = questions[step]
  const go = (to: number) => onChange({ ...tried, step: to })
  if (!question) return null
  return (
    <>
      <AttemptProgress questions={questions} current={step} onGo={go} />
      <Heading key={question.id}>{question.question}</Heading>
      <Box sx={{ flex: 1 }}>
        <QuestionField
          key={question.id}
          question={question}
          onAnswer={(answer) => onChange({ ...tried, answers: { ...answers, [question.id]: answer } })}
        />
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1.5, mt: { xs: 3, sm: 4 } }}>
        <Button variant="outlined" size="large" disabled={step === 0} onClick={() => go(step - 1)}>
          {t('quiz.back')}
        </Button>
        <Button variant="contained" size="large" onClick={() => go(step + 1)}>
          {t(step === questions.length - 1 ? 'preview.judge' : 'quiz.next')}
        </Button>
      </Box>
    </>
  )
}

const Result = ({ tried, onAgain }: { tried: Tried; onAgain: () => void }): ReactNode => {
  const t = useTexts()
  const { questions, required_correct: required } = tried.snapshot
  const { points, passed } = scoreQuiz(questions, tried.answers, required)
  const { max_points: most } = pointTermsOf(questions)
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: { xs: 2.5, sm: 5 } }}>
        <ScoreRing share={most === 0 ? 1 : points / most} passed={passed} />
        <Box sx={{ flex: '1 1 16ch', minWidth: 0 }}>
          <Heading>{t(passed ? 'quiz.resultPassed' : 'quiz.resultFailed')}</Heading>
          <Button variant="outlined" onClick={onAgain}>
            {t('quiz.again')}
          </Button>
        </Box>
      </Box>
      <Typography variant="h3" component="h2" sx={{ mt: 4, mb: 2 }}>
        {t('quiz.answers')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
        {askedOf(tried, true).map((question, index) => (
          <QuestionResult
            key={question.id}
            question={question}
            number={index + 1}
            total={questions.length}
            openAtFirst={question.result?.correct === false}
          />
        ))}
      </Box>
    </>
  )
}

const Tryable = (sources: Sources): ReactNode => {
  const t = useTexts()
  const { quiz, others } = sources
  const [tried, setTried] = useState<Tried>()
  const terms = quizTermsOf(quiz, others)
  const begin = () => setTried(beginOf(sources))
  if (quiz.questions.length === 0 && askedCount(quiz, others) === 0)
    return <Typography>{t('preview.noQuestions')}</Typography>
  if (!tried)
    return (
      <Box sx={{ my: 'auto' }}>
        <Typography variant="h2">{t('quiz.intro', { count: askedCount(quiz, others) })}</Typography>
        {terms.max_points > 0 && (
          <Typography sx={{ mt: 2 }}>
            {t(terms.in_points ? 'quiz.passPoints' : 'quiz.pass', {
              required: terms.required_correct,
              total: terms.max_points,
            })}
          </Typography>
        )}
        <Button variant="contained" size="large" onClick={begin} sx={{ mt: 4 }}>
          {t('quiz.begin')}
        </Button>
      </Box>
    )
  return tried.step < tried.snapshot.questions.length ? (
    <Steps tried={tried} onChange={setTried} />
  ) : (
    <Result tried={tried} onAgain={begin} />
  )
}

/** A quiz of a draft to be tried: asked, judged and explained here in the browser by the rules of an attempt. */
const PreviewQuiz = ({ lecture }: { lecture: LearnerVideoPage }): ReactNode => {
  const t = useTexts()
  const quiz = useQuery(readDraftQuiz(lecture.id))
  const bank = useQuery(readDraftBank(lecture.id))
  return (
    <CourseSheet courseTitle={lecture.course_title}>
      <Box sx={workArea}>
        <Loaded query={[quiz, bank]} waiting={<TextSkeleton lines={6} />} failed={t('quiz.failed')}>
          {([found, { quizzes }]) =>
            found.view === 'author' && (
              <Tryable
                key={found.version}
                quiz={found.quiz}
                others={quizzes.flatMap(({ questions }) => questions)}
              />
            )
          }
        </Loaded>
      </Box>
    </CourseSheet>
  )
}

export default PreviewQuiz
