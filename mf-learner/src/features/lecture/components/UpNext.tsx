import type { LearnerVideoPage } from '@kursportal/shared/contract'
import { useNavigate } from '@kursportal/shared/router'
import { ArrowRightIcon, Box, Button, CheckIcon } from '@kursportal/shared/ui'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { lockText } from '../../../common/lock-text.ts'
import { paths } from '../../../common/paths.ts'
import { useTexts } from './texts.ts'
import { startsNext } from '../../../common/film/remembered.ts'
import { StageNote } from '../../../common/film/Stage.tsx'
import { StartsNextSwitch } from '../../../common/film/StartsNextSwitch.tsx'
import { countAutoplay, isViewerIdle } from './autoplay.ts'

/** Seconds until the next lecture opens by itself, where somebody wants that. */
const COUNTDOWN = 8

/** Whether somebody is about to press one of the buttons: nothing must go on under their finger. */
const useHesitating = () => {
  const [focused, setFocused] = useState(false)
  const [hovered, setHovered] = useState(false)
  return {
    hesitates: focused || hovered,
    watched: {
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
    },
  }
}

/** Seconds left; stands still while it does not run. */
const useCountdown = (runs: boolean, onEnd: () => void): number => {
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
  return Math.max(0, left)
}

type Props = { lecture: LearnerVideoPage; onStay: () => void; onAgain: () => void }

/** After the last lecture that is open: what comes then, or until when it does not. */
const NothingOpen = ({ lecture, onAgain }: Omit<Props, 'onStay'>): ReactNode => {
  const t = useTexts()
  const { next } = lecture
  const done = lecture.course_finished
  const whole = done && lecture.course_done
  return (
    <StageNote
      takesFocus
      title={next ? next.title : t(whole ? 'lecture.courseFinished' : 'lecture.upNext.last')}
      actions={
        <>
          <Button
            variant="contained"
            href={done ? paths.courseEnd(lecture.course_id) : paths.course(lecture.course_id)}
          >
            {t(done ? 'lecture.toCourseEnd' : 'lecture.toCourse')}
          </Button>
          <Button variant="outlined" onClick={onAgain}>
            {t('lecture.upNext.again')}
          </Button>
        </>
      }
    >
      {next?.locked && lockText(next.locked, { title: lecture.title, chapter: lecture.chapter_position + 1 })}
    </StageNote>
  )
}

/** That something was done: a sun goes up behind the tick, where there is room for it. */
const Mark = (): ReactNode => (
  <Box
    component="span"
    sx={{
      display: { xs: 'none', sm: 'grid' },
      placeItems: 'center',
      width: 76,
      height: 76,
      borderRadius: '50%',
      bgcolor: 'art.sun',
      color: 'common.black',
      boxShadow: '0 0 0 12px rgb(244 191 106 / 0.22), 0 0 0 26px rgb(244 191 106 / 0.1)',
      mb: 2,
    }}
  >
    <CheckIcon size={40} aria-hidden />
  </Box>
)

/**
 * After the film: what comes next, at the press of a button; by itself only where somebody chose that, and then neither
 * while they have the buttons under their fingers nor when for long nobody seems to be there.
 */
const Next = ({
  lecture,
  onStay,
  onAgain,
}: Props & { lecture: { next: { id: string; title: string } } }): ReactNode => {
  const t = useTexts()
  const navigate = useNavigate()
  const [counts, setCounts] = useState(startsNext)
  const [asks] = useState(() => startsNext() && isViewerIdle())
  const { hesitates, watched } = useHesitating()
  const goOn = (): void => void navigate(paths.lecture(lecture.course_id, lecture.next.id, { resume: true }))
  const runs = counts && !asks && !hesitates
  const left = useCountdown(runs, () => {
    countAutoplay()
    goOn()
  })
  return (
    <StageNote
      takesFocus
      icon={<Mark />}
      title={t(asks ? 'lecture.upNext.stillThere' : 'lecture.upNext.done')}
      actions={
        <Box {...watched} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'center' }}>
          <Button variant="contained" onClick={goOn} endIcon={<ArrowRightIcon size={20} aria-hidden />}>
            {t('lecture.upNext.go')}
          </Button>
          <Button variant="outlined" onClick={onAgain} sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
            {t('lecture.upNext.again')}
          </Button>
          <Button variant="outlined" onClick={onStay}>
            {t('lecture.upNext.stay')}
          </Button>
          <Box sx={{ display: { xs: 'none', sm: 'flex' }, width: '100%', justifyContent: 'center' }}>
            <StartsNextSwitch onChange={setCounts} />
          </Box>
        </Box>
      }
    >
      {t('lecture.upNext.title', { title: lecture.next.title })}
      {counts && !asks && (
        // Read out each second it would drown everything else.
        <span aria-hidden>
          {' · '}
          {t(hesitates ? 'lecture.upNext.waits' : 'lecture.upNext.in', { count: left })}
        </span>
      )}
    </StageNote>
  )
}

/** What stands on the stage once a film was watched to its end. */
export const UpNext = (props: Props): ReactNode => {
  const { next } = props.lecture
  return next && !next.locked ? (
    <Next {...props} lecture={{ ...props.lecture, next }} />
  ) : (
    <NothingOpen {...props} />
  )
}
