import type { TemplateKey } from '@kursportal/shared/contract'

/** A variable of a template: what it means to an admin, and what stands for it in a preview. */
type VariableDefinition = { meaning: string; sample: string }

/** A template as it is delivered. */
export type TemplateDefinition = {
  title: string
  /** Why somebody gets the mail; stands below it. */
  reason: string
  subject: string
  body: string
  variables: Readonly<Record<string, VariableDefinition>>
}

/** What every template may use besides its own variables. */
export const commonVariables = {
  platform: { meaning: 'Name der Plattform', sample: 'Kursportal' },
  first_name: { meaning: 'Vorname, oder leer', sample: 'Anna' },
  link: { meaning: 'Adresse, zu der die Nachricht führt', sample: 'https://kursportal.example' },
} as const satisfies TemplateDefinition['variables']

const code = {
  code: { meaning: 'Der Code zum Bestätigen', sample: 'K7PM2XWQ' },
  minutes: { meaning: 'Wie viele Minuten der Code gilt', sample: '15' },
}
const payout = {
  amount: { meaning: 'Betrag', sample: '120 €' },
  society: { meaning: 'Verein oder Gruppe', sample: 'TSV Kassel' },
  year: { meaning: 'Jahr, für das ausgezahlt wird', sample: '2026' },
}
const greeting = 'Hallo{% if first_name != "" %} {{ first_name }}{% endif %},'
const codeHint = 'Er gilt {{ minutes }} Minuten und nur einmal.'

