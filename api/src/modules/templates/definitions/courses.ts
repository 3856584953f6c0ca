import { greeting, type TemplateDefinition } from './definition.ts'

/** Mails about courses, as delivered. */
export const courseTemplates = {
  reminder: {
    title: 'Erinnerung an einen begonnenen Kurs',
    reason: 'Du bekommst diese Nachricht, weil du einen Kurs begonnen hast.',
    subject: 'Dein Kurs „{{ course }}“ wartet auf dich',
    body: `# Mach weiter, wo du aufgehört hast

${greeting}

du hast **{{ course }}** begonnen und schon {{ done }} von {{ total }} Lektionen geschafft. Oft reichen zehn Minuten für die nächste.

[Weiterlernen]({{ link }})`,
    variables: {
      course: { meaning: 'Titel des Kurses', sample: 'Starker Rücken' },
      done: { meaning: 'Wie viele Lektionen geschafft sind', sample: '5' },
      total: { meaning: 'Wie viele Lektionen der Kurs hat', sample: '8' },
    },
  },
  'progress-deleted': {
    title: 'Lernstand gelöscht',
    reason: 'Du bekommst diese Nachricht, weil du diesen Kurs begonnen hast.',
    subject: 'Du kannst „{{ course }}“ neu beginnen',
    body: `# Ein neuer Anfang

${greeting}

dein Lernstand in **{{ course }}** wurde gelöscht. Du kannst den Kurs jetzt von vorn beginnen.

Bescheinigungen, die du schon hast, behältst du.

[Zu meinen Kursen]({{ link }})`,
    variables: { course: { meaning: 'Titel des Kurses', sample: 'Starker Rücken' } },
  },
  'course-invitation': {
    title: 'Einladung zu einem Kurs',
    reason: 'Du bekommst diese Nachricht, weil dich jemand zu einem Kurs eingeladen hat.',
    subject: '{{ inviter }} lädt dich ein: {{ course }}',
    body: `# Du bist eingeladen

${greeting}

{{ inviter }} möchte, dass du bei **{{ course }}** mitmachst. Du lernst online, wann es dir passt.

[Einladung ansehen]({{ link }})`,
    variables: {
      course: { meaning: 'Titel des Kurses', sample: 'Besser schlafen' },
      inviter: { meaning: 'Wer einlädt', sample: 'Miriam Sommer' },
    },
  },
  'society-invitation': {
    title: 'Einladung in einen Verein oder eine Gruppe',
    reason: 'Du bekommst diese Nachricht, weil dich jemand eingeladen hat. Du musst nichts tun.',
    subject: '{{ inviter }} lädt dich zu {{ society }} ein',
    body: `# Du bist eingeladen

${greeting}

{{ inviter }} lädt dich zu **{{ society }}** ein. Dort machst du Gesundheitskurse online, wann es dir passt.{% if words != "" %}

{{ words }}{% endif %}

[Einladung ansehen]({{ link }})

Ohne den Link geht es auch: Melde dich mit dem Kurzwort **{{ code }}** an.`,
    variables: {
      society: { meaning: 'Verein oder Gruppe', sample: 'TSV Kassel' },
      inviter: { meaning: 'Wer einlädt', sample: 'Olga Öçal' },
      words: { meaning: 'Ein eigener Satz', sample: 'Mir hat der Rückenkurs gutgetan.' },
      code: { meaning: 'Das Kurzwort der Gruppe', sample: 'K7M 4QX' },
    },
  },
  'certification-ending': {
    title: 'Eine Zertifizierung läuft ab',
    reason: 'Du bekommst diese Nachricht, weil du diesen Kurs leitest oder die Plattform verwaltest.',
    subject: 'Die Zertifizierung von „{{ course }}“ endet am {{ day }}',
    body: `# Die Zertifizierung läuft ab

${greeting}

der Kurs **{{ course }}**{% if number != "" %} ({{ number }}){% endif %} ist noch bis zum **{{ day }}** zertifiziert. Danach kann ihn niemand neu beginnen. Wer dann schon dabei ist, macht ihn zu Ende und bekommt die Bescheinigung.

Wenn es weitergehen soll: Beantrage die neue Zertifizierung bei der Zentralen Prüfstelle Prävention, trag das neue Datum ein und veröffentliche den Kurs noch einmal.

[Angaben zum Kurs ansehen]({{ link }})`,
    variables: {
      course: { meaning: 'Titel des Kurses', sample: 'Starker Rücken' },
      number: { meaning: 'Kursnummer der Zentralen Prüfstelle', optional: true, sample: 'KU-BE-A1B2C3' },
      day: { meaning: 'Letzter Tag, an dem jemand beginnen kann', sample: '31.03.2027' },
    },
  },
  'certificate-reissued': {
    title: 'Eine Bescheinigung wurde neu ausgestellt',
    reason: 'Du bekommst diese Nachricht, weil die Bescheinigung auf dich ausgestellt ist.',
    subject: 'Deine Bescheinigung wurde neu ausgestellt',
    body: `# Deine Bescheinigung ist neu

${greeting}

deine Bescheinigung für **{{ course }}** wurde neu ausgestellt, weil {{ wrong }} zu berichtigen waren.

Die neue hat die Nummer **{{ number }}**. Die alte ({{ former }}) bleibt dir, gilt aber als ersetzt: Reiche ab jetzt die neue ein.

[Neue Bescheinigung ansehen]({{ link }})`,
    variables: {
      course: { meaning: 'Titel des Kurses', sample: 'Starker Rücken' },
      wrong: { meaning: 'Was berichtigt wurde', sample: 'deine persönlichen Angaben' },
      number: { meaning: 'Nummer der neuen Bescheinigung', sample: 'KP-2026-7K4M-9QXT-2WHD' },
      former: { meaning: 'Nummer der alten', sample: 'KP-2026-3F5H-8RTA-6VNC' },
    },
  },
  'forum-digest': {
    title: 'Neues im Forum',
    reason:
      'Du bekommst diese Nachricht, weil du im Forum etwas geschrieben hast oder ihm folgst. Wie oft du Post bekommst, stellst du im Forum unter „Benachrichtigungen“ ein.',
    subject: '{{ count }} im Forum von „{{ course }}“',
    body: `# Neues im Forum

${greeting}

im Kurs **{{ course }}** hat sich in Themen, denen du folgst, etwas getan:

{{ topics }}

[Jetzt lesen]({{ link }})`,
    variables: {
      course: { meaning: 'Titel des Kurses', sample: 'Besser schlafen' },
      count: { meaning: 'Wie viele neue Beiträge', sample: '3 neue Beiträge' },
      topics: {
        meaning: 'Die Themen mit neuen Beiträgen',
        sample: '„Wann wirkt es?“: 2 neue Beiträge\n\n„Mein Kissen“: Ein neuer Beitrag',
      },
    },
  },
  'forum-report': {
    title: 'Ein Beitrag im Forum wurde gemeldet',
    reason: 'Du bekommst diese Nachricht, weil du diesen Kurs leitest.',
    subject: 'Gemeldeter Beitrag im Forum von „{{ course }}“',
    body: `# Bitte schau dir diesen Beitrag an

${greeting}

im Forum von **{{ course }}** hat jemand einen Beitrag gemeldet{% if topic != "" %}, im Thema „{{ topic }}“{% endif %}:

„{{ post }}“

Grund: {{ reason }}

Entscheide bitte bald, ob er stehen bleibt.

[Gemeldete Beiträge ansehen]({{ link }})`,
    variables: {
      course: { meaning: 'Titel des Kurses', sample: 'Besser schlafen' },
      topic: { meaning: 'Titel des Themas', optional: true, sample: 'Wann wirkt es?' },
      post: { meaning: 'Beginn des Beitrags', sample: 'Bei mir hilft nur noch das neue Wundermittel von …' },
      reason: { meaning: 'Grund der Meldung', sample: 'Werbung' },
    },
  },
  'forum-post-removed': {
    title: 'Dein Beitrag im Forum wurde entfernt',
    reason: 'Du bekommst diese Nachricht, weil der Beitrag von dir war.',
    subject: 'Dein Beitrag im Forum von „{{ course }}“ wurde entfernt',
    body: `# Dein Beitrag wurde entfernt

${greeting}

die Kursleitung hat diesen Beitrag von dir aus dem Forum von **{{ course }}** entfernt:

„{{ post }}“

{% if reason != "" %}Der Grund: {{ reason }}

{% endif %}Bitte achte darauf, dass sich im Forum alle wohlfühlen. Wenn du die Entscheidung nicht richtig findest, sprich deine Kursleitung darauf an.

[Zum Thema]({{ link }})`,
    variables: {
      course: { meaning: 'Titel des Kurses', sample: 'Besser schlafen' },
      post: { meaning: 'Beginn des Beitrags', sample: 'Bei mir hilft nur noch das neue Wundermittel von …' },
      reason: { meaning: 'Warum', optional: true, sample: 'Werbung ist im Forum nicht erlaubt.' },
    },
  },
} as const satisfies Record<string, TemplateDefinition>
