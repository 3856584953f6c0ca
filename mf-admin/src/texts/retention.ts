/** How long what is kept. `kinds` also stand in the operator's papers (`docs/data-protection/retention.md`). */
export const retention = {
  title: 'Aufbewahrung',
  intro:
    'Wie lange welche Daten bleiben. Jede Nacht löscht die Plattform, was seine Frist erreicht hat. Zurückholen lässt es sich nicht.',
  failed: 'Die Fristen konnten nicht geladen werden',
  groups: {
    yours: {
      title: 'Das entscheidest du',
      intro:
        'Diese Daten bleiben, bis du etwas anderes entscheidest: Wie lange du sie brauchst, hängt von deinen Verträgen und Pflichten ab.',
    },
    set: {
      title: 'Wird immer gelöscht',
      intro: 'Hier kannst du die Frist ändern, aber nicht abschalten.',
    },
    fixed: {
      title: 'Macht die Plattform von selbst',
      intro: 'Diese Fristen gehören zur Technik und stehen fest.',
    },
  },
  kinds: {
    inactive_accounts: {
      name: 'Konten, die niemand mehr benutzt',
      since: 'seit der letzten Anmeldung',
      reason:
        'Dein Ermessen. 30 Tage vorher kommt eine E-Mail; wer sich anmeldet, behält das Konto. Wer einen Verein leitet, und die Verwaltung selbst, bleiben.',
    },
    quiz_answers: {
      name: 'Antworten in Quizzen',
      since: 'seit der Abgabe',
      reason: 'Dein Ermessen. Dass eine Lektion geschafft ist, bleibt.',
    },
    watched_seconds: {
      name: 'Angesehene Stellen in Videos',
      since: 'seit dem Abschluss des Kurses',
      reason: 'Dein Ermessen. Dass und wie weit eine Lektion geschafft ist, bleibt.',
    },
    care: {
      name: 'Betreuung: Fragen, Gespräche, Termine und Minuten',
      since: 'nach dem Ende des Jahres',
      reason:
        'Solange du die Betreuung gegenüber Krankenkassen nachweisen musst: Das steht in deinen Verträgen. Danach fehlt der Nachweis.',
    },
    forum_placeholders: {
      name: 'Leere Plätze gelöschter Forenbeiträge',
      since: 'seit dem Löschen',
      reason: 'Dein Ermessen. Der Text ist schon weg; nur der Platz in der Unterhaltung ist noch da.',
    },
    forum_reports: {
      name: 'Entschiedene Meldungen von Beiträgen',
      since: 'seit der Entscheidung',
      reason: 'Mindestens sechs Monate, solange sich jemand beschweren kann (Art. 20 DSA).',
    },
    content_reports: {
      name: 'Entschiedene Meldungen von Inhalten',
      since: 'seit der Entscheidung',
      reason:
        'Mindestens sechs Monate, solange sich jemand beschweren kann (Art. 20 DSA). Wer gemeldet hat und was dort stand, geht; gezählt wird die Meldung weiter.',
    },
    withdrawals: {
      name: 'Entschiedene Widerrufe',
      since: 'nach dem Ende des Jahres',
      reason:
        'Drei Jahre, bis Ansprüche verjähren (§§\u00a0195, 199 BGB). Ein gesperrter Kurs bleibt gesperrt.',
    },
    payout_accounts: {
      name: 'Kontoinhaber, IBAN, Rückgabegründe und Bankdateien von Auszahlungen',
      since: 'nach dem Ende des Jahres',
      reason:
        'Buchungsbelege: mindestens acht Jahre (§\u00a0147 AO). Die Buchungen selbst bleiben, ohne Namen.',
    },
    sales_remarks: {
      name: 'Notizen zu Auffälligkeiten beim Empfehlen',
      since: 'nach dem Ende des Jahres',
      reason:
        'Drei Jahre, bis Ansprüche verjähren (§§\u00a0195, 199 BGB). Dass es in Ordnung war, bleibt gespeichert; nur die Notiz geht.',
    },
    audit_money: {
      name: 'Protokoll: Geld, Rechte und Aufbewahrung',
      since: 'nach dem Ende des Jahres',
      reason:
        'Gehört zu den Buchungsbelegen (§\u00a0147 AO) und belegt, wer was durfte und was gelöscht wurde.',
    },
    audit_log: {
      name: 'Protokoll: alle anderen Änderungen',
      since: 'seit dem Eintrag',
      reason: 'Nachvollziehen, wer was geändert hat (Art. 5 Abs. 2 und Art. 32 DSGVO).',
    },
    audit_reads: {
      name: 'Protokoll: wer Daten angesehen hat',
      since: 'seit dem Ansehen',
      reason: 'Auskunft und Kontrolle, wer Daten angesehen hat (Art. 15 und 32 DSGVO).',
    },
    sent_mails: {
      name: 'Verschickte E-Mails: Adresse, Betreff und Zeit',
      since: 'seit dem Versand',
      reason: 'Nachfragen beantworten, ob etwas ankam. Der Text ist schon nach dem Versand weg.',
    },
    reminder_runs: {
      name: 'Wer wann an einen Kurs erinnert wurde',
      since: 'seit der Erinnerung',
      reason: 'Sehen, ob Erinnern hilft. Was die Person im Kurs gemacht hat, bleibt davon unberührt.',
    },
    invitations: {
      name: 'Adressen von Eingeladenen',
      since: 'seit der Einladung',
      reason: 'Damit niemand zweimal eingeladen wird und sieht, wozu.',
    },
    deleted_parts: {
      name: 'Gelöschte Kapitel und Lektionen, frühere Entwürfe',
      since: 'seit dem Löschen oder Ändern',
      reason: 'So lange lassen sie sich zurückholen.',
    },
    unused_films: {
      name: 'Videos, die nirgends mehr stehen',
      since: 'seit niemand sie mehr zeigt',
      reason: 'So lange wie gelöschte Kapitel und Lektionen, die sie brauchen könnten.',
    },
    unfinished_uploads: {
      name: 'Angefangenes Hochladen von Videos',
      since: 'seit dem Anfang',
      reason: 'Wer hochlädt, soll nach einer Unterbrechung weitermachen können.',
    },
    unfinished_images: {
      name: 'Abgebrochenes Hochladen von Bildern',
      since: 'seit dem Anfang',
      reason: 'Was davon übrig ist, zeigt niemand.',
    },
    remote_votes: {
      name: 'Gemeldete Fehler von Programmteilen',
      since: 'seit der letzten Meldung',
      reason: 'Erkennen, ob eine neue Version Fehler hat.',
    },
    remote_errors: {
      name: 'Fehlermeldungen von Programmteilen',
      since: 'seit der letzten gleichen',
      reason: 'Fehler finden und beheben. Gespeichert ist nicht, wem es geschah.',
    },
    sessions: {
      name: 'Anmeldungen auf Geräten',
      since: 'seit der letzten Benutzung',
      reason: 'Angemeldet bleiben.',
    },
    codes: {
      name: 'Unbestätigte Registrierungen und andere Codes',
      since: 'seit dem Versand',
      reason: 'Ohne Bestätigung entsteht kein Konto. Gespeichert ist nur ein Prüfwert des Codes.',
    },
    attempts: {
      name: 'Gezählte Versuche, etwa falsche Passwörter',
      since: 'seit dem ersten Versuch',
      reason: 'Schutz vor dem Erraten von Passwörtern und Codes.',
    },
    idempotency_keys: {
      name: 'Antworten auf wiederholte Anfragen',
      since: 'seit der Anfrage',
      reason: 'Damit nach einer Unterbrechung nichts doppelt entsteht.',
    },
    society_invitations: {
      name: 'Prüfwerte eingeladener Adressen',
      since: 'seit der letzten Einladung',
      reason: 'So lange zählt eine Einladung in einen Verein oder eine Gruppe. Der Prüfwert nennt niemanden.',
    },
    finish_marks: {
      name: 'Prüfwerte gelöschter Konten mit Abschluss',
      since: 'bis zum Ende des Jahres',
      reason: 'Damit niemand im selben Jahr zweimal zählt. Der Prüfwert nennt niemanden.',
    },
  },
  period: {
    minutes_one: '{{count}} Minute',
    minutes_other: '{{count}} Minuten',
    hours_one: '{{count}} Stunde',
    hours_other: '{{count}} Stunden',
    days_one: '{{count}} Tag',
    days_other: '{{count}} Tage',
    months_one: '{{count}} Monat',
    months_other: '{{count}} Monate',
    years_one: '{{count}} Jahr',
    years_other: '{{count}} Jahre',
  },
  since: '{{period}} {{since}}',
  off: 'Wird nicht gelöscht',
  offPeriod: 'Vorschlag: {{period}}',
  total_zero: 'nichts da',
  total_one: '{{count}} da',
  total_other: '{{count}} da',
  dueNow_zero: 'jetzt nichts fällig',
  dueNow_one: '{{count}} jetzt fällig',
  dueNow_other: '{{count}} jetzt fällig',
  dueIfOn_zero: 'mit dieser Frist wäre nichts fällig',
  dueIfOn_one: 'mit dieser Frist wäre {{count}} fällig',
  dueIfOn_other: 'mit dieser Frist wären {{count}} fällig',
  dueSoon: '{{count}} in den nächsten 30 Tagen',
  held_one: '{{count}} bleibt, weil die Person einen Verein leitet',
  held_other: '{{count}} bleiben, weil sie einen Verein leiten',
  change: 'Ändern',
  changeOf: '{{name}} ändern',
  lastRun: 'Zuletzt gelöscht',
  never: 'Noch nie. Heute Nacht ist es so weit.',
  running: 'Läuft gerade, seit {{when}} Uhr.',
  ranAt: '{{when}} Uhr',
  tookNothing: 'Nichts war fällig.',
  took_one: '{{count}} Eintrag gelöscht:',
  took_other: '{{count}} Einträge gelöscht:',
  tookOf: '{{name}}: {{count}}',
  runFailed:
    'Bei „{{name}}“ ging etwas schief. Heute Nacht versucht es die Plattform wieder. Bleibt es dabei, hilft das Protokoll des Servers.',
  runNow: 'Jetzt löschen',
  runTitle: 'Jetzt löschen, was fällig ist?',
  runBody_one: '{{count}} Eintrag wird gelöscht. Zurückholen lässt er sich nicht.',
  runBody_other: '{{count}} Einträge werden gelöscht. Zurückholen lassen sie sich nicht.',
  runNothing: 'Gerade ist nichts fällig.',
  runStarted: 'Das Löschen hat begonnen.',
  dialog: {
    on: 'Löschen, wenn die Frist um ist',
    onHint: 'Ausgeschaltet bleiben diese Daten, bis du sie selbst löschst.',
    countMonths: 'Frist in Monaten',
    countYears: 'Frist in Jahren nach dem Ende des Jahres',
    countDays: 'Frist in Tagen',
    countHint: '{{least}} bis {{most}}',
    reason: 'Warum?',
    reasonHint: 'Der Grund steht im Protokoll.',
    save: 'Speichern',
    saved: 'Die Frist ist gespeichert.',
    counting: 'Wird gezählt …',
    countFailed: 'Was fällig wäre, konnte nicht gezählt werden. Versuche es gleich noch einmal.',
    outside: 'Erlaubt sind {{least}} bis {{most}}.',
    keeps: 'Nichts davon wird gelöscht.',
    takes_zero: 'Mit dieser Frist wird heute Nacht nichts gelöscht.',
    takes_one: 'Mit dieser Frist wird heute Nacht {{count}} von {{total}} gelöscht, endgültig.',
    takes_other: 'Mit dieser Frist werden heute Nacht {{count}} von {{total}} gelöscht, endgültig.',
    soon_one: 'In den nächsten 30 Tagen kommt {{count}} dazu.',
    soon_other: 'In den nächsten 30 Tagen kommen {{count}} dazu.',
  },
} as const
