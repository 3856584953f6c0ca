/** How often to try again while something waits, in ms: a line may break without the browser noticing. */
export const RETRY_INTERVAL_MS = 10_000

/**
 * What could not be sent yet, kept in the browser so that nothing is lost with the tab: one entry a name.
 * Where the browser keeps nothing (private windows, full disks), it lives as long as the page.
 */
export type BrowserOutbox<T> = {
  /** Answers whether the browser keeps it beyond the page. */
  keep: (name: string, value: T) => boolean
  remove: (name: string) => void
  all: () => T[]
}

const quietly = (act: () => void): boolean => {
  try {
    act()
    return true
  } catch {
    // Full or forbidden: it is still sent, only not kept beyond the tab.
    return false
  }
}

const parse = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}

/**
 * An outbox of its own under a prefix, which names whose it is: what one person kept is never sent in another's name.
 * @param isKept whether what is found there is what was once kept
 */
export const browserOutbox = <T>(
  prefix: string,
  isKept: (value: unknown) => value is T,
  storage?: Storage,
): BrowserOutbox<T> => {
  // Where storage is forbidden, even naming it throws.
  const kept = (): Storage => storage ?? localStorage
  return {
    keep: (name, value) => quietly(() => kept().setItem(prefix + name, JSON.stringify(value))),
    remove: (name) => void quietly(() => kept().removeItem(prefix + name)),
    all: () => {
      try {
        return Object.keys(kept())
          .filter((key) => key.startsWith(prefix))
          .map((key) => parse(kept().getItem(key)))
          .filter(isKept)
      } catch {
        return []
      }
    },
  }
}
