import { bindTexts } from '../../i18n/bind-texts.ts'

/** The words around a question and its answer, namespace `ui-quiz`. */
export const { useTexts: useQuizTexts } = bindTexts('ui-quiz', {
  questionOf: 'Frage {{number}} von {{total}}',
  several: 'Mehrere Antworten können richtig sein.',
  yourAnswer: 'Deine Antwort',
  yourNumber: 'Deine Zahl',
  noNumber: 'Schreib hier nur eine Zahl, zum Beispiel 3,5.',
  isTrue: 'Richtig',
  isFalse: 'Falsch',
  orderHint: 'Bring die Einträge mit den Pfeilen in die richtige Reihenfolge.',
  up: '{{text}} nach oben',
  down: '{{text}} nach unten',
  keepOrder: 'Die Reihenfolge stimmt so',
  gap: 'Lücke {{number}}',
  gapHint: 'Fülle alle Lücken.',
  matchHint: 'Wähle zu jedem Eintrag, was dazu gehört.',
  choose: 'Bitte wählen',
  scaleHint: 'Hier gibt es kein Richtig und kein Falsch.',
  scaleStep: '{{step}} von {{steps}}',
  scaleEnd: '{{step}} von {{steps}}: {{meaning}}',
  right: 'Richtig',
  partly: 'Teilweise richtig',
  wrong: 'Leider nicht richtig',
  noted: 'Ohne Wertung',
  points_one: '{{earned}} von {{count}} Punkt',
  points_other: '{{earned}} von {{count}} Punkten',
  given: 'Deine Antwort: {{answer}}',
  correct: 'Richtige Antwort: {{answer}}',
  noAnswer: 'keine',
  hint: 'Tipp',
  hintOf: 'Tipp {{number}} von {{total}}',
  toAnswer: 'Zu „{{answer}}“:',
})

/** A translator of these words. */
export type QuizTranslate = ReturnType<typeof useQuizTexts>
