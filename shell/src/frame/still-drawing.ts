import { createRoot } from 'react-dom/client'

/** Milliseconds, twice, in which the smallest drawing there is must be done: once more, as a busy page runs late. */
const PATIENCE = 2_000

/**
 * React stops for good when what was thrown at it throws again as it is looked at (a revoked proxy): no boundary hears of
 * it, nothing is ever drawn again. After every error nobody caught this looks whether drawing still works.
 * @param dead told when it does not
 */
export const watchDrawing = (dead: () => void): void => {
  let asking = false
  addEventListener('error', () => {
    if (asking) return
    asking = true
    const sign = document.createElement('i')
    const root = createRoot(sign)
    root.render('.')
    const look = (): void => {
      asking = false
      if (sign.firstChild) root.unmount()
      else dead()
    }
    setTimeout(() => setTimeout(look, PATIENCE), PATIENCE)
  })
}
