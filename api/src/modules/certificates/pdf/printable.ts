import anyAscii from 'any-ascii'
import { allLetters, ownLetters } from './fonts.ts'

const codeOf = (letter: string): number => letter.codePointAt(0) ?? 0
const isJoiner = (letter: string): boolean => letter === '\u200C' || letter === '\u200D'
/** Pictures and what makes sequences of them: nothing that belongs onto a paper, and no letter tells what they show. */
const emoji = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\uFE0E\uFE0F\u20E3]/u
/** Letters whose words the second typeface sets as a whole; other scripts have typefaces of their own. */
const alphabetic = /[\p{scx=Latin}\p{scx=Greek}\p{scx=Cyrillic}\u0300-\u036F]/u

/**
 * A text in letters the shipped fonts have. Emoji are left out; any other letter is written in Latin ones (王 becomes
 * Wang), since a PDF for everybody must not hold a letter that cannot be shown.
 * @param within the letters that may stay
 */
export const printable = (text: string, within: ReadonlySet<number> = allLetters): string =>
  Array.from(text.normalize('NFC'), (letter) => {
    if (letter === '\n' || isJoiner(letter)) return letter
    if (within.has(codeOf(letter)) && !emoji.test(letter)) return letter
    return /^[©®™]$/.test(letter) || !emoji.test(letter) ? anyAscii(letter) : ''
  })
    .join('')
    .replaceAll(/ {2,}/g, ' ')

/** A text in the letters of the platform’s own typeface alone: what is left when a script cannot be set after all. */
export const transliterated = (text: string): string =>
  printable(text.replaceAll(/[\u200C\u200D]/g, ''), ownLetters).replaceAll(/[\u0300-\u036F]/g, '')

/**
 * The letters of a printable text that the platform's typeface lacks, and the marks that stand on others. Words with one
 * of them are set in the second typeface as a whole: put together from a letter and a mark, such a letter would be read
 * out of the file twice.
 */
export const foreignLetters = (text: string): string =>
  [...new Set(text)]
    .filter((letter) => alphabetic.test(letter) && (/\p{M}/u.test(letter) || !ownLetters.has(codeOf(letter))))
    .join('')
