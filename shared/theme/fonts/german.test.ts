import { readFileSync } from 'node:fs'
import { errorTexts } from '../../i18n/error-texts.ts'
import '../../i18n/all-error-texts.ts'
import { typography } from '../typography.ts'
import { germanRange, germanSigns, germanWeights } from './german.ts'

describe('the German part of the typeface', () => {
  const file = readFileSync(new URL('german.woff2', import.meta.url))

  it('is a small font file', () => {
    expect(file.subarray(0, 4).toString('latin1')).toBe('wOF2')
    expect(file.length).toBeLessThan(16_000)
  })

  it('has every sign of the texts that are shared by all screens', () => {
    const missing = [...new Set(JSON.stringify(errorTexts))].filter((sign) => !germanSigns.includes(sign))
    expect(missing).toEqual([])
  })

  it('says its signs as ranges', () => {
    expect(germanRange).toMatch(/^U\+0020-007E,U\+00A0,/)
    expect(germanRange).toContain('U+201C-201E')
    expect(germanRange).not.toContain('NaN')
  })

  it('has every weight we write in', () => {
    const weights = JSON.stringify(typography).match(/"fontWeight\w*":\d+/g) ?? []
    expect(weights.length).toBeGreaterThan(5)
    for (const weight of weights) {
      const value = Number(weight.split(':')[1])
      expect(value).toBeGreaterThanOrEqual(germanWeights.min)
      expect(value).toBeLessThanOrEqual(germanWeights.max)
    }
  })
})
