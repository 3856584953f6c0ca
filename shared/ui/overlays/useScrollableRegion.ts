import { useEffect, useState, type RefCallback } from 'react'

/**
 * For what scrolls by itself: while there is more in it than it shows, it is a stop of the Tab key, so that the arrow
 * keys scroll it; what fits is none.
 * @param labelledBy id of its name, for who cannot see it
 * @returns `ref` and the props of the element, and the element itself
 */
export const useScrollableRegion = (
  labelledBy: string,
): {
  ref: RefCallback<HTMLElement>
  area: HTMLElement | null
  regionProps: { tabIndex: 0; role: 'region'; 'aria-labelledby': string } | object
} => {
  const [area, setArea] = useState<HTMLElement | null>(null)
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    if (!area) return undefined
    let frame = 0
    const look = (): void => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setScrolls(area.scrollHeight > area.clientHeight + 1))
    }
    const content = new MutationObserver(look)
    content.observe(area, { childList: true, subtree: true, characterData: true })
    window.addEventListener('resize', look)
    // Pictures and typefaces come later.
    area.addEventListener('load', look, true)
    look()
    return () => {
      cancelAnimationFrame(frame)
      content.disconnect()
      window.removeEventListener('resize', look)
      area.removeEventListener('load', look, true)
    }
  }, [area])
  return {
    ref: setArea,
    area,
    regionProps: scrolls ? { tabIndex: 0, role: 'region', 'aria-labelledby': labelledBy } : {},
  }
}
