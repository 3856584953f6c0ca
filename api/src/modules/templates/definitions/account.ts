import { greeting, type TemplateDefinition } from './definition.ts'

const code = {
  code: { meaning: 'Der Code zum Bestätigen', sample: 'K7PM2XWQ' },
  minutes: { meaning: 'Wie viele Minuten der Code gilt', sample: '15' },
}
const codeHint = 'Er gilt {{ minutes }} Minuten und nur einmal.'

/** Mails about accounts, as delivered. */
export const accountTemplates = {
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
  'password-help': {
    title: 'Hilfe beim Anmelden',
    reason: 'Du bekommst diese Nachricht, weil dir jemand aus der Verwaltung beim Anmelden hilft.',
    subject: '{{ code }} ist dein Code für ein neues Passwort',
    body: `# So kommst du wieder hinein

${greeting}

mit diesem Code legst du selbst ein neues Passwort fest. Niemand außer dir kennt es:

> {{ code }}

[Neues Passwort festlegen]({{ link }})

${codeHint} Ist er abgelaufen, kannst du dir auf derselben Seite einen neuen schicken lassen.

Du brauchst keine Hilfe? Dann musst du nichts tun: Dein Passwort bleibt, wie es ist.`,
    variables: code,
  },
  'account-invitation': {
    title: 'Einladung, ein Konto zu nutzen',
    reason: 'Du bekommst diese Nachricht, weil jemand für dich ein Konto angelegt hat.',
    subject: '{{ inviter }} hat für dich ein Konto bei {{ platform }} angelegt',
    body: `# Willkommen!

${greeting}

{{ inviter }} hat für dich ein Konto bei {{ platform }} angelegt. Es fehlt nur noch dein Passwort. Das legst du selbst fest, niemand außer dir kennt es. Dieser Code bestätigt, dass du es bist:

> {{ code }}

[Passwort festlegen]({{ link }})

Der Code gilt {{ days }} Tage und nur einmal. Ist er abgelaufen, kannst du dir auf derselben Seite einen neuen schicken lassen.

Mit deinem Passwort stimmst du den [Nutzungsbedingungen]({{ terms }}) zu und bestätigst, dass du die [Datenschutzerklärung]({{ privacy }}) gelesen hast. Möchtest du kein Konto? Dann musst du nichts tun.`,
    variables: {
      code: code.code,
      days: { meaning: 'Wie viele Tage der Code gilt', sample: '14' },
      inviter: { meaning: 'Wer das Konto angelegt hat', sample: 'Sabine Köhler' },
      terms: {
        meaning: 'Adresse der Nutzungsbedingungen',
        sample: 'https://kursportal.example/legal/terms-of-use',
      },
      privacy: {
        meaning: 'Adresse der Datenschutzerklärung',
        sample: 'https://kursportal.example/legal/privacy',
      },
    },
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
  'account-deleted': {
    title: 'Konto ist gelöscht',
    reason:
      'Du bekommst diese letzte Nachricht, weil das Konto mit deiner E-Mail-Adresse gelöscht wurde. Gespeichert haben wir die Adresse jetzt nicht mehr.',
    subject: 'Dein Konto bei {{ platform }} ist gelöscht',
    body: `# Dein Konto ist gelöscht

${greeting}

dein Konto bei {{ platform }} gibt es nicht mehr. Deine Angaben, dein Lernstand und deine Bescheinigungen haben wir gelöscht. Was das Gesetz uns aufzuheben vorschreibt, etwa Buchungen, bleibt ohne deinen Namen.

Du wolltest das nicht? Dann schreib uns bald. Wie du uns erreichst, steht im Impressum. Zurückholen können wir das Konto leider nicht.

Danke, dass du da warst. Alles Gute!`,
    variables: {},
  },
  'accounts-merged': {
    title: 'Zwei Konten sind jetzt eines',
    reason: 'Du bekommst diese Nachricht, weil zwei Konten von dir zusammengeführt wurden.',
    subject: 'Deine beiden Konten bei {{ platform }} sind jetzt eines',
    body: `# Ein Konto statt zwei

${greeting}

du hattest zwei Konten bei {{ platform }}. Wir haben sie zusammengeführt: Kurse, Bescheinigungen und alles andere stehen jetzt in einem Konto.

Du meldest dich ab jetzt mit **{{ email }}** an, mit dem Passwort, das zu dieser Adresse gehört:

[Anmelden]({{ link }})

Das Konto mit der Adresse **{{ old_email }}** gibt es nicht mehr.

Das war kein Konto von dir? Dann schreib uns bald. Wie du uns erreichst, steht im Impressum.`,
    variables: {
      email: { meaning: 'Die Adresse des Kontos, das bleibt', sample: 'anna@beispiel.de' },
      old_email: { meaning: 'Die Adresse des Kontos, das endet', sample: 'anna.alt@beispiel.de' },
    },
  },
  'account-expiring': {
    title: 'Konto wird lange nicht benutzt',
    reason: 'Du bekommst diese Nachricht, weil du dich lange nicht angemeldet hast.',
    subject: 'Möchtest du dein Konto bei {{ platform }} behalten?',
    body: `# Wir haben dich lange nicht gesehen

${greeting}

du warst schon lange nicht mehr bei {{ platform }}. Was nicht mehr gebraucht wird, heben wir nicht auf: Am **{{ day }}** wird dein Konto gelöscht, mit deinem Lernstand und deinen Bescheinigungen.

**Du möchtest es behalten?** Dann melde dich einfach bis dahin einmal an:

[Anmelden]({{ link }})

Du brauchst es nicht mehr? Dann musst du nichts tun.`,
    variables: { day: { meaning: 'Der Tag, an dem das Konto gelöscht wird', sample: '02.04.2026' } },
  },
} as const satisfies Record<string, TemplateDefinition>
