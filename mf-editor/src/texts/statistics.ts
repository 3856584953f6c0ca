/** How a course fares, and the tabs of its pages. */
export const statisticTexts = {
  title: 'Statistik',
  intro: 'Wie viele den Kurs begonnen und geschafft haben, und wo sie aufhören. Jede Person zählt einmal.',
  loadFailed: 'Die Statistik konnte nicht geladen werden',
  privacy:
    'Zahlen unter fünf Personen zeigen wir nicht. Auch der Zeitraum besteht aus Abschnitten, in denen mindestens fünf begonnen haben. So lässt sich auch durch Vergleichen nichts über Einzelne erfahren.',
  none: 'Noch keine Zahlen',
  noneBody: 'Sobald fünf Personen den Kurs begonnen haben, siehst du hier, wie es ihnen damit geht.',
  time: 'Zeitraum',
  from: 'Begonnen von',
  until: 'bis',
  fewer: 'keine Angabe',
  fewerHint:
    'Keine Angabe heißt: weniger als fünf, oder es ließe sich durch Vergleichen auf weniger als fünf schließen.',
  started: 'Begonnen',
  finished: 'Geschafft',
  share: '{{share}} von ihnen',
  stop: 'Häufigste Stelle zum Aufhören',
  stopAt: '{{title}}: {{people}} Personen',
  noStop: 'An keiner Stelle haben fünf Personen oder mehr aufgehört.',
  lectures: 'Lektionen',
  lecturesIntro:
    'Wie viele eine Lektion geöffnet und geschafft haben. „Aufgehört“ heißt: Danach kam 30 Tage lang nichts mehr.',
  opened: 'Geöffnet',
  done: 'Geschafft',
  stopped: 'Aufgehört',
  stoppedHere: '{{people}} haben hier aufgehört',
  chart:
    'Balken je Lektion: wie viele sie geöffnet und geschafft haben. Die Zahlen stehen darunter als Tabelle.',
  asTable: 'Als Tabelle',
  tableOf: 'Tabelle: {{name}}',
  lecture: 'Lektion',
  chapter: 'Kapitel',
  kind: 'Art',
  kinds: { video: 'Video', richText: 'Text', quiz: 'Quiz' },
  films: 'Videos',
  filmsIntro: 'Wie viel von jedem Video gesehen wurde, im Durchschnitt aller, die es geöffnet haben.',
  film: 'Video',
  length: 'Länge',
  watched: 'Gesehen',
  watchedShare: 'Anteil',
  minutes: '{{time}} Minuten',
  questions: 'Quizfragen',
  questionsIntro:
    'Wie viele beim ersten Versuch ganz richtig geantwortet haben, die schwersten Fragen zuerst.',
  questionsFailed: 'Die Quizfragen konnten nicht geladen werden',
  question: 'Frage',
  quiz: 'Quiz',
  answered: 'Beantwortet',
  right: 'Richtig',
  noQuestions: 'Noch keine Frage wurde von fünf Personen beantwortet.',
  csv: 'Als CSV speichern',
  csvLectures: 'Lektionen von {{title}}',
  csvQuestions: 'Quizfragen von {{title}}',
  csvFailed: 'Die Datei konnte nicht erstellt werden.',
} as const

/** What a course is looked at as. */
export const courseTabTexts = {
  label: 'Bereiche von {{title}}',
  content: 'Inhalt',
  statistics: 'Statistik',
} as const
