const KEY = 'kursportal-player-speed'

/** How fast a film may be played. */
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const

/** The speed somebody chose last in this browser; 1 where nothing sensible is remembered. */
export const rememberedSpeed = (): number => {
  try {
    const speed = Number(localStorage.getItem(KEY))
    return speeds.some((known) => known === speed) ? speed : 1
  } catch {
    return 1
  }
}

/** Remembers a speed for the next film. */
export const rememberSpeed = (speed: number): void => {
  try {
    localStorage.setItem(KEY, String(speed))
  } catch {
    // Nothing is kept in this browser: the next film plays at its own speed.
  }
}
