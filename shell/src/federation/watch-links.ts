import { whenQuiet } from '@kursportal/shared/ui'

/** How near to the view a link is when somebody may follow it soon. */
const NEAR = '200px'
/** What somebody does with a link before they follow it. */
const HINTS = ['pointerover', 'focusin', 'touchstart']

const ownLink = (target: EventTarget | null): HTMLAnchorElement | undefined => {
  const link = target instanceof Element ? target.closest('a') : null
  return link?.hasAttribute('href') && link.origin === location.origin ? link : undefined
}

/**
 * Says where somebody seems about to go: a link is pointed at, touched or focused, or comes within 200 pixels of the
 * view. Links that appear later are watched too, once nothing of the page is on the way.
 * @param ahead is told the path of the link
 * @returns the way to stop
 */
export const watchLinks = (ahead: (pathname: string) => void): (() => void) => {
  const pointed = ({ target }: Event): void => {
    const link = ownLink(target)
    if (link) ahead(link.pathname)
  }
  for (const event of HINTS) document.addEventListener(event, pointed, { passive: true })
  const stopPointing = (): void => {
    for (const event of HINTS) document.removeEventListener(event, pointed)
  }
  if (typeof IntersectionObserver === 'undefined') return stopPointing

  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const link = ownLink(target)
        if (!isIntersecting || !link) continue
        near.unobserve(link)
        ahead(link.pathname)
      }
    },
    { rootMargin: NEAR },
  )
  const known = new WeakSet<Element>()
  let waiting = false
  let stopped = false
  const look = (): void => {
    waiting = false
    if (stopped) return
    for (const link of document.querySelectorAll('a[href^="/"]')) {
      if (known.has(link)) continue
      known.add(link)
      near.observe(link)
    }
  }
  const lookSoon = (): void => {
    if (waiting) return
    waiting = true
    whenQuiet(look)
  }
  const added = new MutationObserver(lookSoon)
  added.observe(document.body, { childList: true, subtree: true })
  lookSoon()
  return () => {
    stopped = true
    stopPointing()
    near.disconnect()
    added.disconnect()
  }
}
