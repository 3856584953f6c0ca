/** The last things of a kind that were read, so many at most; see `keepLast`. */
export type Kept<Value> = {
  get: (key: string) => Value | undefined
  set: (key: string, value: Value) => void
}

/** Keeps the last things that were read in memory; with more than `most` the oldest goes. */
export const keepLast = <Value>(most: number): Kept<Value> => {
  const kept = new Map<string, Value>()
  return {
    get: (key) => kept.get(key),
    set: (key, value) => {
      kept.delete(key) // the newest goes to the end
      kept.set(key, value)
      const [oldest] = kept.keys()
      if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    },
  }
}
