import { flattenTexts } from '../i18n/flatten-texts.ts'
import { wordingProblem } from './wording.rules.ts'

describe('the wording of texts', () => {
  it.each([
    'Bitte prüfe deine Angaben. Sie stehen auf deiner Karte.',
    'Frühere Kurse bleiben: „{{the}}“ – und <terms>mehr</terms> …',
    'Schreib an help@beispiel.de, nimm https://beispiel.de/login.',
    'Ihr Kurs? Nein, deiner: Sie wartet schon.',
    'PREVIEW',
    '4 Kurseinheiten zu 30 Minuten, in 6 Lektionen mit Videos',
  ])('%s is fine', (text) => {
    expect(wordingProblem(text)).toBeUndefined()
  })

  it.each([
    ['Bitte prüfen Sie das.', 'Sie'],
    ['Das gehört Ihnen.', 'Sie'],
    ['Sie können das ändern.', 'Sie'],
    ['Deine Settings', 'English'],
    ['Save', 'English'],
    ['Der Kurs "Rücken"', 'quotation marks'],
    ['Der Kurs “Rücken“', 'quotation marks'],
    ['Wird geladen ...', 'three points'],
    ['Kurs - Kapitel', 'hyphen'],
    ['Zwei  Blanks', 'blanks'],
    ['5 von 8 Einheiten', 'glossary'],
    ['Der Film ist fertig', 'glossary'],
  ])('%s is refused: %s', (text, problem) => {
    expect(wordingProblem(text)).toContain(problem)
  })

  it('names texts by keys with dots', () => {
    expect(flattenTexts({ a: 'x', b: { c: { d: 'y' } } })).toEqual([
      ['a', 'x'],
      ['b.c.d', 'y'],
    ])
  })
})
