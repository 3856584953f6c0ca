/** Proofs of qualification of whoever leads a course. */
export const proofTexts = {
  title: 'Nachweise der Kursleitung',
  intro:
    'Zum Beispiel Zeugnis, Urkunde oder Zusatzausbildung. Nur wer an diesem Kurs arbeitet und die Verwaltung der Plattform sehen sie.',
  failed: 'Die Nachweise konnten nicht geladen werden',
  choose: 'Nachweis auswählen',
  hint: 'PDF oder Bild, höchstens {{size}}',
  sending: 'Wird gesendet …',
  until: 'gilt bis {{day}}',
  forGood: 'gilt ohne Ende',
  over: 'Gilt nicht mehr',
  validity: 'Gültigkeit',
  validityNamed: 'Gültigkeit von {{name}}',
  validityTitle: 'Wie lange gilt „{{name}}“?',
  validUntil: 'Gültig bis',
  validUntilHint: 'Leer lassen, wenn der Nachweis kein Ende hat.',
  save: 'Speichern',
  remove: 'Entfernen',
  removeNamed: '{{name}} entfernen',
  removeTitle: '„{{name}}“ entfernen?',
  removeBody: 'Die Datei wird gelöscht.',
} as const
