// Makes german.woff2, the one file of the typeface that every page needs: npm run font -w shared
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { germanSigns, germanWeights } from './german.ts'

const whole = createRequire(import.meta.url).resolve(
  '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
)
const german = await subsetFont(readFileSync(whole), germanSigns, {
  targetFormat: 'woff2',
  variationAxes: { wght: germanWeights },
})
writeFileSync(new URL('german.woff2', import.meta.url), german)
process.stdout.write(`german.woff2: ${german.length} bytes\n`)
