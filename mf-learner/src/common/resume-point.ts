/** Below this many seconds nobody wants to be asked where to go on. */
const WORTH_ASKING = 5
/** So near to the end a film begins anew. */
const NEARLY_OVER = 5

/** The second to go on at; 0 when there is nothing to go on from. */
export const resumePoint = (position: number, duration: number): number =>
  position < WORTH_ASKING || position > duration - NEARLY_OVER ? 0 : position
