/** How long the splash stays once settings and configuration are there, and how long it then fades (specification, Splash). */
const splashTimes = { stay: 500, fade: 300 } as const

/**
 * Takes the splash away: visible, then fading, then gone. Called when what it covers is drawn, so that a slow device
 * shows no empty page in between.
 * @param since when settings and configuration were there, in milliseconds of `performance.now()`
 */
export const endSplash = (splash: HTMLElement | null, since: number): void => {
  if (!splash) return
  const left = Math.max(0, since + splashTimes.stay - performance.now())
  setTimeout(() => {
    splash.classList.add('fading')
    setTimeout(() => splash.remove(), splashTimes.fade)
  }, left)
}
