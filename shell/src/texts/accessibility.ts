/** The statement on accessibility. */
export const accessibility = {
  title: 'Erklärung zur Barrierefreiheit',
  intro: '{{name}} soll für alle da sein: mit Tastatur, Vorleseprogramm, Lupe, Handy oder Computer.',
  standardTitle: 'Woran wir uns halten',
  standard:
    'Wir bauen jede Seite nach den internationalen Regeln für barrierefreie Seiten (WCAG 2.2, AA). Bei jeder Änderung prüft ein Programm alle Seiten, hell und dunkel, auf dem Handy und am Computer.',
  canTitle: 'Was geht',
  can: {
    keyboard:
      'Alles lässt sich nur mit der Tastatur bedienen. Drück am Anfang einmal die Tab-Taste, dann springst du mit der Eingabetaste direkt zum Inhalt.',
    screenReader: 'Vorleseprogramme nennen jeden Knopf, jedes Feld und jede Meldung beim Namen.',
    drag: 'Was du ziehen kannst, geht auch mit einzelnen Klicks: über Pfeile oder ein Menü.',
    paste: 'Passwörter und Codes darfst du einfügen oder dein Gerät ausfüllen lassen.',
    zoom: 'Du kannst die Schrift auf das Doppelte vergrößern und die Seite auf das Vierfache, ohne dass etwas abgeschnitten wird.',
    contrast:
      'Schrift und Knöpfe heben sich deutlich ab, auch in der dunklen Ansicht und mit den Kontrasteinstellungen deines Geräts.',
    motion: 'Wenn dein Gerät Bewegungen reduziert, bewegt sich hier nichts.',
    words: 'Wir schreiben in kurzen Sätzen und erklären, was du tun kannst, wenn etwas nicht klappt.',
  },
  limitsTitle: 'Was noch nicht überall geht',
  limits: {
    captions:
      'Untertitel und Mitschrift gibt es nur für Videos, zu denen die Kursleitung sie hinterlegt hat.',
    pictures: 'Beschreibungen von Bildern in Kursen schreibt die Kursleitung; sie können fehlen.',
    certificates: 'Dateien, die eine Kursleitung zum Herunterladen anbietet, sind nicht immer barrierefrei.',
  },
  conformance: {
    full: 'Nach unserer Prüfung erfüllen wir die Regeln vollständig.',
    partial:
      'Nach unserer Prüfung erfüllen wir noch nicht vollständig, was die Regeln verlangen. Was fehlt, steht unten.',
    none: 'Nach unserer Prüfung erfüllen wir die Regeln noch nicht. Was fehlt, steht unten.',
  },
  checked: 'Zuletzt geprüft am {{day}}.',
  enforcementTitle: 'Wer die Regeln überwacht',
  enforcement: 'Hat dir unsere Antwort nicht geholfen? Dann kannst du dich dorthin wenden:',
  toImprint: 'Zum Impressum',
} as const
