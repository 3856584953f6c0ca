import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import anyAscii from 'any-ascii'
import { create } from 'fontkit'

const { resolve } = createRequire(import.meta.url)

const fontFile = (path: string): Buffer => readFileSync(resolve(`@expo-google-fonts/${path}.ttf`))

/** The platform's typeface, and one for the letters it lacks: Cyrillic, Greek, Vietnamese, Devanagari. */
export const fontFamilies = ['Atkinson Hyperlegible Next', 'Noto Sans'] as const

const regular = [
  fontFile('atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular'),
  fontFile('noto-sans/400Regular/NotoSans_400Regular'),
]

/** The fonts a certificate is set in; shipped, so that it looks the same everywhere. */
export const fontBlobs: Buffer[] = [
  ...regular,
  fontFile('atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold'),
  fontFile('noto-sans/700Bold/NotoSans_700Bold'),
  fontFile('atkinson-hyperlegible-next/400Regular_Italic/AtkinsonHyperlegibleNext_400Regular_Italic'),
]

const coveredBy = (font: Buffer): readonly number[] => {
  const opened = create(font)
  return 'characterSet' in opened ? opened.characterSet : []
}
const [ownLetters = new Set(), furtherLetters = new Set()] = regular.map((font) => new Set(coveredBy(font)))

const isCovered = (letter: string): boolean => {
  const code = letter.codePointAt(0) ?? 0
  return ownLetters.has(code) || furtherLetters.has(code)
}

/**
 * A text in letters the fonts have: any other letter is written in Latin ones (王 becomes Wang), since a PDF for
 * everybody must not hold a letter that cannot be shown.
 */
export const printable = (text: string): string =>
  Array.from(text.normalize('NFC'), (letter) =>
    isCovered(letter) || letter === '\n' ? letter : anyAscii(letter),
  ).join('')

/**
 * The letters of a printable text that the platform's typeface lacks. The words they stand in are set in the second one
 * as a whole: put together from a letter and a mark of the first, such a letter is read out of the file twice.
 */
export const foreignLetters = (text: string): string =>
  [...new Set(text)]
    .filter((letter) => isCovered(letter) && !ownLetters.has(letter.codePointAt(0) ?? 0))
    .join('')
