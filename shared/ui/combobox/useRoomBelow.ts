import { useState } from 'react'

/** The list's height where there is room, and the least that is of use. In px. */
const WANTED = 380
const LEAST = 160
/** Between the list and the edge of the window, in px. */
const GAP = 24

/**
 * Keeps a list that opens below its field: a field low on the page is scrolled up first, and the list takes the room that
 * is then below it. Otherwise the list opens upwards, over the field's own label and hint.
 */
export const useRoomBelow = () => {
  const [height, setHeight] = useState(WANTED)
  const make = (input: Element) => {
    const field = input.closest('[data-field]') ?? input
    if (input.getBoundingClientRect().bottom + WANTED > window.innerHeight)
      field.scrollIntoView({ block: 'start' })
    const below = window.innerHeight - input.getBoundingClientRect().bottom - GAP
    setHeight(Math.max(LEAST, Math.min(WANTED, below)))
  }
  return { height, make }
}
