import type { RuleProblem } from '../domain/people/rule-problem.ts'
import { overridable } from './overridable.ts'

/** The German sentence for every broken rule of a field, to be shown at that field. */
const german: Record<RuleProblem, string> = {
  required: 'Bitte fülle dieses Feld aus.',
  email_invalid: 'Diese E-Mail-Adresse stimmt so nicht. So sieht eine aus: anna@beispiel.de',
  phone_invalid: 'Das ist keine gültige Telefonnummer.',
  zip_invalid: 'Das ist keine gültige Postleitzahl.',
  iban_invalid: 'Diese IBAN stimmt nicht. Bitte prüfe, ob sich ein Tippfehler eingeschlichen hat.',
  iban_required: 'Deine Krankenkasse braucht eine IBAN.',
  insurance_number_invalid:
    'Diese Versichertennummer stimmt nicht. Sie steht auf deiner Karte: ein Buchstabe und neun Ziffern.',
  signature_invalid: 'Diese Unterschrift können wir nicht lesen. Bitte unterschreibe noch einmal.',
  too_young: 'Du bist dafür leider noch zu jung.',
  impossible_date: 'Dieses Geburtsdatum kann nicht stimmen.',
  parent_required: 'Unter 18 Jahren brauchen wir den Namen und das Geburtsdatum eines Elternteils.',
  parent_not_of_age: 'Der Elternteil muss volljährig sein.',
  password_too_short: 'Das Passwort ist zu kurz: Es braucht mindestens 10 Zeichen.',
  password_too_common: 'Dieses Passwort ist zu leicht zu erraten. Nimm eines, das sonst niemand nimmt.',
  password_contains_email: 'Das Passwort darf deine E-Mail-Adresse nicht enthalten.',
}

/** See above; namespace `rules`. */
export const ruleTexts = overridable('rules', german)

/** Whether a word that came with `validation_failed` names a rule that has a sentence. */
export const isRuleProblem = (word: string): word is RuleProblem => Object.hasOwn(german, word)
