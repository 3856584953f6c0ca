/** Texts of the pages with legal texts. */
export const legal = {
  title: 'Rechtliche Texte',
  intro: 'Impressum, Datenschutz und Nutzungsbedingungen. Sie stehen unten auf jeder Seite.',
  failed: 'Die Texte konnten nicht geladen werden',
  failedOne: 'Der Text konnte nicht geladen werden',
  home: 'Zu allen rechtlichen Texten',
  types: {
    imprint: 'Impressum',
    privacy: 'Datenschutz',
    'terms-of-use': 'Nutzungsbedingungen',
  },
  unwritten: 'Noch nicht geschrieben',
  standing: 'Fassung {{version}} vom {{day}}',
  text: 'Text',
  textIntro:
    'Mit dem Speichern wird eine neue Fassung veröffentlicht. Wer schon zugestimmt hat, hat der Fassung von damals zugestimmt.',
  titleLabel: 'Überschrift der Seite',
  content: 'Inhalt',
  published: 'Die neue Fassung ist veröffentlicht.',
  versions: 'Alle Fassungen',
  versionsIntro: 'Bei jeder Zustimmung ist festgehalten, welcher Fassung sie galt.',
  version: 'Fassung {{version}}, {{when}}',
  read: 'Lesen',
  readNamed: 'Fassung {{version}} lesen',
  versionTitle: '{{title}}, Fassung {{version}}',
} as const
