import { useEffect, useState } from 'react'

/**
 * Whether what scrolls sideways in a box goes on behind its right edge.
 * @returns that, and the `ref` of the box
 */
export const useGoesOn = () => {
  const [box, ref] = useState<HTMLElement | null>(null)
  const [goesOn, setGoesOn] = useState(false)
  // After each render: what is shown decides how wide it is.
  useEffect(() => {
    if (!box) return undefined
    // Widths are rounded.
    const look = () => setGoesOn(box.scrollLeft + box.clientWidth < box.scrollWidth - 1)
    look()
    box.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      box.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  })
  return { goesOn, ref }
}
