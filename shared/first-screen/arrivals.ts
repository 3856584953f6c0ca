/** Who wants to know that something fetched has come. */
const listeners = new Set<() => void>()

// A turn later: React, which waits for the same promise, has heard of it by then.
const tell = (): void => {
  setTimeout(() => {
    for (const listener of listeners) listener()
  })
}

/** Tells the places of the page (`PagePlace`) when something they may wait for has come or failed. */
export const tellArrival = (work: Promise<unknown>): void => {
  work.then(tell, tell)
}

/** @returns the way to stop listening */
export const onArrival = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
