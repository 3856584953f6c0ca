const MINUTE = 60_000

/** What was done to a draft before the change that is about to come. */
export type EarlierWork = {
  /** Milliseconds since its last change. */
  idleMs: number
  /** Milliseconds since a version of it was last kept, or since it was made. */
  sinceKeptMs: number
  /** Whether somebody else makes this change. */
  isByOther: boolean
}

/**
 * Whether a draft is kept as it stands before the next change: after a rest of ten minutes, where somebody else goes on,
 * and every half hour of work without a rest. Two who write at once make one version in ten minutes, not one a letter.
 */
export const isWorthKeeping = ({ idleMs, sinceKeptMs, isByOther }: EarlierWork): boolean =>
  idleMs >= 10 * MINUTE || sinceKeptMs >= 30 * MINUTE || (isByOther && sinceKeptMs >= 10 * MINUTE)
