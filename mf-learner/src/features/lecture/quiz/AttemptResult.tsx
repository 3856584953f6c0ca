import type { LearnerVideoPage, QuizAttempt, QuizStanding } from '@kursportal/shared/contract'
import { ArrowRightIcon, Box, Button, Typography } from '@kursportal/shared/ui'
import { QuestionResult } from '@kursportal/shared/ui/quiz'
import { useEffect, useRef, type ReactNode } from 'react'
import { lockText } from '../../../common/lock-text.ts'
import { paths } from '../../../common/paths.ts'
import { useTexts } from './texts.ts'
import type { OpenedAttempt } from './opened-attempt.ts'
import { pointsRead } from './points-read.ts'
import { ScoreRing } from './ScoreRing.tsx'
import { TryAgain } from './TryAgain.tsx'

type Props = {
  attempt: QuizAttempt
  lecture: LearnerVideoPage
  standing: QuizStanding | undefined
  onOpen: (opened: OpenedAttempt) => void
  onClose: () => void
}

const scoreKey = ({ in_points, passed, max_points }: QuizAttempt) => {
  if (max_points === 0) return 'quiz.scoreNothing' as const
  if (in_points) return passed ? ('quiz.pointsPassed' as const) : ('quiz.pointsFailed' as const)
  return passed ? ('quiz.scorePassed' as const) : ('quiz.scoreFailed' as const)
}

/** What to do after a quiz that is passed: the end of the course, the next lecture, or back to the course. */
const GoOn = ({ lecture }: { lecture: LearnerVideoPage }): ReactNode => {
  const t = useTexts()
  const { next, course_id: courseId } = lecture
  if (!lecture.course_finished && next?.locked)
    return <Typography>{lockText(next.locked, undefined)}</Typography>
  const [href, label] = lecture.course_finished
    ? [paths.courseEnd(courseId), t('lecture.toCourseEnd')]
    : next
      ? [paths.lecture(courseId, next.id), t('lecture.nextTo', { title: next.title })]
      : [paths.course(courseId), t('lecture.toCourse')]
  return (
    <Button variant="contained" size="large" href={href} endIcon={<ArrowRightIcon size={20} aria-hidden />}>
      {label}
    </Button>
  )
}

/** What to do next, at the top and at the end of a result. */
const Next = ({ attempt, lecture, standing, onOpen, onClose }: Props): ReactNode => {
  const t = useTexts()
  const passed = attempt.passed || standing?.passed
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        flexWrap: 'wrap',
        alignItems: { xs: 'stretch', sm: 'center' },
        gap: 1.5,
        mt: 3,
      }}
    >
      {passed ? (
        <GoOn lecture={lecture} />
      ) : (
        standing && <TryAgain lecture={lecture} standing={standing} onOpen={onOpen} label={t('quiz.again')} />
      )}
      <Button variant="text" onClick={onClose}>
        {t('quiz.toStart')}
      </Button>
    </Box>
  )
}

/** How an attempt went: a picture of it with one sentence, what to do next, and below, folded, every question with why. */
export const AttemptResult = (props: Props): ReactNode => {
  const { attempt, lecture, standing } = props
  const t = useTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The questions are gone from under whoever handed them in: they read on from the top of the page.
    document.documentElement.scrollTop = 0
    heading.current?.focus({ preventScroll: true })
  }, [])
  const values = pointsRead(attempt)
  const passed = attempt.passed === true
  // A look back at one that failed is no promise where the quiz is passed by now, or no try is left.
  const mayPassYet =
    !passed && attempt.max_points > 0 && standing?.passed === false && standing.attempts_left !== 0
  const atEnd = passed && lecture.course_finished && lecture.course_done
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          alignItems: 'center',
          gap: { xs: 2.5, sm: 5 },
          textAlign: { xs: 'center', sm: 'left' },
        }}
      >
        <ScoreRing
          share={attempt.max_points === 0 ? 1 : (attempt.points ?? 0) / attempt.max_points}
          passed={passed}
        />
        <Box sx={{ flex: 1, minWidth: 0, width: '100%' }}>
          <Typography variant="h1" component="h2" tabIndex={-1} ref={heading} sx={{ textWrap: 'balance' }}>
            {t(atEnd ? 'lecture.courseFinished' : passed ? 'quiz.resultPassed' : 'quiz.resultFailed')}
          </Typography>
          <Typography variant="subtitle1" component="p" sx={{ mt: 1 }}>
            {t(scoreKey(attempt), values)}
            {mayPassYet && ` ${t('quiz.encourage')}`}
          </Typography>
          <Next {...props} />
        </Box>
      </Box>
      <Typography variant="h3" component="h2" sx={{ mt: { xs: 4, sm: 6 }, mb: 2 }}>
        {t('quiz.answers')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
        {attempt.questions.map((question, index) => (
          <QuestionResult
            key={question.id}
            question={question}
            number={index + 1}
            total={attempt.questions.length}
            openAtFirst={!passed && question.result?.correct === false}
          />
        ))}
      </Box>
      <Next {...props} />
    </>
  )
}
