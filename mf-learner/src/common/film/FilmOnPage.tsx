import type { WatchAnswer } from '@kursportal/shared/contract'
import { formatDuration } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { Box, Button, PlayIcon } from '@kursportal/shared/ui'
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
import type { PlayerHandle } from './LecturePlayer.tsx'
import { NoFilm } from './NoFilm.tsx'
import { Stage, StageWaiting } from './Stage.tsx'
import { Transcript } from './Transcript.tsx'
import { TroubleNote } from './TroubleNote.tsx'
import { useFilmTrouble } from './useFilmTrouble.ts'
import { unmadeEnd, type watchFilm } from './watch-film.ts'

const LecturePlayer = lazy(() => import(/* webpackChunkName: "player" */ './LecturePlayer.tsx'))

/** The button a film begins with, and how long it takes. */
const PlayButton = ({
  title,
  seconds,
  onPlay,
}: {
  title: string
  seconds: number
  onPlay: () => void
}): ReactNode => {
  const t = useTexts()
  const length = formatDuration(seconds)
  return (
    <Box sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }}>
      <Button
        variant="contained"
        size="large"
        aria-label={t('lecture.text.playFilm', { title, length })}
        startIcon={<PlayIcon size={24} aria-hidden />}
        onClick={onPlay}
      >
        {length}
      </Button>
    </Box>
  )
}

type ShownProps = {
  film: WatchAnswer
  title: string
  /** Its picture; without one the film's own. */
  imageId: string | null
  /** It was asked for already. */
  starts: boolean
  onRenew: () => Promise<boolean>
}

const ShownFilm = ({ film, title, imageId, starts, onRenew }: ShownProps): ReactNode => {
  const t = useTexts()
  const [start, setStart] = useState(starts ? 0 : undefined)
  const [second, setSecond] = useState(0)
  const [shown, setShown] = useState(false)
  const player = useRef<PlayerHandle>(null)
  const { trouble, tries, onFailure, onPlaying, again } = useFilmTrouble(() => {
    setStart(second)
    return onRenew()
  })
  const seek = (to: number): void => {
    if (start === undefined) setStart(to)
    else {
      player.current?.seek(to)
      player.current?.play()
    }
  }
  return (
    <>
      <Stage inText poster={shown ? null : { imageId: imageId ?? film.thumbnail_image_id, title }}>
        {start === undefined ? (
          <PlayButton title={title} seconds={film.duration_seconds} onPlay={() => setStart(0)} />
        ) : (
          <Suspense fallback={<StageWaiting words={t('lecture.video.loading')} />}>
            <Box sx={{ position: 'absolute', inset: 0 }}>
              <LecturePlayer
                src={film.url}
                tries={tries}
                title={title}
                captions={film.captions}
                part={film.part}
                endsAt={unmadeEnd(film)}
                startAt={start}
                autoPlay
                takesFocus
                handle={player}
                covered={trouble !== undefined}
                onShown={() => setShown(true)}
                onProgress={(_played, position) => {
                  onPlaying()
                  if (Math.abs(position - second) >= 0.5) setSecond(position)
                }}
                onRest={() => undefined}
                onPlay={() => undefined}
                onEnded={() => undefined}
                onFailure={onFailure}
              />
            </Box>
          </Suspense>
        )}
        {trouble && <TroubleNote trouble={trouble} onAgain={() => void again()} />}
      </Stage>
      <figcaption>{title}</figcaption>
      {film.captions.length > 0 && (
        <Transcript folded tracks={film.captions} part={film.part} second={second} onSeek={seek} />
      )}
    </>
  )
}

type Props = {
  /** Asks where it can be watched. */
  watch: ReturnType<typeof watchFilm>
  title: string
  /** What is known of it already: then nothing of it is asked for before somebody wants to see it. */
  known?: { imageId: string | null; seconds: number }
}

/** A film that begins when it is asked to, and counts nothing. */
export const FilmOnPage = ({ watch, title, known }: Props): ReactNode => {
  const [isWanted, setWanted] = useState(known === undefined)
  const film = useQuery({ ...watch, enabled: isWanted })
  const imageId = known?.imageId ?? null
  return (
    <figure>
      {film.data ? (
        <ShownFilm
          film={film.data}
          title={title}
          imageId={imageId}
          starts={known !== undefined}
          onRenew={async () => (await film.refetch()).isSuccess}
        />
      ) : (
        <>
          <Stage inText poster={{ imageId, title }}>
            {known && !isWanted ? (
              <PlayButton title={title} seconds={known.seconds} onPlay={() => setWanted(true)} />
            ) : (
              <NoFilm error={film.error} onRetry={() => void film.refetch()} retrying={film.isFetching} />
            )}
          </Stage>
          <figcaption>{title}</figcaption>
        </>
      )}
    </figure>
  )
}
