/**
 * Shows an HLS playlist in a video element, by itself where the browser can, else with hls.js, whose code is fetched
 * then. Nothing is loaded before somebody presses play.
 * @param endsAt the second at which a film ends that is still being made: its playlist names what is there
 * @param failed called when it cannot be played
 * @returns the way to let go of it
 */
export const playHls = (
  element: HTMLVideoElement,
  { url, endsAt, failed }: { url: string; endsAt: number | undefined; failed: () => void },
): (() => void) => {
  let stop = (): void => element.removeAttribute('src')
  let isGone = false
  const begin = async (): Promise<void> => {
    const { default: Hls } = await import(/* webpackChunkName: "hls" */ 'hls.js')
    if (isGone) return
    if (!Hls.isSupported()) {
      element.src = url
      return
    }
    const hls = new Hls({ autoStartLoad: false })
    hls.on(Hls.Events.ERROR, (_event, { fatal }) => fatal && failed())
    hls.on(Hls.Events.MEDIA_ATTACHED, (_event, { mediaSource }) => {
      if (endsAt !== undefined && mediaSource?.readyState === 'open') mediaSource.duration = endsAt
    })
    hls.loadSource(url)
    hls.attachMedia(element)
    const load = (): void => hls.startLoad()
    element.addEventListener('play', load, { once: true })
    if (!element.paused) load()
    stop = () => hls.destroy()
  }
  begin().catch(failed)
  return () => {
    isGone = true
    stop()
  }
}
