const KEY = 'kursportal-starts'
/** So often somebody may leave a page in the moment a release starts, before it is taken to be the release that does it. */
const MOST_LEFT = 3

/** Milliseconds for which a release that showed its first screen may still be one that loads the page anew by itself. */
const PROBATION = 5_000

/** A release that began to run in this tab and neither showed anything nor failed. */
type Start = {
  version: string
  /** The page it ran on is still there, as far as anybody knows. */
  running: boolean
  /** How many pages in a row were left before it came to an end. */
  left: number
}

const isStart = (value: unknown): value is Start =>
  typeof value === 'object' && value !== null && 'version' in value && 'running' in value && 'left' in value

const read = (): Record<string, Start> => {
  try {
    const known: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    const starts = typeof known === 'object' && known !== null ? Object.entries(known) : []
    return Object.fromEntries(starts.filter((start): start is [string, Start] => isStart(start[1])))
  } catch {
    return {}
  }
}

const write = (starts: Record<string, Start>): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(starts))
  } catch {
    // A browser that stores nothing cannot tell a release that holds it up for ever from a slow line.
  }
}

/** Starts of this page that have not come to an end, and whether their first screen was there already. */
const here = new Map<string, { shown: boolean }>()

/**
 * Counts what the page is left by.
 * @param byItself because code wants it, so that a release that was shown may be to blame too
 */
const leave = (byItself: boolean): void => {
  const starts = read()
  for (const [name, { shown }] of here) {
    const start = starts[name]
    if (shown && !byItself) delete starts[name]
    else if (start) starts[name] = { ...start, running: false, left: start.left + 1 }
  }
  here.clear()
  write(starts)
}

const noteHidden = (): void => leave(false)

// Not when the page is hidden: until the next one answers, its time may have run out. What somebody does with the browser's
// own buttons and address field is not told at all; what follows a press here may be wanted.
const noteNavigation = ({ destination, userInitiated }: NavigateEvent): void => {
  if (!userInitiated && !destination.sameDocument && !navigator.userActivation.hasBeenActive) leave(true)
}

/** Before code of a release runs. */
export const noteStart = (name: string, version: string): void => {
  if (here.size === 0) {
    addEventListener('pagehide', noteHidden)
    // Not every browser tells; there, a release that was shown is not to blame.
    if ('navigation' in globalThis) navigation.addEventListener('navigate', noteNavigation)
  }
  here.set(name, { shown: false })
  const starts = read()
  const before = starts[name]
  const left = before?.version === version ? before.left : 0
  write({ ...starts, [name]: { version, running: true, left } })
}

/** Its code failed; that it was left counts all the same, as what it started may still load the page anew. */
export const noteFailed = (name: string): void => {
  const starts = read()
  const start = starts[name]
  if (start) write({ ...starts, [name]: { ...start, running: false } })
}

/** It showed its first screen. It is to blame no more, except for loading the page anew in the next seconds. */
export const noteScreen = (name: string): void => {
  // Not when the page is being left already.
  if (!here.has(name)) return
  here.set(name, { shown: true })
  noteFailed(name)
  setTimeout(() => {
    if (here.has(name)) noteEnd(name)
  }, PROBATION)
}

/** The page is dead, and what just began to run is to blame for it: none of it is tried again by itself. */
export const blameStarts = (): void => here.clear()

/** It stayed, or none of its code ran: nothing to blame it for. */
export const noteEnd = (name: string): void => {
  here.delete(name)
  const { [name]: _, ...others } = read()
  write(others)
}

/**
 * Whether a release of a remote kept earlier pages of this tab from going on: the page died while it started (code that
 * never ends, more memory than there is), or was left again and again before anything was shown, or
 * by itself right after that (code that loads it anew).
 */
export const neverEnded = (name: string, version: string): boolean => {
  const start = here.has(name) ? undefined : read()[name]
  return start?.version === version && (start.running || start.left >= MOST_LEFT)
}
