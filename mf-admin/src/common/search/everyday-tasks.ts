/** Something people want to do, in their words, and the page where it is done. */
export type EverydayTask = { title: string; path: string; words: string }

/**
 * What somebody who runs a course business does, found by everyday words. A task whose page is not there is left out.
 * The words are German because people type them; they are never shown.
 */
export const everydayTasks: readonly EverydayTask[] = [
  {
    title: 'Mitglied finden',
    path: '/admin/members',
    words: 'person mensch teilnehmer kunde nutzer name ort e-mail',
  },
  {
    title: 'Name, Geburtsdatum oder E-Mail berichtigen',
    path: '/admin/members',
    words: 'ändern korrigieren falsch profil adresse geburtstag',
  },
  {
    title: 'Bei der Anmeldung helfen',
    path: '/admin/members',
    words: 'passwort vergessen zurücksetzen login einloggen code konto gesperrt',
  },
  {
    title: 'Lernstand löschen',
    path: '/admin/members',
    words: 'kurs zurücksetzen neu anfangen fortschritt reset',
  },
  {
    title: 'Zwei Konten zusammenführen',
    path: '/admin/members',
    words: 'doppelt dublette duplikat zweimal registriert gleich',
  },
  { title: 'Konto löschen', path: '/admin/members', words: 'dsgvo austreten kündigen entfernen daten' },
  {
    title: 'Mitglieder einladen oder importieren',
    path: '/admin/members',
    words: 'csv excel liste hinzufügen neu anlegen',
  },
  {
    title: 'Jemanden ins Team holen',
    path: '/admin/team',
    words: 'rechte kursleitung verwaltung admin rolle berechtigung',
  },
  { title: 'Neuer Verein', path: '/admin/groups', words: 'anlegen gründen gruppe club leitung inhaber' },
  { title: 'Was ein Verein bringt', path: '/admin/groups', words: 'zahlen umsatz mitglieder abschlüsse' },
  {
    title: 'Stufen und Provision ändern',
    path: '/admin/sales/levels',
    words: 'bonus prozent vergütung eisen bronze silber gold',
  },
  {
    title: 'Auszahlung bearbeiten',
    path: '/admin/payouts',
    words: 'geld überweisen bank antrag buchen ablehnen provision',
  },
  {
    title: 'Antwort der Bank einlesen',
    path: '/admin/payouts/answers',
    words: 'rückläufer zurückgekommen kontoauszug camt pain statusbericht',
  },
  { title: 'Bankdatei erstellen', path: '/admin/payouts', words: 'sepa xml überweisung datei export' },
  {
    title: 'Buchung berichtigen',
    path: '/admin/payouts',
    words: 'korrektur storno gegenbuchung falsch zurück',
  },
  {
    title: 'Wo ist mein Geld?',
    path: '/admin/payouts',
    words: 'auszahlung fehlt nicht angekommen iban zurückgekommen',
  },
  {
    title: 'Wer wie viel vermittelt',
    path: '/admin/sales',
    words: 'vertrieb empfehlen partner aufrufe anmeldungen quote',
  },
  {
    title: 'Krankenkasse anlegen oder streichen',
    path: '/admin/insurances',
    words: 'versicherung kasse aok zusammenführen iban wählbar',
  },
  {
    title: 'Festlegen, was alle lernen dürfen',
    path: '/admin/default-access',
    words: 'standard zugang kurse freischalten neue mitglieder',
  },
  {
    title: 'Name, Farbe und Logo ändern',
    path: '/admin/settings',
    words: 'aussehen bild design marke favicon einstellungen',
  },
  {
    title: 'Funktion ein- oder ausschalten',
    path: '/admin/settings',
    words: 'abschalten flag aktivieren forum vereine widerruf',
  },
  {
    title: 'Anbieter und Unterschrift',
    path: '/admin/settings',
    words: 'unterschreiben bescheinigung firma anschrift stempel',
  },
  {
    title: 'E-Mail anders formulieren',
    path: '/admin/templates',
    words: 'mail text vorlage betreff anrede ändern',
  },
  {
    title: 'Bescheinigung anders formulieren',
    path: '/admin/templates',
    words: 'zertifikat urkunde teilnahmebescheinigung text',
  },
  { title: 'Test-Mail an mich', path: '/admin/templates', words: 'probe senden versuch mailserver' },
  {
    title: 'Wort auf einem Knopf ändern',
    path: '/admin/texts',
    words: 'beschriftung button oberfläche übersetzen formulierung',
  },
  {
    title: 'Häufige Fragen schreiben und ordnen',
    path: '/admin/faq',
    words: 'faq hilfe antwort thema reihenfolge',
  },
  {
    title: 'Impressum, Datenschutz oder AGB veröffentlichen',
    path: '/admin/pages',
    words: 'recht rechtlich nutzungsbedingungen dsgvo agb',
  },
  {
    title: 'Menschen erinnern, die aufgehört haben',
    path: '/admin/mails',
    words: 'erinnerung inaktiv lange nicht da dranbleiben mail',
  },
  {
    title: 'Nachsehen, ob E-Mails ankommen',
    path: '/admin/mails',
    words: 'mail postausgang fehlgeschlagen nochmal senden zustellung spam',
  },
  {
    title: 'Wer hat was geändert?',
    path: '/admin/log',
    words: 'protokoll verlauf nachvollziehen änderung admin',
  },
  { title: 'Widerruf bearbeiten', path: '/admin/withdrawals', words: 'vertrag zurück kündigen geld' },
  {
    title: 'Zertifizierungen erneuern',
    path: '/admin/certifications',
    words: 'zpp läuft ab prüfstelle nachweis qualifikation',
  },
  {
    title: 'Meldungen ansehen',
    path: '/admin/reports',
    words: 'inhalt melden missbrauch beschwerde rechtswidrig',
  },
  {
    title: 'Wie lange Daten bleiben',
    path: '/admin/retention',
    words: 'aufbewahrung löschen frist datenschutz',
  },
  {
    title: 'Modul abschalten oder zurückdrehen',
    path: '/admin/modules',
    words: 'baustein fassung rollout technik fehler',
  },
  {
    title: 'Hat die Nacht-Aufgabe geklappt?',
    path: '/admin/jobs',
    words: 'hintergrund cron läuft hängt videos boni warteschlange',
  },
  {
    title: 'Fehlgeschlagene Videos',
    path: '/admin/jobs',
    words: 'film hochladen kaputt verarbeitung lektion',
  },
  {
    title: 'Kurs bearbeiten',
    path: '/course-editor/course-list',
    words: 'ändern lektion kapitel veröffentlichen',
  },
]
