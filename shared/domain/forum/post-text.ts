/**
 * Marks that nobody sees but that turn the direction of what follows, hide words, or break a line apart. The joiners
 * inside emoji (U+200D) and inside words of other languages (U+200C) stay.
 */
const invisible =
  /[\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB]/gu
/** More marks on one letter than any language has. */
const stacked = /(\p{M}{4})\p{M}+/gu

/** A line somebody wrote for others to read, such as the title of a topic: without invisible marks. */
export const cleanLine = (typed: string): string =>
  typed.normalize('NFC').replace(invisible, '').replace(stacked, '$1').replace(/\s+/gu, ' ').trim()

/** A text somebody wrote for others to read: without invisible marks, at most one empty line in a row. */
export const cleanText = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(invisible, '')
    .replace(stacked, '$1')
    .replace(/[^\S\n]+\n/gu, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** Whether there is anything to read in a text. */
export const isReadable = (text: string): boolean => /[\p{L}\p{N}\p{S}]/u.test(text)

/** A piece of a post: words, or an address to open. */
export type TextPiece = { text: string; href?: string }

const address = /\bhttps?:\/\/[^\s<>"„“‚‘()[\]{}]+/giu
/** What ends a sentence and not the address before it. */
const sentenceEnd = /[.,;:!?'’*_~…]+$/u

/**
 * Cuts a post into words and web addresses. Posts are text and never markup, so this is all that a reader's browser
 * makes of them; only `http` and `https` become links.
 */
export const piecesOf = (text: string): TextPiece[] => {
  const pieces: TextPiece[] = []
  let at = 0
  for (const { 0: found, index } of text.matchAll(address)) {
    const href = found.replace(sentenceEnd, '')
    if (!URL.canParse(href)) continue
    if (index > at) pieces.push({ text: text.slice(at, index) })
    pieces.push({ text: href, href })
    at = index + href.length
  }
  if (at < text.length) pieces.push({ text: text.slice(at) })
  return pieces
}

/** How learners see one another: first name and the first letter of the last. */
export const shownName = (firstName: string, lastName: string): string => {
  const [initial] = new Intl.Segmenter('de').segment(lastName.trim())
  return [firstName.trim(), initial && `${initial.segment.toLocaleUpperCase('de')}.`]
    .filter(Boolean)
    .join(' ')
}
