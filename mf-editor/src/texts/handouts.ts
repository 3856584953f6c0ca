/** Files that go with a lecture. */
export const handoutTexts = {
  title: 'Material zum Mitnehmen',
  intro: 'Arbeitsblätter, Bilder oder Tonaufnahmen, die Teilnehmende öffnen und behalten können.',
  loadFailed: 'Das Material konnte nicht geladen werden',
  choose: 'Datei auswählen',
  hint: 'PDF, Bild (JPG, PNG) oder Ton (MP3, M4A), höchstens {{size}}.',
  sending: 'Die Datei wird hochgeladen …',
  remove: 'Entfernen',
  removeNamed: '„{{name}}“ entfernen',
  removeTitle: '„{{name}}“ entfernen?',
  removeBody:
    'Teilnehmende sehen die Datei weiter, bis du die Änderungen veröffentlichst. Steht sie im Text, nimm sie auch dort heraus.',
} as const
