/** What became different between two versions, in words. */
export const versionTexts = {
  kinds: { added: 'Neu', changed: 'Geändert', removed: 'Gelöscht', moved: 'Verschoben' },
  movedFrom: 'Von Platz {{from}} auf Platz {{to}}',
  before: 'Vorher',
  after: 'Jetzt',
  noPicture: 'Kein Bild',
  picture: 'Bild',
  sameBlocks_one: 'Ein weiterer Absatz ist gleich geblieben.',
  sameBlocks_other: '{{count}} weitere Absätze sind gleich geblieben.',
  discard: 'Verwerfen',
  discardNamed: 'Diese Änderung verwerfen: {{name}}',
  discarded: 'Die Änderung ist verworfen.',
  none: 'Hier ist nichts anders.',
  deletedThere: '(gelöscht)',
  yes: 'Ja',
  no: 'Nein',
} as const
