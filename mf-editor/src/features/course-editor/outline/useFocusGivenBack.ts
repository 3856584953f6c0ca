import { useEffect, useState } from 'react'

/** Milliseconds for which the focus is given back: a menu closes, the new order is drawn, and what the server says too. */
const PATIENCE = 5000

/** What somebody does themselves; from then on the focus is theirs. */
const DONE_BY_HAND = ['pointerdown', 'keydown'] as const

/**
 * Gives the focus to an entry that was moved whenever nothing has it, until somebody presses something: a menu gives it
 * back to its button, which goes with the entry, and so does an entry that is drawn anew.
 * @param focus gives an entry the focus
 * @return says which entry it is
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
