/** Something people want to do, in their words, and the page where it is done. */
export type EverydayTask = { title: string; path: string; words: string }

/**
 * What somebody who runs a course business does, found by everyday words. A task whose page is not there is left out.
 * The words are German because people type them; they are never shown.
 */
export const everydayTasks: readonly EverydayTask[] = [
  {
    title: 'Auszahlungen eines Jahres für das Steuerbüro',
    path: '/admin/payouts/payees',
    words: 'steuerberater finanzamt jahr export summen empfänger provision gutschrift liste',
  },
  {
    title: 'Mitglied finden',
    path: '/admin/members',
    words: 'person mensch teilnehmer teilnehmerin kunde kundin nutzer benutzer name ort e-mail suchen',
  },
  {
    title: 'Name, Geburtsdatum oder E-Mail berichtigen',
    path: '/admin/members',
    words: 'ändern korrigieren falsch profil adresse anschrift telefon geburtstag umgezogen geheiratet',
  },
  {
    title: 'Bei der Anmeldung helfen',
    path: '/admin/members',
    words: 'passwort kennwort vergessen zurücksetzen login einloggen zugangsdaten code konto gesperrt',
  },
  {
    title: 'Lernstand löschen',
    path: '/admin/members',
    words: 'kurs zurücksetzen neu anfangen fortschritt reset',
  },
  {
    title: 'Zwei Konten zusammenführen',
    path: '/admin/members',
    words: 'konto doppelt doppelte doppeltes dublette duplikat zweimal registriert gleich',
  },
  {
    title: 'Konto löschen',
    path: '/admin/members',
    words: 'dsgvo austreten kündigen entfernen daten mitglied person mensch',
  },
  {
    title: 'Auskunft über gespeicherte Daten geben',
    path: '/admin/members',
    words: 'dsgvo datenauskunft personenbezogen kopie herausgeben',
  },
  {
    title: 'Bescheinigung neu ausstellen',
    path: '/admin/members',
    words: 'zertifikat teilnahmebescheinigung urkunde gebühr name falsch berichtigen ersetzen',
  },
  {
    title: 'Jemandem einen Zugang geben',
    path: '/admin/members',
    words: 'kurs freischalten freigeben zuweisen teilnahme',
  },
  { title: 'Jemanden einladen', path: '/admin/members', words: 'mitglied hinzufügen neu anlegen konto' },
  {
    title: 'Mitglieder aus einer Liste importieren',
    path: '/admin/members/import',
    words: 'csv excel tabelle einlesen hinzufügen neu anlegen',
  },
  {
    title: 'Jemanden ins Team holen',
    path: '/admin/team',
    words: 'rechte kursleitung kursleiterin trainer trainerin verwaltung admin rolle berechtigung entziehen',
  },
  {
    title: 'Neuer Verein',
    path: '/admin/groups',
    words: 'anlegen gründen gruppe club leitung inhaber vereinsname umbenennen',
  },
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
    title: 'Belege für ausgezahltes Geld',
    path: '/admin/payouts/documents',
    words: 'rechnung gutschrift steuer beleg datev buchhaltung widerspruch',
  },
  {
    title: 'Konto, von dem ausgezahlt wird',
    path: '/admin/payouts/account',
    words: 'auszahlungskonto bank iban hinterlegen',
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
    title: 'Auffälligkeiten im Vertrieb ansehen',
    path: '/admin/sales/remarks',
    words: 'betrug verdacht prüfen seltsam missbrauch',
  },
  {
    title: 'Krankenkasse anlegen oder streichen',
    path: '/admin/insurances',
    words: 'versicherung kasse aok zusammenführen iban wählbar löschen',
  },
  {
    title: 'Festlegen, was alle lernen dürfen',
    path: '/admin/default-access',
    words: 'standard zugang kurse freischalten neue mitglieder',
  },
  {
    title: 'Name, Farbe und Logo ändern',
    path: '/admin/settings',
    words: 'aussehen farben bild design marke favicon einstellungen startseite titel',
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
    title: 'Kontaktstellen und Barrierefreiheit',
    path: '/admin/settings',
    words: 'telefon ansprechpartner behörde erklärung erreichbar',
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
    words: 'recht rechtlich nutzungsbedingungen datenschutzerklärung dsgvo agb ändern schreiben cookies',
  },
  {
    title: 'Menschen erinnern, die aufgehört haben',
    path: '/admin/mails/reminders',
    words: 'erinnerung inaktiv lange nicht da dranbleiben mail',
  },
  {
    title: 'Nachsehen, ob E-Mails ankommen',
    path: '/admin/mails',
    words:
      'mail postausgang fehlgeschlagen nochmal senden zustellung spam kam nicht an angekommen verschickt',
  },
  {
    title: 'Wer hat was geändert?',
    path: '/admin/log',
    words: 'protokoll verlauf nachvollziehen änderung admin',
  },
  {
    title: 'Wie viele lernen, und läuft alles?',
    path: '/admin',
    words: 'statistik zahlen auswertung bericht übersicht neue konten zustand sicherung backup',
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
    words: 'inhalt gemeldet melden missbrauch beschwerde beschweren rechtswidrig',
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
