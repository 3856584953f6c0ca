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
  insuranceOften: 'Häufig gewählt',
  insuranceAll: 'Alle Krankenkassen',
  insuranceNeedsIban: 'Braucht deine IBAN',
} as const)
