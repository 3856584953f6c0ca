/** Somebody's certificates. */
export const certificates = {
  title: 'Bescheinigungen',
  intro:
    'Alle Bescheinigungen dieser Person. Ist etwas falsch, dann ändere es zuerst im Profil oder im Kurs und stelle die Bescheinigung dann neu aus.',
  failed: 'Die Bescheinigungen konnten nicht geladen werden',
  emptyTitle: 'Noch keine Bescheinigung',
  emptyBody: 'Sobald die Person eine Teilnahme bestätigt, steht die Bescheinigung hier.',
  number: 'Nummer',
  name: 'Name',
  course: 'Kurs',
  issued: 'Ausgestellt am',
  state: 'Stand',
  holds: 'Gilt',
  replaced: 'Ersetzt durch',
  replacedBy: 'Ersetzt durch {{number}}',
  open: 'PDF ansehen',
  reissue: 'Neu ausstellen',
  reissueTitle: '{{number}} neu ausstellen?',
  reissueBody:
    'Die neue bekommt eine eigene Nummer und nennt die alte. Die alte bleibt, gilt aber als ersetzt. Die Person bekommt eine E-Mail mit dem Weg zur neuen.',
  wrong: 'Was war falsch?',
  reason: { person: 'Persönliche Angaben', course: 'Angaben zum Kurs oder Anbieter' },
  reasonHint: {
    person: 'Name und Seite 2 kommen neu aus dem Profil. Unterschrift und Erklärungen bleiben.',
    course: 'Seite 1 kommt neu aus Kurs und Anbieter. Name und wer der Anbieter ist bleiben.',
  },
  fee: 'Entrichtete Gebühr',
  feeHint:
    'Sie bleibt, wie sie bescheinigt wurde. Ändere sie nur, wenn sie falsch war; leer steht dort nichts.',
  reissued: 'Neu ausgestellt: {{number}}',
} as const
