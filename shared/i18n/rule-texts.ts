import type { RuleProblem } from '../domain/people/rule-problem.ts'
import { overridable } from './overridable.ts'

/** The German sentence for every broken rule of a field, to be shown at that field. */
const german: Record<RuleProblem, string> = {
  required: 'Bitte fülle dieses Feld aus.',
  name_invalid:
    'In diesem Namen steht etwas, das man nicht lesen kann. Schreib ihn bitte mit Buchstaben noch einmal.',
  email_invalid: 'Diese E-Mail-Adresse stimmt so nicht. So sieht eine aus: anna@beispiel.de',
  phone_invalid: 'Das ist keine gültige Telefonnummer.',
  zip_invalid: 'Eine Postleitzahl hat fünf Ziffern, zum Beispiel 34117.',
  iban_invalid: 'Diese IBAN stimmt nicht. Bitte prüfe, ob sich ein Tippfehler eingeschlichen hat.',
  country_of_status: 'Zu dieser Angabe passt das Land nicht.',
  tax_number_invalid: 'Eine Steuernummer hat 10 bis 13 Ziffern.',
  vat_id_invalid: 'Diese Nummer stimmt nicht. Sie beginnt mit dem Land, zum Beispiel DE123456788.',
  tax_or_vat_number: 'Gib eine Steuernummer oder eine USt-IdNr. an.',
  iban_outside_sepa:
    'Auf dieses Konto können wir nicht überweisen: Es liegt außerhalb des Europäischen Zahlungsraums (SEPA).',
  template_unreadable:
    'Hier fehlt eine geschweifte Klammer, oder der Befehl darin ist unbekannt. Vergleiche mit dem mitgelieferten Text.',
  address_foreign:
    'Diese Adresse gehört nicht zu dieser Plattform. Öffne die Seite, kopiere die Adresse oben im Browser und füge sie hier ein.',
  iban_required: 'Deine Krankenkasse braucht eine IBAN.',
  insurance_number_invalid:
    'Diese Versichertennummer stimmt nicht. Sie steht auf deiner Karte: ein Buchstabe und neun Ziffern.',
  insurance_number_unreadable:
    'Bitte nimm mindestens drei Zeichen: Buchstaben, Ziffern, Punkt, Schräg- oder Bindestrich.',
  insurance_twice: 'Wähle eine Krankenkasse aus der Liste oder nenne deine, nicht beides.',
  signature_invalid: 'Diese Unterschrift können wir nicht lesen. Bitte unterschreibe noch einmal.',
  not_ahead: 'Wähle einen Tag ab morgen, höchstens ein Jahr voraus.',
  society_gone: 'Diesen Verein gibt es nicht mehr. Bitte wähle einen anderen.',
  too_young: 'Du bist dafür leider noch zu jung.',
  impossible_date: 'Dieses Geburtsdatum kann nicht stimmen.',
  parent_required: 'Unter 18 Jahren brauchen wir den Namen und das Geburtsdatum eines Elternteils.',
  parent_consent_required: 'Unter 18 Jahren geht es nur weiter, wenn ein Elternteil hier zustimmt.',
  parent_not_of_age: 'Der Elternteil muss volljährig sein.',
  password_too_short: 'Das Passwort ist zu kurz: Es braucht mindestens 10 Zeichen.',
  password_too_common: 'Dieses Passwort ist zu leicht zu erraten. Nimm eines, das sonst niemand nimmt.',
  password_contains_email: 'Das Passwort darf deine E-Mail-Adresse nicht enthalten.',
}

/** See above; namespace `rules`. */
export const ruleTexts = overridable('rules', german)

/** Whether a word that came with `validation_failed` names a rule that has a sentence. */
export const isRuleProblem = (word: string): word is RuleProblem => Object.hasOwn(german, word)
