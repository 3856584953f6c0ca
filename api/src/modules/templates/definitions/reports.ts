import { contentReportDecisions, contentReportReasons } from '@kursportal/shared/domain'
import { greeting, type TemplateDefinition } from './definition.ts'

const report = {
  number: { meaning: 'Nummer der Meldung', sample: 'M-7K4M9XHT' },
  address: {
    meaning: 'Adresse des Inhalts',
    sample: 'https://kursportal.example/access/01977b2e-4f1a-7c3d-9e2b-5a6c7d8e9f01',
  },
}
const reason = { meaning: 'Grund der Meldung', sample: contentReportReasons.fraud }
const name = { meaning: 'Wer gemeldet hat', optional: true, sample: 'Anna Ärmel' }
const reasons = {
  meaning: 'Begründung der Entscheidung',
  sample: 'Der Text verspricht Heilung. Dafür gibt es keinen Beleg.',
}
const hello = 'Guten Tag{% if name != "" %} {{ name }}{% endif %},'

/** Mails about content that was reported, as delivered (Regulation (EU) 2022/2065, articles 16 and 17). */
export const reportTemplates = {
  'report-received': {
    title: 'Eingang einer Meldung',
    reason: 'Du bekommst diese Nachricht, weil mit deiner E-Mail-Adresse ein Inhalt gemeldet wurde.',
    subject: 'Deine Meldung ist eingegangen ({{ number }})',
    body: `# Deine Meldung ist angekommen

${hello}

danke für deinen Hinweis. Er kam am **{{ received }} Uhr** bei uns an. Das hast du gemeldet:

**{{ address }}**

Grund: {{ reason }}

{{ explanation }}

Nummer der Meldung: **{{ number }}**

Ein Mensch sieht sich den Inhalt an und entscheidet. Danach schreiben wir dir, was wir entschieden haben und warum.

Du warst das nicht? Dann antworte uns bitte bald. Wie du uns erreichst, steht im Impressum.`,
    variables: {
      ...report,
      reason,
      name,
      explanation: {
        meaning: 'Erklärung, in den Worten der Person',
        sample: 'Hier steht, dass der Kurs eine Krankheit heilt.',
      },
      received: { meaning: 'Tag und Uhrzeit des Eingangs', sample: '2. März 2026 um 18:30:12' },
    },
  },
  'report-arrived': {
    title: 'Eine Meldung ist eingegangen (an die Verwaltung)',
    reason: 'Du bekommst diese Nachricht, weil du die Plattform verwaltest.',
    subject: 'Ein Inhalt wurde gemeldet ({{ number }})',
    body: `# Ein Inhalt wurde gemeldet

${greeting}

gemeldet wurde:

**{{ address }}**

Grund: {{ reason }}

Bitte sieh dir die Meldung bald an und entscheide. Wer gemeldet hat, wartet auf eine Antwort.

[Meldung ansehen]({{ link }})`,
    variables: { ...report, reason },
  },
  'report-decided': {
    title: 'Entscheidung über eine Meldung',
    reason: 'Du bekommst diese Nachricht, weil mit deiner E-Mail-Adresse ein Inhalt gemeldet wurde.',
    subject: 'Zu deiner Meldung ({{ number }})',
    body: `# Wir haben entschieden

${hello}

wir haben uns deine Meldung angesehen:

**{{ address }}**

**{{ decision }}**

Das sind unsere Gründe:

{{ reason }}

Entschieden hat ein Mensch, kein Programm.

Du siehst das anders? Schreib uns mit der Nummer **{{ number }}**, dann prüfen wir noch einmal. Wie du uns erreichst, steht im Impressum. Du kannst auch vor Gericht gehen.`,
    variables: {
      ...report,
      name,
      decision: { meaning: 'Was entschieden wurde', sample: contentReportDecisions.removed.toReporter },
      reason: reasons,
    },
  },
  'report-affected': {
    title: 'Dein Inhalt wurde entfernt oder eingeschränkt',
    reason: 'Du bekommst diese Nachricht, weil der Inhalt von dir ist.',
    subject: 'Zu deinem Inhalt ({{ number }})',
    body: `# Wir haben über deinen Inhalt entschieden

${greeting}

jemand hat diesen Inhalt gemeldet{% if title != "" %}: **„{{ title }}“**{% endif %}

{{ address }}

{% if content != "" %}„{{ content }}“

{% endif %}**{{ decision }}**

Er verstößt {{ ground }}: {{ rule }}

Das sind unsere Gründe:

{{ reason }}

Entschieden hat ein Mensch, kein Programm.

Du siehst das anders? Schreib uns mit der Nummer **{{ number }}** und sag, warum. Dann prüfen wir noch einmal. Wie du uns erreichst, steht im Impressum. Du kannst auch vor Gericht gehen.`,
    variables: {
      ...report,
      title: { meaning: 'Titel des Inhalts', optional: true, sample: 'Starker Rücken' },
      content: {
        meaning: 'Beginn eines Beitrags',
        optional: true,
        sample: 'Bei mir hilft nur noch das Wundermittel …',
      },
      decision: { meaning: 'Was entschieden wurde', sample: contentReportDecisions.removed.toAuthor },
      ground: {
        meaning: 'Worauf die Entscheidung beruht: „gegen das Gesetz“ oder „gegen unsere Nutzungsbedingungen“',
        sample: 'gegen unsere Nutzungsbedingungen',
      },
      rule: { meaning: 'Welche Vorschrift', sample: 'Abschnitt 4, keine Heilversprechen' },
      reason: reasons,
    },
  },
} as const satisfies Record<string, TemplateDefinition>
