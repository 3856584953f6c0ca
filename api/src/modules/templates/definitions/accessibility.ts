import { greeting, type TemplateDefinition } from './definition.ts'

const feedback = {
  message: { meaning: 'Was nicht geht, in den Worten der Person', sample: 'Der Knopf ist zu klein.' },
  address: { meaning: 'Wo', optional: true, sample: 'https://kursportal.example/faq' },
  name: { meaning: 'Wer schreibt', optional: true, sample: 'Anna Ärmel' },
  email: { meaning: 'E-Mail-Adresse der Person', sample: 'anna@beispiel.de' },
  received: { meaning: 'Tag und Uhrzeit des Eingangs', sample: '2. März 2026 um 18:30:12' },
}

/** Mails about barriers that somebody met, as delivered. */
export const accessibilityTemplates = {
  'accessibility-feedback': {
    title: 'Hinweis auf eine Barriere (an den Betreiber)',
    reason: 'Du bekommst diese Nachricht, weil Hinweise auf Barrieren an diese Adresse gehen.',
    subject: 'Hinweis auf eine Barriere',
    body: `# Jemand kommt nicht weiter

${greeting}

am **{{ received }} Uhr** schrieb {% if name != "" %}{{ name }} ({{ email }}){% else %}{{ email }}{% endif %}:

{{ message }}

{% if address != "" %}Wo: {{ address }}

{% endif %}Bitte antworte der Person an {{ email }}.`,
    variables: feedback,
  },
  'accessibility-receipt': {
    title: 'Eingang eines Hinweises auf eine Barriere',
    reason:
      'Du bekommst diese Nachricht, weil mit deiner E-Mail-Adresse auf eine Barriere hingewiesen wurde.',
    subject: 'Dein Hinweis ist angekommen',
    body: `# Danke für deinen Hinweis

Guten Tag{% if name != "" %} {{ name }}{% endif %},

wir haben deinen Hinweis am **{{ received }} Uhr** erhalten. Das hast du geschrieben:

{{ message }}

{% if address != "" %}Wo: {{ address }}

{% endif %}Wir melden uns bei dir. Hilft dir unsere Antwort nicht? In der Erklärung zur Barrierefreiheit steht, wer die Regeln überwacht.`,
    variables: feedback,
  },
} as const satisfies Record<string, TemplateDefinition>
