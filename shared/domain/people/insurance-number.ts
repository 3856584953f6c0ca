const SHAPE = /^[A-Z]\d{9}$/

/**
 * Whether a text is a KVNR, the number on the card of a German statutory health insurance: a letter, eight digits and a
 * check digit. The letter counts as its two-digit place in the alphabet; digits are weighted 1, 2, 1, 2 … and the
 * digit sums of the products added up (§ 290 SGB V).
 */
export const isKvnr = (text: string): boolean => {
  if (!SHAPE.test(text)) return false
  const place = String(text.charCodeAt(0) - 64).padStart(2, '0')
  const digits = Array.from(place + text.slice(1, 9), Number)
  const sum = digits
    .map((digit, index) => digit * (index % 2 === 0 ? 1 : 2))
    .reduce((total, product) => total + (product > 9 ? product - 9 : product), 0)
  return sum % 10 === Number(text[9])
}

/** What was typed or pasted, with ordinary blanks: a PDF gives others to whoever copies from it. */
const withPlainBlanks = (typed: string): string => typed.trim().replace(/\s+/gu, ' ')

/**
 * A number as it is compared and stored: a KVNR in capitals, without the blanks, dots and dashes people read it out
 * with; anything else as it was typed, with ordinary blanks.
 */
export const normalizeInsuranceNumber = (typed: string): string => {
  const compact = typed.replace(/[\s./-]+/g, '').toUpperCase()
  return isKvnr(compact) ? compact : withPlainBlanks(typed)
}

/** Whether a text can be the number of any insurance at all: what a private one takes. */
export const isInsuranceNumberText = (typed: string): boolean =>
  /^[\p{L}\p{N} ./-]{3,40}$/u.test(withPlainBlanks(typed))

/**
 * Whether a number can be right for an insurance: a private one takes any readable text, every other, and one that is
 * not known yet, a KVNR (specification, Participation and certificate).
 */
export const fitsInsurance = (typed: string, insurance: { private: boolean } | null): boolean =>
  insurance?.private ? isInsuranceNumberText(typed) : isKvnr(normalizeInsuranceNumber(typed))
