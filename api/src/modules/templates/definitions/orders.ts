import { greeting, type TemplateDefinition } from './definition.ts'

/** The mail about a contract that was concluded here, as delivered. */
export const orderTemplates = {
  'order-confirmed': {
    title: 'Bestätigung einer Bestellung',
    reason: 'Du bekommst diese Nachricht, weil du einen Kurs bestellt hast.',
    subject: 'Deine Bestellung: {{ courses }}',
    body: `# Danke für deine Bestellung

${greeting}

am **{{ ordered }} Uhr** hast du bestellt:

**{{ courses }}**

{% if zfu != "" %}Zulassung als Fernunterricht (ZFU): {{ zfu }}

{% endif %}Gesamtpreis: **{{ total }}**

{% if provider != "" %}Dein Vertragspartner: {{ provider }}

{% endif %}Du kannst den Vertrag **bis zum {{ withdraw_until }}** ohne Grund widerrufen: {{ link }}

Bitte bewahre diese Nachricht auf. Wie du bezahlst, sagt dir der Anbieter.

Du warst das nicht? Dann antworte uns bitte bald. Wie du uns erreichst, steht im Impressum.`,
    variables: {
      courses: { meaning: 'Titel der Kurse', sample: 'Starker Rücken' },
      zfu: { meaning: 'Zulassungsnummern der ZFU', optional: true, sample: '7312345' },
      total: { meaning: 'Gesamtpreis', sample: '99,00 €' },
      provider: {
        meaning: 'Name und Anschrift des Anbieters',
        optional: true,
        sample: 'Gesund e. V., Am Platz 3, 34125 Kassel',
      },
      ordered: { meaning: 'Tag und Uhrzeit der Bestellung', sample: '2. März 2026 um 18:30:12' },
      withdraw_until: { meaning: 'Letzter Tag der Widerrufsfrist', sample: '16. März 2026' },
    },
  },
} as const satisfies Record<string, TemplateDefinition>
