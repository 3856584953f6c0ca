/** Signs of the private area of Unicode, which no text has a use for. */
const FIRST = 0xe000
const HIDDEN = /[\uE000-\uE0FF]/g

/**
 * Hides signs that are written with a stroke before them, so that a question can be taken apart at those that are not.
 * @param escaped matches a stroke and, as its group, the sign
 */
export const hidden = (text: string, escaped: RegExp): string =>
  text.replace(escaped, (_, sign: string) => String.fromCodePoint(FIRST + (sign.codePointAt(0) ?? 0)))

/** The text with its hidden signs, without their strokes. */
export const shown = (text: string): string =>
  text.replace(HIDDEN, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - FIRST))
