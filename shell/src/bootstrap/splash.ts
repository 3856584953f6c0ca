/** How long the splash stays once settings and configuration are there, and how long it then fades (specification, Splash). */
const splashTimes = { stay: 500, fade: 300 } as const

/** Takes the splash away: visible, then fading, then gone. */
export const endSplash = (splash: HTMLElement | null): void => {
  if (!splash) return
  setTimeout(() => {
    splash.classList.add('fading')
    setTimeout(() => splash.remove(), splashTimes.fade)
  }, splashTimes.stay)
}
