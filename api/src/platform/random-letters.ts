import { randomInt } from 'node:crypto'

/**
 * Letters and digits that nobody takes for one another (no B8, G6, I1L, O0Q, S5, U V, Z2). The database draws the short
 * word of a society from the same (`new_referral_code`).
 */
export const READABLE = 'ACDEFHJKMNPRTWXY3479'

/** So many random letters that nobody takes for one another, as in a code or the number of a case. */
export const randomLetters = (length: number): string =>
  Array.from({ length }, () => READABLE[randomInt(READABLE.length)]).join('')
