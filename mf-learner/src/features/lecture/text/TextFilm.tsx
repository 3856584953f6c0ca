import type { RichTextMedia, WatchAnswer } from '@kursportal/shared/contract'
import { formatDuration } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { Box, Button, PlayIcon } from '@kursportal/shared/ui'
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { unmadeEnd, watchFilm } from '../api/watch-film.ts'
import type { PlayerHandle } from '../video/LecturePlayer.tsx'
import { NoFilm } from '../video/NoFilm.tsx'
import { Stage, StageWaiting } from '../video/Stage.tsx'
import { Transcript } from '../video/Transcript.tsx'
import { TroubleNote } from '../video/TroubleNote.tsx'
import { useFilmTrouble } from '../video/useFilmTrouble.ts'

const LecturePlayer = lazy(() => import(/* webpackChunkName: "player" */ '../video/LecturePlayer.tsx'))

type ShownProps = { film: WatchAnswer; title: string; onRenew: () => Promise<boolean> }

const ShownFilm = ({ film, title, onRenew }: ShownProps): ReactNode => {
  const t = useTexts()
  const length = formatDuration(film.duration_seconds)
  const [start, setStart] = useState<number>()
  const [second, setSecond] = useState(0)
  const [shown, setShown] = useState(false)
  const player = useRef<PlayerHandle>(null)
  const { trouble, onFailure, onPlaying, again } = useFilmTrouble(() => {
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
      <Stage inText poster={shown ? null : { imageId: film.thumbnail_image_id, title }}>
        {start === undefined ? (
          <Box sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }}>
            <Button
              variant="contained"
              size="large"
              aria-label={t('lecture.text.playFilm', { title, length })}
              startIcon={<PlayIcon size={24} aria-hidden />}
              onClick={() => setStart(0)}
            >
              {length}
            </Button>
          </Box>
        ) : (
          <Suspense fallback={<StageWaiting words={t('lecture.video.loading')} />}>
            <Box sx={{ position: 'absolute', inset: 0 }}>
              <LecturePlayer
                src={film.url}
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

type FilmProps = {
  videoId: string
  /** A film that stands in the text of the lecture, instead of the lecture's own. */
  filmId?: string
  title: string
}

/** A film that begins when it is asked to, and counts nothing. */
export const FilmToLookAt = ({ videoId, filmId, title }: FilmProps): ReactNode => {
  const film = useQuery(watchFilm(videoId, filmId))
  return (
    <figure>
      {film.data ? (
        <ShownFilm film={film.data} title={title} onRenew={async () => (await film.refetch()).isSuccess} />
      ) : (
        <>
          <Stage inText poster={{ imageId: null, title }}>
            <NoFilm error={film.error} onRetry={() => void film.refetch()} retrying={film.isFetching} />
          </Stage>
          <figcaption>{title}</figcaption>
        </>
      )}
    </figure>
  )
}

type Props = { videoId: string; block: Extract<RichTextMedia, { type: 'film' }> }

/** A film that stands in a text: the text is what is read, so it counts nothing. */
export const TextFilm = ({ videoId, block: { attrs } }: Props): ReactNode => (
  <FilmToLookAt videoId={videoId} filmId={attrs.film_id} title={attrs.title} />
)
