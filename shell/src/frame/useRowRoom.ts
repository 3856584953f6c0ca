import { useEffect, useRef, useState, type RefObject } from 'react'
import { fittingEntries } from './row-room.ts'

/**
 * How many entries of a row fit into it; all until it was measured. Followed as window, words and typeface change.
 * @param labels of the entries; what leads to those that do not fit is the row's last element
 */
export const useRowRoom = (
  labels: readonly string[],
): { row: RefObject<HTMLUListElement | null>; fitting: number } => {
  const count = labels.length
  const words = labels.join('\n')
  const row = useRef<HTMLUListElement>(null)
  const [fitting, setFitting] = useState(count)
  useEffect(() => {
    const { current } = row
    if (!current || typeof ResizeObserver === 'undefined') return undefined
    const entries = [...current.children].filter((entry) => entry instanceof HTMLElement)
    const sizes = new ResizeObserver(() => {
      // Not on this page, as on small windows.
      if (current.clientWidth === 0) return setFitting(count)
      const widths = entries.map(({ offsetWidth }) => offsetWidth)
      return setFitting(fittingEntries(widths.slice(0, -1), current.clientWidth, widths.at(-1) ?? 0))
    })
    for (const one of [current, ...entries]) sizes.observe(one)
    return () => sizes.disconnect()
  }, [count, words])
  return { row, fitting: Math.min(fitting, count) }
}
