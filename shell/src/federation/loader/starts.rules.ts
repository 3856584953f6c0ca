/** So often somebody may leave a page in the moment a release starts, before it is taken to be the release that does it. */
const MOST_LEFT = 3
/** So often the page may go by itself, at one address, soon after a release showed its first screen there. */
const MOST_LEFT_SHOWN = 5

/** So many pages may end without a word soon after a first screen: a phone ends hidden ones, a freeze all. */
const MOST_SILENT = 2

/** A release that began to run in this tab and has not come to an end: neither settled down nor failed for good. */
export type Start = {
  version: string
  /** The page it ran on is still there, as far as anybody knows. */
  running: boolean
  /** How many pages in a row were left before it came to an end. */
  left: number
  /** Where it showed its first screen before the page went; unset while it showed none. */
  shownAt?: string
  /** How many pages in a row ended without a word after its first screen, this one among them until it is left. */
  silent?: number
}

/** Code of a release is about to run at an address, after what is known of earlier pages. */
export const startOf = (version: string, address: string, before: Start | undefined): Start => {
  const goesOn = before?.version === version && (before.shownAt ?? address) === address
  if (!goesOn) return { version, running: true, left: 0 }
  return { version, running: true, left: before.left, ...(before.silent && { silent: before.silent }) }
}

/** The page is being left. */
export const left = (start: Start): Start => ({
  ...start,
  running: false,
  left: start.left + 1,
  silent: 0,
})

/** Its code failed; that the page is left counts all the same, as what it started may still reload it. */
export const failed = (start: Start): Start => ({ ...start, running: false })

/** Its first screen is there; what takes the page away soon afterwards may still be the release. */
export const shown = (start: Start, address: string): Start => ({
  ...start,
  running: false,
  shownAt: address,
  silent: (start.silent ?? 0) + 1,
})

/**
 * Whether a start on an earlier page shows that the release keeps pages from going on: the page died while it started
 * (code that never ends, more memory than there is), was left again and again before anything was shown or right after
 * that (code that reloads it), or ended without a word soon after its first screen, more than once (code that freezes it
 * then).
 */
export const isStuck = ({ running, left: times, shownAt, silent = 0 }: Start, address: string): boolean =>
  shownAt === undefined
    ? running || times >= MOST_LEFT
    : shownAt === address && (times >= MOST_LEFT_SHOWN || silent >= MOST_SILENT)
