import type { DemoFaqEntry } from './people.ts'

/** Questions and answers of the demo, in their order. */
export const demoFaq: readonly DemoFaqEntry[] = [
  {
    category: 'Erste Schritte',
    question: 'Wie bekomme ich Zugang zu einem Kurs?',
    answer:
      'Öffne den Einladungslink, den du von deinem Verein, deiner Kursleitung oder einem Bekannten bekommen hast, und registriere dich dort. Danach findest du den Kurs unter **Meine Kurse**.',
    audience: 'everyone',
    published: true,
  },
  {
    category: 'Erste Schritte',
    question: 'Brauche ich ein besonderes Gerät?',
    answer:
      'Nein. Ein Smartphone, ein Tablet oder ein Computer mit einem aktuellen Browser genügt. Du musst nichts installieren.',
    audience: 'everyone',
    published: true,
  },
  {
    category: 'Lernen',
    question: 'Was passiert, wenn ich ein Video unterbreche?',
    answer:
      'Du kannst jederzeit aufhören. Wenn du zurückkommst, geht es an derselben Stelle weiter – auch auf einem anderen Gerät.',
    audience: 'everyone',
    published: true,
  },
  {
    category: 'Lernen',
    question: 'Warum ist eine Lektion gesperrt?',
    answer:
      'Manche Kurse öffnen ihre Lektionen nacheinander oder Kapitel für Kapitel im Wochenabstand. Neben dem Schloss steht, **warum** die Lektion gesperrt ist und **ab wann** sie frei wird.',
    audience: 'everyone',
    published: true,
  },
  {
    category: 'Lernen',
    question: 'Kann ich ein Quiz wiederholen?',
    answer:
      'Ja. Wie oft und mit welcher Pause, siehst du auf der Startseite des Quiz. Sobald du einmal bestanden hast, ist die Lektion geschafft.',
    audience: 'everyone',
    published: true,
  },
  {
    category: 'Teilnahmebescheinigung',
    question: 'Wie bekomme ich meine Teilnahmebescheinigung?',
    answer:
      'Sobald du so viele Kurseinheiten geschafft hast, wie der Kurs verlangt, kannst du ihn abschließen. Danach bestätigst du deine Angaben, unterschreibst und lädst die Bescheinigung als PDF herunter.',
    audience: 'members',
    published: true,
  },
  {
    category: 'Teilnahmebescheinigung',
    question: 'Zahlt meine Krankenkasse den Kurs?',
    answer:
      'Viele Krankenkassen beteiligen sich an den Kosten von Präventionskursen. Ob und wie viel deine Kasse zahlt, erfährst du bei ihr. Am besten fragst du nach, **bevor** du beginnst.',
    audience: 'everyone',
    published: true,
  },
  {
    category: 'Mein Konto',
    question: 'Wie lösche ich mein Konto?',
    answer:
      'Unter **Profil** findest du „Konto löschen“. Zur Sicherheit schicken wir dir einen Code per E-Mail. Sobald du ihn eingegeben hast, werden deine persönlichen Daten entfernt.',
    audience: 'members',
    published: true,
  },
]
