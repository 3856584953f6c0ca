import { useEffect, useState } from 'react'

/** Milliseconds for which the focus is given back: a menu closes, the new order is drawn, and what the server says too. */
const PATIENCE = 5000

/** What somebody does themselves; from then on the focus is theirs. */
const DONE_BY_HAND = ['pointerdown', 'keydown'] as const

/**
 * Gives the focus on whenever nothing has it after something was moved or taken out, until somebody presses something: a
 * menu or a dialog gives it back to its button, which goes with its row, and so does a row that is drawn anew.
 * @param focus gives it to a row, or to what comes in its place
 * @return says which row it is
 */
export const useFocusGivenBack = (focus: (id: string) => void): ((id: string) => void) => {
  const [moved, setMoved] = useState<{ id: string }>()
  useEffect(() => {
    if (!moved) return undefined
    const end = performance.now() + PATIENCE
    let isOver = false
    const finish = (): void => {
      isOver = true
      for (const event of DONE_BY_HAND) document.removeEventListener(event, finish, true)
    }
    for (const event of DONE_BY_HAND) document.addEventListener(event, finish, true)
    const look = (): void => {
      if (isOver || performance.now() > end) return
      if (document.activeElement === document.body) focus(moved.id)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    return finish
  }, [moved, focus])
  return (id) => setMoved({ id })
}
