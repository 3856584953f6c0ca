import { i18n } from './instance.ts'
import { withNonBreakingHyphens } from './non-breaking.ts'
import { registerTexts } from './bundles.ts'

it.each([
  ['Wir schicken dir einen Code per E-Mail.', 'Wir schicken dir einen Code per E\u2011Mail.'],
  ['E-Mail-Adresse oder Passwort stimmt nicht.', 'E-Mail-Adresse oder Passwort stimmt nicht.'],
  ['Code aus der E-Mail', 'Code aus der E-Mail'],
  ['Bitte schau auch im Spam-Ordner nach.', 'Bitte schau auch im Spam-Ordner nach.'],
])('no line of a sentence ends within E-Mail: %s', (text, expected) => {
  expect(withNonBreakingHyphens(text)).toBe(expected)
})

it('is done to every text that is looked up, with what was put into it', () => {
  registerTexts('kept', { sent: 'Wir haben {{name}} eine E-Mail geschickt.' })
  expect(i18n.t('sent', { ns: 'kept', name: 'Lore' })).toBe('Wir haben Lore eine E\u2011Mail geschickt.')
})
