import { Hls, type HlsVideoElement } from 'hls-video-element'

/** What a player cannot get over by itself: an address that has run out, a line that is gone, a film it cannot play. */
export type PlayerFailure = 'expired' | 'offline' | 'broken'

/** How many damaged places are skipped before giving up. */
const RECOVERIES = 3

const refused = new Set([401, 403, 404, 410])

/** What hls.js says of a failure, as far as it matters here. */
type HlsFailure = { fatal: boolean; type: string; response?: { code?: number } | undefined }

/** Names a failure; `undefined` for what the player gets over by itself, `damaged` for what may be skipped. */
const judgeFailure = ({ fatal, type, response }: HlsFailure): PlayerFailure | 'damaged' | undefined => {
  const onTheLine = type === 'networkError'
  if (onTheLine && refused.has(response?.code ?? 0)) return 'expired'
  if (!fatal) return undefined
  if (onTheLine) return 'offline'
  return type === 'mediaError' ? 'damaged' : 'broken'
}

/**
 * Follows the failures of an HLS player and skips damaged places.
 * @returns the way to stop
 */
export const watchFailures = (
  element: HlsVideoElement,
  tell: (failure: PlayerFailure) => void,
): (() => void) => {
  const player = element.api
  if (!player) {
    const onError = (): void => tell(navigator.onLine ? 'expired' : 'offline')
    element.addEventListener('error', onError)
    return () => element.removeEventListener('error', onError)
  }
  let recoveries = 0
  const onError = (_event: string, data: HlsFailure): void => {
    const failure = judgeFailure(data)
    if (failure === 'damaged' && recoveries < RECOVERIES) {
      recoveries += 1
      player.recoverMediaError()
    } else if (failure) tell(failure === 'damaged' ? 'broken' : failure)
  }
  player.on(Hls.Events.ERROR, onError)
  return () => player.off(Hls.Events.ERROR, onError)
}
