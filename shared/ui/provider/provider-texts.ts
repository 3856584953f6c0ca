import { bindTexts } from '../../i18n/bind-texts.ts'

/** The words of a society as provider, namespace `ui-provider`. */
export const { useTexts: useProviderTexts } = bindTexts('ui-provider', {
  title: '{{name}} als Anbieter',
  body: 'Bietet der Verein Kurse selbst an, steht er auf den Bescheinigungen seiner Mitglieder: mit Name, Anschrift und Unterschrift. Das gilt für Kurse, die sie über einen Zugang des Vereins haben. Schon ausgestellte bleiben, wie sie sind.',
  name: 'Name des Vereins',
  nameHint: 'Mit Rechtsform, zum Beispiel „Gesund leben e. V.“',
  street: 'Straße und Hausnummer',
  zip: 'Postleitzahl',
  city: 'Ort',
  imprint: 'Impressum',
  imprintBody: 'Steht mit Name und Anschrift auf den öffentlichen Seiten der Zugänge des Vereins.',
  representedBy: 'Vertreten durch',
  representedByHint: 'Vor- und Nachnamen des Vorstands',
  email: 'E-Mail-Adresse',
  registerNumber: 'Vereinsregister',
  registerNumberHint: 'Gericht und Nummer, zum Beispiel „Amtsgericht Kassel, VR 1234“',
  signing: 'Unterschrift auf Bescheinigungen',
  signatory: 'Wer unterschreibt',
  signatoryHint: 'Vor- und Nachname. Ohne eigene Unterschrift steht der Name dort.',
  signature: 'Unterschrift',
  submit: 'Speichern',
  done: '{{name}} ist jetzt Anbieter und steht auf neuen Bescheinigungen.',
  theirs: 'Speicherst du noch einmal, gilt, was du eingetragen hast. Gerade gespeichert wurde:',
  theirsNone: 'Der Verein ist kein Anbieter.',
  stop: 'Nicht mehr Anbieter sein',
  stopTitle: 'Nicht mehr Anbieter sein?',
  stopBody:
    'Auf neuen Bescheinigungen und auf den Seiten der Zugänge steht dann wieder der Anbieter der Plattform. Schon ausgestellte bleiben, wie sie sind. Anschrift, Impressum und Unterschrift werden gelöscht.',
  stopped: 'Der Verein ist nicht mehr Anbieter.',
  failed: 'Die Angaben konnten nicht geladen werden',
} as const)
