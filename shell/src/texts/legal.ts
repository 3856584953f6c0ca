/** Legal texts. */
export const legal = {
  imprint: 'Impressum',
  privacy: 'Datenschutz',
  'terms-of-use': 'Nutzungsbedingungen',
  failed: 'Dieser Text konnte nicht geladen werden',
  changed: 'Stand: {{day}}',
  ahead: 'Ab {{day}} gilt eine neue Fassung.',
  readAhead: 'Neue Fassung lesen',
  readNow: 'Fassung lesen, die jetzt gilt',
  from: 'Gilt ab {{day}}',
  notWritten: 'Dieser Text wurde noch nicht hinterlegt.',
  accessibility: 'Barrierefreiheit',
} as const
