import { failureText, imageAddress } from '@kursportal/shared/client'
import { useQuery } from '@kursportal/shared/query'
import { ErrorState, Skeleton, styled } from '@kursportal/shared/ui'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useTexts } from './texts.ts'
import { watchFilm } from '../api/watch-film.ts'
import { playHls } from './play-hls.ts'

const Film = styled('video')({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  borderRadius: 14,
  // Bars beside a film of another shape are black, as everywhere.
  backgroundColor: 'black',
})

type Props = {
  videoId: string
  title: string
  /** Another film is another answer. */
  filmId: string
  /** Whether every size of it is there. */
  isReady?: boolean
  /** Gets the player, to jump in it or to take a picture of it. */
  playerRef?: RefObject<HTMLVideoElement | null>
  /** Told the second that is shown, a few times a second. */
  onTime?: (seconds: number) => void
}

/** The film of a draft lecture to look at, with the browser's own controls. */
export const Preview = (props: Props): ReactNode => {
  const { videoId, title, filmId, isReady = true, playerRef, onTime } = props
  const t = useTexts()
  const watch = useQuery(watchFilm(videoId, filmId))
  const ownRef = useRef<HTMLVideoElement>(null)
  const film = playerRef ?? ownRef
  const [broken, setBroken] = useState(false)
  const [begun, setBegun] = useState(false)
  // More sizes are taken up as long as nobody looks: whoever does is not interrupted.
  const [takesAll, setTakesAll] = useState(isReady)
  if (isReady && !takesAll && !begun) setTakesAll(true)
  const { url, part, duration_seconds } = watch.data ?? {}
  const endsAt = takesAll || part ? undefined : duration_seconds
  useEffect(() => {
    const element = film.current
    if (!url || !element) return undefined
    return playHls(element, { url, endsAt, failed: () => setBroken(true) })
  }, [film, url, endsAt])
  if (watch.isError || broken)
    return (
      <ErrorState
        dense
        title={t('upload.playerFailed')}
        onRetry={() => {
          setBroken(false)
          void watch.refetch()
        }}
        retrying={watch.isFetching}
      >
        {watch.isError ? failureText(watch.error) : undefined}
      </ErrorState>
    )
  if (!watch.data) return <Skeleton variant="rounded" sx={{ aspectRatio: '16 / 9', height: 'auto' }} />
  return (
    // The captions travel inside the playlist.
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- see above
    <Film
      ref={film}
      controls
      playsInline
      preload="none"
      onPlay={() => setBegun(true)}
      onTimeUpdate={(event) => onTime?.(event.currentTarget.currentTime)}
      aria-label={t('upload.player', { title })}
      poster={imageAddress(watch.data.thumbnail_image_id, 1280)}
    />
  )
}
