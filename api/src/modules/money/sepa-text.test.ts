import * as fc from 'fast-check'
import { sepaText } from './sepa-text.ts'

describe('letters every bank accepts', () => {
  it.each([
    ['Jörg Müßig-Öztürk', 'Joerg Muessig-Oeztuerk'],
    ['Olga Öçal', 'Olga Oecal'],
    ['Łukasz Wójcik', 'Lukasz Wojcik'],
    ['Ирина Петрова', 'Irina Petrova'],
    ['Bäckerei „Zur Sonne“ & Söhne', 'Baeckerei Zur Sonne + Soehne'],
    ['Rücken – Kurs 2026 (50 €)', 'Ruecken - Kurs 2026 (50 EUR)'],
    ['//a//b//', 'a/b'],
    ['  viel   Platz ', 'viel Platz'],
    ['木', 'Mu'],
  ])('%s becomes %s', (text, expected) => expect(sepaText(text, 70)).toBe(expected))

  it('stays within the set and the length, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 140 }), (text, length) => {
        const written = sepaText(text, length)
        expect(written).toMatch(/^[A-Za-z0-9/\-?:().,'+ ]*$/)
        expect(written).not.toMatch(/^\/|\/$|\/\//)
        expect(written.length).toBeLessThanOrEqual(length)
      }),
    )
  })
})
