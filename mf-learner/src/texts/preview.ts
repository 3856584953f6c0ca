/** The preview of a draft, as its author sees what learners will see. */
export const previewTexts = {
  title: 'Vorschau',
  says: 'So sehen Teilnehmende deinen Entwurf. Alle Kapitel sind offen, und nichts davon wird gezählt oder gespeichert.',
  back: 'Zurück zum Bearbeiten',
  backToLecture: 'Diese Lektion bearbeiten',
  failed: 'Die Vorschau konnte nicht geladen werden',
  gone: 'Diesen Entwurf gibt es nicht mehr',
  untitled: 'Noch ohne Titel',
  empty: 'Dieser Kurs hat noch keine Kapitel.',
  judge: 'Auswerten',
  noQuestions: 'Dieses Quiz hat noch keine Fragen.',
} as const