/** Every template as delivered (specification, section 9 of the decisions: Settings and texts). */
export const templateDefinitions: Readonly<Record<TemplateKey, TemplateDefinition>> = {
  'registration-code': {
    title: 'Registrierung bestätigen',
    reason: 'Du bekommst diese Nachricht, weil sich jemand mit deiner E-Mail-Adresse registriert hat.',
    subject: '{{ code }} ist dein Code für {{ platform }}',
    body: `# Schön, dass du da bist!

${greeting}

mit diesem Code bestätigst du deine E-Mail-Adresse:

> {{ code }}

${codeHint}

Du hast dich nicht registriert? Dann musst du nichts tun: Ohne den Code entsteht kein Konto.`,
    variables: code,
  },
  'email-change': {
    title: 'Neue E-Mail-Adresse bestätigen',
    reason: 'Du bekommst diese Nachricht, weil jemand diese E-Mail-Adresse für ein Konto eingetragen hat.',
    subject: '{{ code }} ist dein Code für die neue E-Mail-Adresse',
    body: `# Deine neue E-Mail-Adresse

${greeting}

mit diesem Code bestätigst du, dass **{{ new_email }}** dir gehört:

> {{ code }}

${codeHint} Bis dahin meldest du dich mit der bisherigen Adresse an.`,
    variables: { ...code, new_email: { meaning: 'Die neue E-Mail-Adresse', sample: 'anna.neu@beispiel.de' } },
  },
  'email-changed-warning': {
    title: 'Warnung an die alte E-Mail-Adresse',
    reason: 'Du bekommst diese Nachricht zur Sicherheit, weil diese Adresse zu deinem Konto gehört.',
    subject: 'Deine E-Mail-Adresse bei {{ platform }} soll geändert werden',
    body: `# Warst du das?

${greeting}

für dein Konto wurde eine neue E-Mail-Adresse eingetragen: **{{ new_email }}**. Die neue Adresse gilt, sobald sie bestätigt ist.

Wenn du das warst, musst du nichts weiter tun.

Wenn nicht, kennt vermutlich jemand dein Passwort. Lege gleich ein neues fest:

[Neues Passwort festlegen]({{ link }})`,
    variables: { new_email: { meaning: 'Die neue E-Mail-Adresse', sample: 'anna.neu@beispiel.de' } },
  },
  'password-reset': {
    title: 'Neues Passwort festlegen',
    reason: 'Du bekommst diese Nachricht, weil jemand für dein Konto ein neues Passwort angefordert hat.',
    subject: '{{ code }} ist dein Code für ein neues Passwort',
    body: `# Ein neues Passwort

${greeting}

mit diesem Code legst du ein neues Passwort fest:

> {{ code }}

${codeHint}

Du wolltest das nicht? Dann musst du nichts tun: Dein Passwort bleibt, wie es ist.`,
    variables: code,
  },
  'account-deletion': {
    title: 'Konto löschen bestätigen',
    reason: 'Du bekommst diese Nachricht, weil für dein Konto die Löschung angefordert wurde.',
    subject: '{{ code }} ist dein Code, um dein Konto zu löschen',
    body: `# Möchtest du wirklich gehen?

${greeting}

mit diesem Code löschst du dein Konto bei {{ platform }}:

> {{ code }}

${codeHint}

Deine Daten, dein Lernstand und deine Bescheinigungen sind danach **endgültig weg**. Lade deine Bescheinigungen vorher herunter, wenn du sie noch brauchst.

Du wolltest das nicht? Dann musst du nichts tun, aber ändere zur Sicherheit dein Passwort.`,
    variables: code,
  },
  reminder: {
    title: 'Erinnerung an einen begonnenen Kurs',
    reason: 'Du bekommst diese Nachricht, weil du einen Kurs begonnen hast.',
    subject: 'Dein Kurs „{{ course }}“ wartet auf dich',
    body: `# Mach weiter, wo du aufgehört hast

${greeting}

du hast **{{ course }}** begonnen und schon {{ done }} von {{ total }} Einheiten geschafft. Oft reichen zehn Minuten für die nächste.

[Weiterlernen]({{ link }})`,
    variables: {
      course: { meaning: 'Titel des Kurses', sample: 'Starker Rücken' },
      done: { meaning: 'Wie viele Einheiten geschafft sind', sample: '5' },
      total: { meaning: 'Wie viele Einheiten der Kurs hat', sample: '8' },
    },
  },
  'payout-booked': {
    title: 'Auszahlung gebucht',
    reason: 'Du bekommst diese Nachricht, weil du eine Auszahlung beantragt hast.',
    subject: 'Deine Auszahlung über {{ amount }} ist gebucht',
    body: `# Dein Geld ist unterwegs

${greeting}

wir haben die Auszahlung über **{{ amount }}** für {{ society }} gebucht (Jahr {{ year }}). Das Geld ist in wenigen Bankarbeitstagen auf deinem Konto.

[Auszahlungen ansehen]({{ link }})

Danke, dass du uns weiterempfiehlst!`,
    variables: payout,
  },
  'payout-refused': {
    title: 'Auszahlung abgelehnt',
    reason: 'Du bekommst diese Nachricht, weil du eine Auszahlung beantragt hast.',
    subject: 'Zu deiner Auszahlung über {{ amount }}',
    body: `# Diese Auszahlung klappt noch nicht

${greeting}

die Auszahlung über **{{ amount }}** für {{ society }} (Jahr {{ year }}) konnten wir nicht buchen. Der Grund:

{{ reason }}

Der Betrag steht dir wieder zur Verfügung; du kannst die Auszahlung neu beantragen.

[Auszahlungen ansehen]({{ link }})`,
    variables: {
      ...payout,
      reason: { meaning: 'Begründung', sample: 'Die IBAN gehört zu einem geschlossenen Konto.' },
    },
  },
  'course-invitation': {
    title: 'Einladung zu einem Kurs',
    reason: 'Du bekommst diese Nachricht, weil dich jemand zu einem Kurs eingeladen hat.',
    subject: '{{ inviter }} lädt dich ein: {{ course }}',
    body: `# Du bist eingeladen

${greeting}

{{ inviter }} möchte, dass du bei **{{ course }}** mitmachst. Du lernst online, in deinem Tempo.

[Einladung ansehen]({{ link }})`,
    variables: {
      course: { meaning: 'Titel des Kurses', sample: 'Besser schlafen' },
      inviter: { meaning: 'Wer einlädt', sample: 'Miriam Sommer' },
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
      topic: { meaning: 'Titel des Themas, oder leer', sample: 'Wann wirkt es?' },
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
      reason: { meaning: 'Warum, oder leer', sample: 'Werbung ist im Forum nicht erlaubt.' },
    },
  },
  certificate: {
    title: 'Teilnahmebescheinigung (PDF)',
    reason: '',
    subject: 'Teilnahmebescheinigung',
    body: `{{ name }}, geboren am {{ birth_date }}, hat vom {{ from }} bis {{ to }} am Kurs „{{ course }}“ teilgenommen, und zwar an {{ units_attended }} von {{ units_offered }} Einheiten zu je {{ unit_minutes }} Minuten.

Kursleitung: {{ instructor }}{% if qualification != "" %}, {{ qualification }}{% endif %}.`,
    variables: {
      name: { meaning: 'Vor- und Nachname', sample: 'Anna Ärmel' },
      birth_date: { meaning: 'Geburtsdatum', sample: '17.05.1980' },
      course: { meaning: 'Titel des Kurses', sample: 'Starker Rücken' },
      from: { meaning: 'Beginn der Teilnahme', sample: '02.03.2026' },
      to: { meaning: 'Ende der Teilnahme', sample: '27.04.2026' },
      instructor: { meaning: 'Kursleitung', sample: 'Miriam Sommer' },
      qualification: { meaning: 'Qualifikation der Kursleitung', sample: 'Physiotherapeutin' },
      units_attended: { meaning: 'Besuchte Einheiten', sample: '8' },
      units_offered: { meaning: 'Angebotene Einheiten', sample: '8' },
      unit_minutes: { meaning: 'Minuten einer Einheit', sample: '60' },
      number: { meaning: 'Nummer der Bescheinigung', sample: 'KP-2026-7K4M-9QXT-2WHD' },
    },
  },
}
