const KEY = 'kursportal-starts'
/** So often somebody may leave a page in the moment a release starts, before it is taken to be the release that does it. */
const MOST_LEFT = 3
/** So often the page may go by itself, at one address, soon after a release showed its first screen there. */
const MOST_LEFT_SHOWN = 5
/** Milliseconds after the first screen that are "soon". */
const SOON = 10_000

/** A release that began to run in this tab and neither showed anything nor failed. */
type Start = {
  version: string
  /** The page it ran on is still there, as far as anybody knows. */
  running: boolean
  /** How many pages in a row were left before it came to an end. */
  left: number
  /** Where it showed its first screen before the page went; unset while it showed none. */
  shownAt?: string
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

/** Starts of this page that have not come to an end. */
const here = new Set<string>()

const leave = (): void => {
  const starts = read()
  for (const name of here) {
    const start = starts[name]
    if (start) starts[name] = { ...start, running: false, left: start.left + 1 }
  }
  write(starts)
}

/** Before code of a release runs. */
export const noteStart = (name: string, version: string): void => {
  if (here.size === 0) addEventListener('pagehide', leave)
  here.add(name)
  const starts = read()
  const before = starts[name]
  const goesOn = before?.version === version && (before.shownAt ?? location.href) === location.href
  write({ ...starts, [name]: { version, running: true, left: goesOn ? before.left : 0 } })
}

/**
 * Its first screen is there. What takes the page away soon afterwards, before anybody pressed anything, may still be the
 * release: that is counted, and forgotten with the first press or after a while.
 */
export const noteFirstScreen = (name: string): void => {
  const starts = read()
  const start = starts[name]
  if (!here.has(name) || !start) return
  write({ ...starts, [name]: { ...start, running: false, shownAt: location.href } })
  const presses = ['pointerdown', 'keydown'] as const
  const end = (): void => {
    clearTimeout(timer)
    for (const press of presses) removeEventListener(press, end, true)
    noteEnd(name)
  }
  const timer = setTimeout(end, SOON)
  for (const press of presses) addEventListener(press, end, true)
}

/** Its code failed; that it was left counts all the same, as what it started may still load the page anew. */
export const noteFailed = (name: string): void => {
  const starts = read()
  const start = starts[name]
  if (start) write({ ...starts, [name]: { ...start, running: false } })
}

/** The page is dead, and what just began to run is to blame for it: none of it is tried again by itself. */
export const blameStarts = (): void => here.clear()

/** Nothing to blame it for: none of its code ran, or it has been there for a while. */
export const noteEnd = (name: string): void => {
  here.delete(name)
  if (here.size === 0) removeEventListener('pagehide', leave)
  const { [name]: _, ...others } = read()
  write(others)
}

/**
 * Whether a release of a remote kept earlier pages of this tab from going on: the page died while it started (code that
 * never ends, more memory than there is), or was left again and again before anything was shown or right after that (code
 * that loads it anew).
 */
export const neverEnded = (name: string, version: string): boolean => {
  const start = here.has(name) ? undefined : read()[name]
  if (start?.version !== version) return false
  if (start.shownAt !== undefined) return start.shownAt === location.href && start.left >= MOST_LEFT_SHOWN
  return start.running || start.left >= MOST_LEFT
}
