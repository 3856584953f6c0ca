/** Milliseconds until somebody who waits is looked for again. */
const AGAIN = 250
/** Milliseconds after which what waits keeps nothing back any more: it may never come, and the bell is wanted all the same. */
const PATIENCE = 10_000
/** Milliseconds until a browser that cannot say when it has nothing to do is taken to have nothing to do. */
const SOON = 500

/** Safari has no requestIdleCallback. */
const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, SOON)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(work)
  return () => cancelIdleCallback(idle)
}

/**
 * Does what nobody waits for: once nothing of the page is on the way (`data-waiting`) and the browser has nothing
 * better to do, so that line and processor belong to what is waited for.
 * @returns the way to leave it
 */
export const whenQuiet = (work: () => void): (() => void) => {
  const begun = performance.now()
  const look = (): void => {
    const isPatient = performance.now() - begun < PATIENCE
    if (isPatient && document.querySelector('[data-waiting]')) {
      const timer = setTimeout(() => {
        stop = whenIdle(look)
      }, AGAIN)
      stop = () => clearTimeout(timer)
    } else work()
  }
  let stop = whenIdle(look)
  return () => stop()
}

/**
 * Fetches what will be needed later, see {@link whenQuiet}. A failure is left to the real use, which tries again and tells
 * the person.
 * @returns the way to leave it
 */
export const fetchWhenQuiet = (load: () => Promise<unknown>): (() => void) =>
  whenQuiet(() => void load().catch(() => undefined))
