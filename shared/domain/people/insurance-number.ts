const SHAPE = /^[A-Z]\d{9}$/

/** A number as it is compared and stored: capitals, without blanks. */
export const normalizeInsuranceNumber = (typed: string): string => {
  const compact = typed.replace(/\s+/g, '').toUpperCase()
  return SHAPE.test(compact) ? compact : typed.trim()
}

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

/**
 * Whether an insurance number can be right: what looks like a KVNR must be one; anything else is the free text of
 * somebody privately insured.
 */
export const isInsuranceNumber = (typed: string): boolean => {
  const number = normalizeInsuranceNumber(typed)
  return SHAPE.test(number) ? isKvnr(number) : /^[\p{L}\p{N} ./-]{3,40}$/u.test(number)
}
