/** Milliseconds after a press in which going somewhere is the person's own doing. */
const OWN = 1000
/** So many moves of the page's own within so many milliseconds keep people from leaving it. */
const FLOOD = { moves: 12, within: 10_000 }

/** What is known of how a page moves: when somebody pressed something last, and its own moves, the latest last. */
export type Moves = { pressed: number; own: readonly number[] }

/** After one more move of the page, at a time in milliseconds; one that follows a press is the person's. */
export const moved = (moves: Moves, at: number): Moves =>
  at - moves.pressed < OWN ? moves : { ...moves, own: [...moves.own, at].slice(-FLOOD.moves) }

/** Whether the page goes from one address to the next by itself, without end. */
export const isFlood = ({ own }: Moves): boolean =>
  own.length >= FLOOD.moves && (own.at(-1) ?? 0) - (own[0] ?? 0) <= FLOOD.within
