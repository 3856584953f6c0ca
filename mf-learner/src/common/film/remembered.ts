/** A choice that is kept in this browser; where nothing can be kept, the next page begins anew. */
type Remembered = { read: () => string | null; write: (value: string) => void }

const remembered = (name: string): Remembered => {
  const key = `kursportal-player-${name}`
  return {
    read: () => {
      try {
        return localStorage.getItem(key)
      } catch {
        return null
      }
    },
    write: (value) => {
      try {
        localStorage.setItem(key, value)
      } catch {
        // Private windows and full storages refuse.
      }
    },
  }
}

const speed = remembered('speed')
const captions = remembered('captions')
const autostart = remembered('autostart')

/** How fast a video may be played. */
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const

/** The speed somebody chose last in this browser; 1 where nothing sensible is remembered. */
export const rememberedSpeed = (): number => {
  const value = Number(speed.read())
  return speeds.some((known) => known === value) ? value : 1
}

/** Remembers a speed for the next video. */
export const rememberSpeed = (value: number): void => speed.write(String(value))

/** The language captions were last shown in; empty where they were switched off, or never on. */
export const rememberedCaptions = (): string => captions.read() ?? ''

/** Remembers in which language captions are shown; empty for none. */
export const rememberCaptions = (language: string): void => captions.write(language)

/** Whether the next lecture is to begin by itself after a video. Not by default: a certificate says that one was there. */
export const startsNext = (): boolean => autostart.read() === 'on'

/** Remembers whether the next lecture is to begin by itself. */
export const rememberStartsNext = (on: boolean): void => autostart.write(on ? 'on' : 'off')
