/** A short word of a flyer as it is stored, however it was typed: capitals, without blanks and dashes. */
export const normalizeReferralCode = (typed: string): string =>
  typed.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase()

/** As it is read aloud and typed: two groups of three. */
export const groupedReferralCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`.trim()
