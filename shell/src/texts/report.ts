import { contentReportReasons } from '@kursportal/shared/domain'

/** Reporting content. */
export const report = {
  title: 'Inhalt melden',
  intro:
    'Hast du hier etwas gefunden, das gegen das Gesetz oder gegen unsere Regeln verstößt? Sag es uns. Du brauchst dafür kein Konto.',
  address: 'Wo steht es?',
  addressHint: 'Die Adresse der Seite. Sie steht oben im Browser.',
  reason: 'Was ist es?',
  reasons: contentReportReasons,
  explanation: 'Was stimmt daran nicht?',
  explanationHint: 'Beschreib bitte, welche Stelle du meinst und warum du sie meldest.',
  name: 'Dein Name',
  email: 'Deine E-Mail-Adresse',
  emailHint:
    'Dorthin schicken wir die Bestätigung und unsere Entscheidung. Wer den Inhalt geschrieben hat, erfährt nicht, wer ihn gemeldet hat.',
  nameless: 'Bei diesem Grund kannst du auch ohne Namen und E-Mail-Adresse melden.',
  goodFaith: 'Meine Angaben sind nach bestem Wissen richtig und vollständig.',
  goodFaithMissing: 'Bitte bestätige das mit einem Häkchen.',
  send: 'Meldung abschicken',
  doneTitle: 'Deine Meldung ist angekommen',
  done: 'Eingegangen: {{when}} Uhr.',
  doneMailed: 'Eingegangen: {{when}} Uhr. Die Bestätigung schicken wir an {{email}}.',
  donePrint:
    'Eingegangen: {{when}} Uhr. An {{email}} gingen heute schon mehrere Bestätigungen. Druck bitte diese Seite aus, sie gilt genauso.',
  number: 'Nummer der Meldung: {{number}}',
  next: 'Ein Mensch sieht sich den Inhalt an und entscheidet. Hast du eine E-Mail-Adresse genannt, schreiben wir dir, was wir entschieden haben und warum.',
  print: 'Drucken',
} as const
