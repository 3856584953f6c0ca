import { useCallback, useState, type RefCallback } from 'react'
import { fittingEntries } from './row-room.ts'

/**
 * How many entries of a row fit into it; all until it was measured. Followed as window, words and typeface change.
 * @returns `row` for the list, whose last element leads to the entries that do not fit
 */
export const useRowRoom = (): { row: RefCallback<HTMLUListElement>; fitting: number } => {
  const [fitting, setFitting] = useState(Number.POSITIVE_INFINITY)
  const row = useCallback((list: HTMLUListElement | null) => {
    if (!list || typeof ResizeObserver === 'undefined') return undefined
    const entries = [...list.children].filter((entry) => entry instanceof HTMLElement)
    const sizes = new ResizeObserver(() => {
      // Not on this page, as on small windows.
      if (list.clientWidth === 0) return setFitting(Number.POSITIVE_INFINITY)
      const widths = entries.map(({ offsetWidth }) => offsetWidth)
      return setFitting(fittingEntries(widths.slice(0, -1), list.clientWidth, widths.at(-1) ?? 0))
    })
    for (const one of [list, ...entries]) sizes.observe(one)
    return () => sizes.disconnect()
  }, [])
  return { row, fitting }
}
