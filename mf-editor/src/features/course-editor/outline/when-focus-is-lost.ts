/** For so many frames it is looked at where the focus is: a menu closes, then the new order is drawn. */
const FRAMES = 60

/**
 * Does something once nothing has the focus any more: a menu gives it back to its button, which goes with the entry that
 * was moved. Where somebody puts it elsewhere, nothing is done.
 */
export const whenFocusIsLost = (work: () => void, frames = FRAMES): void => {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) work()
    else if (frames > 1) whenFocusIsLost(work, frames - 1)
  })
}
