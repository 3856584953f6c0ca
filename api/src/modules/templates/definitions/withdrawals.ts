import { earlyStartStatements } from '@kursportal/shared/domain'
import { greeting, type TemplateDefinition } from './definition.ts'

const withdrawal = {
  number: { meaning: 'Nummer des Vorgangs', sample: 'W-7K4M9XHT' },
  name: { meaning: 'Wer widerruft', sample: 'Anna Ärmel' },
  contract: { meaning: 'Welcher Vertrag, in den Worten der Person', sample: 'Kurs „Starker Rücken“' },
}

/** Mails about withdrawals, as delivered. */
export const withdrawalTemplates = {
  'early-start': {
    title: 'Kurs beginnt vor dem Ende der Widerrufsfrist',
    reason: 'Du bekommst diese Nachricht, weil du zugestimmt hast, dass dein Kurs sofort beginnt.',
    subject: 'Dein Kurs „{{ course }}“ beginnt sofort',
    body: `# Dein Kurs kann beginnen

${greeting}

für den Kurs **{{ course }}** hast du am **{{ given }} Uhr** zwei Dinge erklärt:

- {{ begin }}
- {{ lose_right }}

Bitte bewahre diese Nachricht auf. Wie du einen Vertrag widerrufen kannst, steht auf unserer Seite unter „Vertrag widerrufen“.

Du warst das nicht? Dann antworte uns bitte bald. Wie du uns erreichst, steht im Impressum.`,
    variables: {
      course: { meaning: 'Titel des Kurses', sample: 'Starker Rücken' },
      given: { meaning: 'Tag und Uhrzeit der Zustimmung', sample: '2. März 2026 um 18:30:12' },
      begin: { meaning: 'Erste Erklärung', sample: earlyStartStatements[0] },
      lose_right: { meaning: 'Zweite Erklärung', sample: earlyStartStatements[1] },
    },
  },
  'withdrawal-received': {
    title: 'Eingang eines Widerrufs',
    reason: 'Du bekommst diese Nachricht, weil mit deiner E-Mail-Adresse ein Vertrag widerrufen wurde.',
    subject: 'Dein Widerruf ist eingegangen ({{ number }})',
    body: `# Dein Widerruf ist angekommen

Hallo {{ name }},

wir haben deinen Widerruf am **{{ received }} Uhr** erhalten. Das hast du erklärt:

**Hiermit widerrufe ich diesen Vertrag: {{ contract }}**

Name: {{ name }}

E-Mail-Adresse für die Bestätigung: {{ email }}

{% if note != "" %}Deine Anmerkung: {{ note }}

{% endif %}Nummer des Vorgangs: **{{ number }}**

Bitte bewahre diese Nachricht auf. Wir melden uns bei dir, sobald wir alles geprüft haben.

Du warst das nicht? Dann antworte uns bitte bald. Wie du uns erreichst, steht im Impressum.`,
    variables: {
      ...withdrawal,
      received: { meaning: 'Tag und Uhrzeit des Eingangs', sample: '2. März 2026 um 18:30:12' },
      email: { meaning: 'E-Mail-Adresse, an die die Bestätigung geht', sample: 'anna@beispiel.de' },
      note: { meaning: 'Anmerkung', optional: true, sample: 'Ich habe den Kurs noch nicht begonnen.' },
    },
  },
  'withdrawal-arrived': {
    title: 'Ein Widerruf ist eingegangen (an die Verwaltung)',
    reason: 'Du bekommst diese Nachricht, weil du die Plattform verwaltest.',
    subject: 'Widerruf von {{ name }}',
    body: `# Ein Widerruf ist eingegangen

${greeting}

{{ name }} hat einen Vertrag widerrufen:

**{{ contract }}**

Die Eingangsbestätigung ist schon verschickt. Bitte sieh dir den Fall bald an.

[Widerruf ansehen]({{ link }})`,
    variables: { name: withdrawal.name, contract: withdrawal.contract },
  },
  'withdrawal-accepted': {
    title: 'Widerruf angenommen',
    reason: 'Du bekommst diese Nachricht, weil mit deiner E-Mail-Adresse ein Vertrag widerrufen wurde.',
    subject: 'Dein Widerruf ist wirksam ({{ number }})',
    body: `# Dein Widerruf ist wirksam

Hallo {{ name }},

wir haben deinen Widerruf geprüft. Dieser Vertrag ist damit beendet:

**{{ contract }}**

{% if reason != "" %}{{ reason }}

{% endif %}Was du schon bezahlt hast, bekommst du spätestens 14 Tage nach dem Eingang deines Widerrufs zurück.`,
    variables: {
      ...withdrawal,
      reason: { meaning: 'Anmerkung der Verwaltung', optional: true, sample: 'Dein Konto bleibt bestehen.' },
    },
  },
  'withdrawal-declined': {
    title: 'Widerruf abgelehnt',
    reason: 'Du bekommst diese Nachricht, weil mit deiner E-Mail-Adresse ein Vertrag widerrufen wurde.',
    subject: 'Zu deinem Widerruf ({{ number }})',
    body: `# Zu deinem Widerruf

Hallo {{ name }},

diesen Vertrag konnten wir nicht als widerrufen führen:

**{{ contract }}**

Der Grund:

{{ reason }}

Du siehst das anders? Dann antworte uns. Wie du uns erreichst, steht im Impressum.`,
    variables: {
      ...withdrawal,
      reason: { meaning: 'Begründung', sample: 'Zu diesem Vertrag haben wir nichts gefunden.' },
    },
  },
} as const satisfies Record<string, TemplateDefinition>
