/**
 * Shows an HLS playlist in a video element, by itself where the browser can, else with hls.js, whose code is fetched
 * then. Nothing is loaded before somebody presses play.
 * @param failed called when it cannot be played
 * @returns the way to let go of it
 */
export const playHls = (element: HTMLVideoElement, url: string, failed: () => void): (() => void) => {
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
