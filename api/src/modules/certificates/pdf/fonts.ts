import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'
import { privateFamily, withPrivateFamily } from './private-family.ts'

const { resolve } = createRequire(import.meta.url)

/** The scripts that have a typeface of their own, besides Latin, Greek and Cyrillic in Noto Sans. */
const scripts = [
  'Arabic',
  'Hebrew',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Armenian',
  'Georgian',
  'Ethiopic',
  'Thai',
]

/** A typeface: its family, and where its files are. */
const typefaces = [
  {
    family: 'Atkinson Hyperlegible Next',
    folder: 'atkinson-hyperlegible-next',
    file: 'AtkinsonHyperlegibleNext',
  },
  { family: 'Noto Sans', folder: 'noto-sans', file: 'NotoSans' },
  ...scripts.map((script) => ({
    family: `Noto Sans ${script}`,
    folder: `noto-sans-${script.toLowerCase()}`,
    file: `NotoSans${script}`,
  })),
]

const weight = ({ folder, file }: (typeof typefaces)[number], name: '400Regular' | '700Bold'): Buffer =>
  readFileSync(resolve(`@expo-google-fonts/${folder}/${name}/${file}_${name}.ttf`))

const regular = typefaces.map((typeface) => weight(typeface, '400Regular'))

/** The families a certificate is set in, the platform's first, then those for the letters it lacks. */
export const fontFamilies: readonly string[] = typefaces.map(({ family }) => privateFamily(family))

/** The fonts themselves: shipped, and under names of their own, so that a certificate looks the same everywhere. */
export const fontBlobs: Buffer[] = [
  ...regular,
  ...typefaces.map((typeface) => weight(typeface, '700Bold')),
].map(withPrivateFamily)

const lettersOf = (font: Buffer): ReadonlySet<number> => {
  const opened = create(font)
  return new Set('characterSet' in opened ? opened.characterSet : [])
}

/** The letters of the platform's typeface, as code points. */
export const ownLetters: ReadonlySet<number> = lettersOf(regular[0] ?? Buffer.alloc(0))

/** The letters of all typefaces together. */
export const allLetters: ReadonlySet<number> = new Set(regular.flatMap((font) => [...lettersOf(font)]))
