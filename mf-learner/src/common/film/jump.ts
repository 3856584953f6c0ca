/** How far the jump buttons go, in seconds. */
export const JUMP = 10
