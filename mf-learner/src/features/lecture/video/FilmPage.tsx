import type { LearnerVideoPage, WatchAnswer } from '@kursportal/shared/contract'
import { formatDuration } from '@kursportal/shared/i18n'
import { Alert, Box, Button, PlayIcon } from '@kursportal/shared/ui'
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { useUnsentProgress } from '../../../common/progress/useUnsentProgress.ts'
import { useTexts } from '../texts.ts'
import { unmadeEnd } from '../../../common/film/watch-film.ts'
import { useActivityReset } from '../components/autoplay.ts'
import { UpNext } from '../components/UpNext.tsx'
import { KeysHint } from './KeysHint.tsx'
import type { PlayerHandle } from '../../../common/film/LecturePlayer.tsx'
import { MissedNote } from './MissedNote.tsx'
import { resumePoint } from '../../../common/resume-point.ts'
import { Stage, StageNote, StageWaiting } from '../../../common/film/Stage.tsx'
import { Transcript } from '../../../common/film/Transcript.tsx'
import { TroubleNote } from '../../../common/film/TroubleNote.tsx'
import { useFilmTrouble } from '../../../common/film/useFilmTrouble.ts'
import { useProgressReporter } from './useProgressReporter.ts'
import { WatchedStrip } from './WatchedStrip.tsx'
import type { Range } from '../../../common/film/watched-ranges.ts'

const LecturePlayer = lazy(
  () => import(/* webpackChunkName: "player" */ '../../../common/film/LecturePlayer.tsx'),
)

type Props = {
  lecture: LearnerVideoPage
  film: WatchAnswer
  /** Play from this second on, wherever it was left. */
  from: number | undefined
  /** Go on where it was left, without asking. */
  resumes: boolean
  /** Asks for a new address; false when there is none. */
  onRenew: () => Promise<boolean>
}

/** The film with everything around it: where to go on, what is missing, the transcript, and what comes next. */
export const FilmPage = ({ lecture, film, from, resumes, onRenew }: Props): ReactNode => {
  const t = useTexts()
  const duration = film.duration_seconds
  const { reporter, waiting } = useProgressReporter(lecture, duration)
  useUnsentProgress(lecture.id)
  useActivityReset()
  const [left] = useState(() => resumePoint(reporter.keptPosition ?? lecture.position_seconds, duration))
  const [start, setStart] = useState<{ at: number; play: boolean; pressed?: true } | undefined>(() => {
    if (from !== undefined) return { at: from, play: true }
    return left > 0 && !resumes ? undefined : { at: left, play: resumes }
  })
  const [now, setNow] = useState({ second: from ?? left, watched: reporter.watched })
  const [shown, setShown] = useState(false)
  const [ended, setEnded] = useState(false)
  const player = useRef<PlayerHandle>(null)
  const { trouble, tries, onFailure, onPlaying, again } = useFilmTrouble(() => {
    setStart({ at: now.second, play: true })
    return onRenew()
  })

  const onProgress = (played: Range[], position: number): void => {
    onPlaying()
    reporter.observe(played, position)
    // Four times a second is more than any line or strip can show.
    if (Math.abs(position - now.second) >= 0.5) setNow({ second: position, watched: reporter.watched })
  }
  const seek = (second: number): void => {
    setEnded(false)
    if (start) {
      player.current?.seek(second)
      player.current?.play()
    } else setStart({ at: second, play: true })
  }

  const covered = ended || trouble !== undefined
  const wasCovered = useRef(false)
  useEffect(() => {
    // What was pressed over the player is gone.
    if (wasCovered.current && !covered && document.activeElement === document.body) player.current?.focus()
    wasCovered.current = covered
  }, [covered])

  const counts = lecture.done || now.watched.seconds >= lecture.required_share * duration
  useEffect(() => {
    // What is done is shown at once.
    if (counts && !lecture.done) void reporter.flush()
  }, [counts, lecture.done, reporter])
  const missed = counts ? undefined : now.watched.nextMissed(duration, now.second)

  return (
    <>
      <Stage
        poster={
          shown
            ? null
            : { imageId: lecture.thumbnail_image_id ?? film.thumbnail_image_id, title: lecture.title }
        }
      >
        {start ? (
          <Suspense fallback={<StageWaiting words={t('lecture.video.loading')} />}>
            <Box sx={{ position: 'absolute', inset: 0 }}>
              <LecturePlayer
                src={film.url}
                tries={tries}
                title={lecture.title}
                captions={film.captions}
                part={film.part}
                endsAt={unmadeEnd(film)}
                startAt={start.at}
                autoPlay={start.play}
                takesFocus={start.pressed ?? false}
                handle={player}
                covered={covered}
                leadsOn={lecture.next !== null}
                onShown={() => setShown(true)}
                onProgress={onProgress}
                onRest={() => void reporter.flush()}
                onPlay={() => setEnded(false)}
                onEnded={() => setEnded(true)}
                onFailure={onFailure}
              />
            </Box>
          </Suspense>
        ) : (
          <StageNote
            title={t('lecture.video.resumeTitle')}
            actions={
              <>
                <Button
                  variant="contained"
                  onClick={() => setStart({ at: left, play: true, pressed: true })}
                  startIcon={<PlayIcon size={20} aria-hidden />}
                >
                  {t('lecture.video.resumeAt', { time: formatDuration(left) })}
                </Button>
                <Button variant="outlined" onClick={() => setStart({ at: 0, play: true, pressed: true })}>
                  {t('lecture.video.fromStart')}
                </Button>
              </>
            }
          />
        )}
        {trouble && <TroubleNote trouble={trouble} onAgain={() => void again()} />}
        {ended &&
          !trouble &&
          (missed === undefined ? (
            <UpNext lecture={lecture} onStay={() => setEnded(false)} onAgain={() => seek(0)} />
          ) : (
            <MissedNote
              from={missed}
              requiredShare={lecture.required_share}
              onSeek={seek}
              onStay={() => setEnded(false)}
            />
          ))}
      </Stage>
      <WatchedStrip
        lecture={lecture}
        watched={now.watched}
        duration={duration}
        second={now.second}
        onSeek={seek}
      />
      <KeysHint />
      {waiting && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {t('lecture.unsent')}
        </Alert>
      )}
      {film.captions.length > 0 && (
        <Transcript tracks={film.captions} part={film.part} second={now.second} onSeek={seek} />
      )}
    </>
  )
}
