import type { LearnerVideoPage } from '@kursportal/shared/contract'
import { useNavigate } from '@kursportal/shared/router'
import { Button, useMediaQuery } from '@kursportal/shared/ui'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { lockText } from '../../../common/lock-text.ts'
import { paths } from '../../../common/paths.ts'
import { useTexts } from '../../../texts/index.ts'
import { StageNote } from '../video/Stage.tsx'

/** Seconds until the next lecture opens by itself. */
const COUNTDOWN = 5

/** Seconds left; `undefined` when nothing counts down. */
const useCountdown = (runs: boolean, onEnd: () => void): number | undefined => {
  const [left, setLeft] = useState(COUNTDOWN)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (!runs) return undefined
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1000)
    return () => clearInterval(timer)
  }, [runs])
  useEffect(() => {
    if (runs && left <= 0) end()
  }, [runs, left])
  return runs ? Math.max(0, left) : undefined
}

type Props = { lecture: LearnerVideoPage; onStay: () => void; onAgain: () => void }

/** After the film: on to the next lecture by itself after a moment, unless one stays or wants less motion. */
export const UpNext = ({ lecture, onStay, onAgain }: Props): ReactNode => {
  const t = useTexts()
  const navigate = useNavigate()
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)')
  const { next } = lecture
  const open = next && !next.locked
  const goOn = (): void => {
    if (next) void navigate(paths.lecture(lecture.course_id, next.id, { resume: true }))
  }
  const left = useCountdown(Boolean(open) && !calm, goOn)
  const again = (
    <Button variant="outlined" onClick={onAgain}>
      {t('lecture.upNext.again')}
    </Button>
  )
  if (!next || !open)
    return (
      <StageNote
        title={
          next ? next.title : t(lecture.course_finished ? 'lecture.courseFinished' : 'lecture.upNext.last')
        }
        actions={
          <>
            {lecture.course_finished ? (
              <Button variant="contained" href={paths.courseEnd(lecture.course_id)}>
                {t('lecture.toCourseEnd')}
              </Button>
            ) : (
              <Button variant="contained" href={paths.course(lecture.course_id)}>
                {t('lecture.toCourse')}
              </Button>
            )}
            {again}
          </>
        }
      >
        {next?.locked && lockText(next.locked)}
      </StageNote>
    )
  return (
    <StageNote
      title={next.title}
      actions={
        <>
          <Button variant="contained" onClick={goOn}>
            {t('lecture.upNext.go')}
          </Button>
          <Button variant="outlined" onClick={onStay}>
            {t('lecture.upNext.stay')}
          </Button>
        </>
      }
    >
      {left === undefined ? (
        t('lecture.upNext.title')
      ) : (
        <span aria-hidden>{t('lecture.upNext.in', { count: left })}</span>
      )}
    </StageNote>
  )
}
