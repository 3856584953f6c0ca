import { Hls, type HlsVideoElement } from 'hls-video-element'

/**
 * Has a player show the whole length of a film that is still being made, instead of one that grows. A jump to what is
 * not there yet ends where the film does for now.
 */
export const showWholeLength = ({ api }: HlsVideoElement, seconds: number | undefined): void => {
  if (seconds === undefined) return
  api?.on(Hls.Events.MEDIA_ATTACHED, (_event, { mediaSource }) => {
    // Before the first second is there; what the playlist says later only ever makes it longer.
    if (mediaSource?.readyState === 'open') mediaSource.duration = seconds
  })
}

/** Has a player that began with the one size there was of a film take every size, where it stands. */
export const takeEverySize = (element: HlsVideoElement): void => {
  const { api, nativeEl, src } = element
  if (!api || nativeEl.ended) return
  const { currentTime, paused, playbackRate } = nativeEl
  const goOn = (): void => {
    nativeEl.playbackRate = playbackRate
    if (!paused) nativeEl.play().catch(() => undefined)
  }
  nativeEl.addEventListener('loadedmetadata', goOn, { once: true })
  api.config.startPosition = currentTime
  api.loadSource(src)
  api.startLoad()
}
