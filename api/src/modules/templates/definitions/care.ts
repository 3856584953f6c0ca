import { greeting, type TemplateDefinition } from './definition.ts'

/** The title of a course may tell about somebody’s health: it stands in no subject. */
const course = { meaning: 'Titel des Kurses', sample: 'Starker Rücken' }

const appointment = {
  course,
  title: { meaning: 'Titel des Termins', sample: 'Fragestunde' },
  when: { meaning: 'Tag und Uhrzeit', sample: 'Montag, 2. März 2026 um 18:30 Uhr' },
  minutes: { meaning: 'Wie viele Minuten er dauert', sample: '30' },
}
const takesCourse = 'Du bekommst diese Nachricht, weil du an einem Kurs teilnimmst.'

/** Mails between learners and whoever leads their course, as delivered. */
export const careTemplates = {
  'question-asked': {
    title: 'Neue Frage an die Kursleitung',
    reason: 'Du bekommst diese Nachricht, weil du einen Kurs leitest.',
    subject: 'Du hast eine neue Frage',
    body: `# Jemand fragt dich um Rat

${greeting}

{{ name }} hat dir zum Kurs **{{ course }}** geschrieben. Bitte antworte bis {{ due }}.

[Frage lesen]({{ link }})`,
    variables: {
      course,
      name: { meaning: 'Wer fragt', sample: 'Anna Ärmel' },
      due: { meaning: 'Tag, bis zu dem eine Antwort zugesagt ist', sample: 'Mittwoch, 4. März' },
    },
  },
  'question-answered': {
    title: 'Antwort der Kursleitung',
    reason: 'Du bekommst diese Nachricht, weil du deiner Kursleitung eine Frage gestellt hast.',
    subject: 'Deine Kursleitung hat geantwortet',
    body: `# Du hast eine Antwort

${greeting}

deine Kursleitung hat auf deine Frage zum Kurs **{{ course }}** geantwortet. Andere Teilnehmende sehen das nicht.

[Antwort lesen]({{ link }})`,
    variables: { course },
  },
  'appointment-new': {
    title: 'Neuer Termin mit der Kursleitung',
    reason: takesCourse,
    subject: 'Neuer Termin: {{ when }}',
    body: `# Triff deine Kursleitung

${greeting}

zu **{{ course }}** gibt es einen Termin, bei dem du deine Kursleitung live treffen kannst:

**{{ title }}**

{{ when }}, {{ minutes }} Minuten

Den Link zum Termin findest du auf der Seite deines Kurses.

[Zum Kurs]({{ link }})`,
    variables: appointment,
  },
  'appointment-changed': {
    title: 'Ein Termin hat sich geändert',
    reason: takesCourse,
    subject: 'Geänderter Termin: {{ when }}',
    body: `# Ein Termin hat sich geändert

${greeting}

der Termin zu **{{ course }}** hat sich geändert. So ist es jetzt:

**{{ title }}**

{{ when }}, {{ minutes }} Minuten

[Zum Kurs]({{ link }})`,
    variables: appointment,
  },
  'appointment-cancelled': {
    title: 'Ein Termin fällt aus',
    reason: takesCourse,
    subject: 'Termin fällt aus: {{ when }}',
    body: `# Ein Termin fällt aus

${greeting}

dieser Termin zu **{{ course }}** findet nicht statt:

**{{ title }}**

{{ when }}

[Zum Kurs]({{ link }})`,
    variables: appointment,
  },
} as const satisfies Record<string, TemplateDefinition>
