/** What stands before the first lecture of a course. */
export const startTexts = {
  healthTitle: 'Bevor du beginnst',
  healthIntro: 'Bitte lies in Ruhe, wann der Kurs „{{course}}“ nicht das Richtige für dich ist.',
  healthAgain: 'Die Kursleitung hat diese Liste ergänzt. Bitte lies sie noch einmal, bevor es weitergeht.',
  healthQuestion: 'Trifft etwas davon auf dich zu?',
  added: 'Neu',
  noneApplies: 'Nichts davon trifft auf mich zu',
  someApplies: 'Etwas davon trifft zu',
  healthKept:
    'Wir merken uns nur, dass du das bestätigt hast und wann. Trifft etwas zu, speichern wir davon nichts.',
  askTitle: 'Frag bitte erst deine Ärztin oder deinen Arzt',
  askIntro: 'Gut, dass du so genau gelesen hast. Mit dem Kurs wartest du besser noch.',
  askDoctor:
    'Nimm die Liste mit in deine Arztpraxis und frag dort, ob der Kurs dir guttut und worauf du achten sollst.',
  printList: 'Kurs mit der Liste drucken',
  askLeader: 'Auch deine Kursleitung hilft dir gern: {{name}}.',
  askLater:
    'Wir haben nichts davon gespeichert. Der Kurs bleibt für dich da: Ist alles geklärt, öffne einfach wieder die Lektion.',
  backToList: 'Noch einmal zur Liste',
  consentTitle: 'Soll dein Kurs sofort beginnen?',
  consentIntro:
    'Deinen Vertrag über „{{course}}“ kannst du noch widerrufen. Möchtest du schon vorher beginnen, brauchen wir zwei Zustimmungen von dir.',
  tick: 'Ohne diese Zustimmung kann der Kurs nicht sofort beginnen.',
  consentMail: 'Du bekommst beides noch einmal per E-Mail.',
  consent: 'Zustimmen und sofort beginnen',
  wait: 'Du möchtest lieber warten? Ab dem {{day}} kannst du ohne diese Zustimmungen beginnen.',
} as const
