import { bindTexts } from '../../i18n/bind-texts.ts'

/** The words of lists with search, namespace `ui-combobox`. */
export const { useTexts: useComboboxTexts } = bindTexts('ui-combobox', {
  noHits: 'Nichts gefunden',
  searching: 'Wird gesucht …',
  open: 'Liste öffnen',
  close: 'Liste schließen',
  clear: 'Auswahl leeren',
  placeholder: 'Zum Suchen tippen',
  insurance: 'Krankenkasse',
  insuranceHint: 'Tippe ein paar Buchstaben und wähle aus der Liste.',
  insuranceMissing: 'Bitte wähle deine Krankenkasse aus der Liste.',
  insuranceOften: 'Häufig gewählt',
  insuranceAll: 'Alle Krankenkassen',
  insuranceNeedsIban: 'Braucht deine IBAN',
  insuranceOther: 'Meine Kasse ist nicht dabei',
  insuranceOtherHint: 'Dann schreibst du selbst, wie sie heißt.',
  insuranceOtherName: 'Name deiner Krankenkasse',
  insuranceOtherNameHint: 'So, wie er auf deiner Karte steht.',
  insuranceOtherPrivate: 'Das ist eine private Krankenversicherung.',
  insuranceNumber: 'Versichertennummer',
  insuranceNumberStatutory: 'Sie steht auf deiner Gesundheitskarte: ein Buchstabe und neun Ziffern.',
  insuranceNumberPrivate: 'Sie steht auf deinem Versicherungsschein. Schreib sie so, wie sie dort steht.',
} as const)
