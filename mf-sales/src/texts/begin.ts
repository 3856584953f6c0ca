/** What recommending brings, before somebody founds a group. */
export const begin = {
  title: 'Selbst empfehlen',
  body: 'Empfiehl Kurse, die dir gutgetan haben, und verdiene mit.',
  steps: {
    label: 'So geht es',
    share: 'Du teilst deinen Link oder einen QR-Code.',
    join: 'Wer sich darüber anmeldet, gehört zu deiner Gruppe.',
    earn: 'Schließt jemand einen Kurs ab, verdienst du mit.',
  },
  example: 'Beispiel: {{finishes}} Abschlüsse in einem Jahr bringen {{income}}.',
  exampleBonus: 'Dazu kommt am Jahresende ein Bonus von {{bonus}}.',
  noLevels: 'Gerade sind keine Stufen festgelegt. Du kannst deine Gruppe trotzdem gründen.',
  levelsFailed: 'Die Stufen konnten nicht geladen werden',
  conditions:
    'Auszahlen lassen kannst du ab {{minimum}} Abschlüssen im Jahr. Dafür brauchst du ein eigenes Konto. Ob du den Verdienst versteuern musst, klärst du selbst.',
  action: 'Eigene Gruppe gründen',
  tooYoung: 'Gründen kannst du deine Gruppe, sobald du {{age}} Jahre alt bist.',
  intro: 'Wer deinen Link öffnet, liest den Namen deiner Gruppe. Du kannst ihn später ändern.',
  name: 'Name der Gruppe',
  nameHint: 'Jeder mit dem Link kann ihn lesen. Zum Beispiel „Yoga am See“.',
  termsBefore: 'Ich habe die',
  terms: 'Nutzungsbedingungen',
  termsAfter: 'gelesen und stimme ihnen zu.',
  termsMissing: 'Ohne deine Zustimmung geht es nicht.',
  submit: 'Gründen',
  done: 'Deine Gruppe ist gegründet. Jetzt kannst du deinen Link teilen.',
} as const

/** The end of the own group. */
export const dissolve = {
  title: 'Gruppe auflösen',
  question: '„{{name}}“ auflösen?',
  submit: 'Auflösen',
  members_one: '{{count}} Mitglied gehört danach zu keiner Gruppe.',
  members_other: '{{count}} Mitglieder gehören danach zu keiner Gruppe.',
  lapses: '{{amount}} sind noch verfügbar und verfallen.',
  changed: 'Inzwischen ist etwas dazugekommen. Lies noch einmal, was verfällt.',
  underWay_one: '{{count}} Auszahlung ist gebucht und wird noch überwiesen.',
  underWay_other: '{{count}} Auszahlungen sind gebucht und werden noch überwiesen.',
  stays:
    'Was gebucht und ausgezahlt ist, bleibt in den Büchern, und deine Belege kannst du weiter öffnen. Dein Link führt nirgends mehr hin.',
  open: 'Eine Auszahlung ist noch offen. Warte, bis darüber entschieden ist, oder zieh sie zurück.',
  failed: 'Was dabei geschieht, ließ sich gerade nicht laden.',
  done: 'Deine Gruppe ist aufgelöst.',
} as const

/** A flyer’s short word, after registering. */
export const join = {
  title: 'Hat dich jemand eingeladen?',
  intro: 'Auf Handzetteln und in Einladungen steht ein Kurzwort. Damit gehörst du auch jetzt noch dazu.',
  code: 'Kurzwort',
  codeHint: 'Zum Beispiel K7M 4QX.',
  codeUnknown: 'Dieses Kurzwort kennen wir nicht. Prüf die sechs Zeichen.',
  submit: 'Dazugehören',
  done: 'Du gehörst jetzt zu {{name}}.',
} as const
