const listeners = new Set<() => void>()

/** Says that a call was answered with "nobody is logged in". */
export const tellLoggedOut = (): void => {
  for (const heard of listeners) heard()
}

/**
 * Hears of every call that is answered with "nobody is logged in", whoever made it: a query, a mutation, or neither.
 * Gives the way to stop listening.
 */
export const onLoggedOut = (heard: () => void): (() => void) => {
  listeners.add(heard)
  return () => void listeners.delete(heard)
}
