import type { DataRouter } from 'react-router-dom'

/** What the router says about where to stand on a page. */
type Positions = Pick<DataRouter, 'subscribe'> & {
  state: Pick<DataRouter['state'], 'location' | 'restoreScrollPosition' | 'preventScrollReset'>
}

/** Milliseconds a page may go on growing until it is left where it stands. */
const GROWS_FOR = 10_000
/** What people do to go somewhere on the page themselves. */
const ownMoves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Names the history entry a page load begins with, unless it has a name (a reload). The router calls all of them
 * `default` otherwise, and a page opened by its address would stand where the last one stood. Before the router is made.
 */
export const nameEntry = (): void => {
  const state: unknown = history.state
  const known = typeof state === 'object' && state !== null ? state : {}
  if ('key' in known && known.key) return
  history.replaceState({ ...known, key: Math.random().toString(36).slice(2, 10) }, '')
}

const nothing = (): void => undefined

const sectionOf = (hash: string): HTMLElement | null => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null // an address that is none
  }
}

const goTo = (section: HTMLElement): void => {
  section.scrollIntoView()
  const { activeElement } = document
  const unchosen = activeElement === document.body || activeElement?.matches('main, h1')
  if (!unchosen) return
  if (!section.hasAttribute('tabindex')) section.tabIndex = -1
  section.focus({ preventScroll: true })
}

/**
 * Keeps a page where it should stand while its content comes: at the position it was left at, or at the section its
 * address names. The router goes there once, at a moment when the page is often too short. Ends when a person moves,
 * at the next page, or after {@link GROWS_FOR}.
 * @returns the way to stop
 */
export const holdPosition = (router: Positions): (() => void) => {
  let stop = nothing
  let held: { entry: string; at: unknown } | undefined

  const hold = (): void => {
    const { location, restoreScrollPosition: saved, preventScrollReset } = router.state
    const entry = `${location.key}${location.hash}`
    if (held?.entry === entry && held.at === saved) return
    held = { entry, at: saved }
    stop()
    const toSection = typeof saved !== 'number' && location.hash.length > 1 && !preventScrollReset
    if (typeof saved !== 'number' && !toSection) return
    const follow = (): void => {
      if (typeof saved === 'number') {
        if (Math.abs(window.scrollY - saved) > 1) window.scrollTo(0, saved)
        return
      }
      const section = sectionOf(location.hash)
      if (section) goTo(section)
    }
    const observer = new MutationObserver(follow)
    const sizes = new ResizeObserver(follow)
    const end = (): void => {
      observer.disconnect()
      sizes.disconnect()
      clearTimeout(timer)
      for (const move of ownMoves) window.removeEventListener(move, end, true)
    }
    const timer = setTimeout(end, GROWS_FOR)
    stop = end
    for (const move of ownMoves) window.addEventListener(move, end, { capture: true, passive: true })
    observer.observe(document.body, { childList: true, subtree: true })
    sizes.observe(document.body)
  }

  const unsubscribe = router.subscribe(hold)
  hold()
  return () => {
    unsubscribe()
    stop()
  }
}
