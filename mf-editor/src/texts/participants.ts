/** Who takes a course. */
export const participantTexts = {
  title: 'Teilnehmende',
  intro:
    'Wer den Kurs macht und wie weit. Was jemand im Quiz antwortet oder bei der Kasse angibt, siehst du nicht.',
  label: 'Teilnehmende des Kurses',
  failed: 'Die Teilnehmenden konnten nicht geladen werden',
  search: 'Teilnehmende suchen',
  name: 'Name',
  since: 'Begonnen am',
  share: 'Geschafft',
  progressOf: 'Wie weit {{name}} ist',
  active: 'Zuletzt aktiv',
  state: 'Stand',
  states: { running: 'Läuft', finished: 'Abgeschlossen' },
  file: 'Teilnehmende von {{title}}',
  none: 'Noch niemand hat begonnen',
  noneBody: 'Sobald jemand die erste Lektion öffnet, steht die Person hier.',
  notYours: 'Wer mitmacht, sieht nur, wem der Kurs gehört',
  notYoursBody: 'Namen und Fortschritt sieht {{owner}}. Wie es im Ganzen läuft, zeigt dir die Statistik.',
  toStatistics: 'Zur Statistik',
} as const
