/** Lectures and courses on paper. */
export const printTexts = {
  print: 'Drucken',
  lecture: 'Als Blatt drucken',
  course: 'Kurs als Übersicht drucken',
  toCourse: 'Zurück zum Kurs',
  toLecture: 'Zurück zur Lektion',
  code: 'QR-Code mit der Adresse dieser Seite',
  codeHint: 'Hier geht es online weiter',
  done: 'Geschafft:',
  locked: 'Drucken kannst du sie, sobald sie offen ist.',
  noAttempt: 'Die Fragen stehen hier, sobald du das Quiz begonnen hast.',
  questionsFailed: 'Die Fragen konnten nicht geladen werden',
  spoken: 'Das wird gesagt',
  spokenFailed: 'Der gesprochene Text konnte nicht geladen werden',
} as const
