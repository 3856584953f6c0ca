/** What the pages without a session share. */
export const account = {
  promise: 'Gut für dich, in deinem Tempo.',
  promiseMore: '{{name}} bringt Gesundheitskurse zu dir nach Hause: kurze Lektionen, verständlich erklärt.',
  code: 'Code aus der E-Mail',
  codeHint: 'Acht Zeichen. Schau auch im Spam-Ordner nach.',
  outbox: 'Hier werden keine E-Mails verschickt; du findest sie hier:',
  outboxLink: 'zum Postausgang',
  waitSeconds_one: 'Zu viele Versuche. Bitte warte eine Sekunde.',
  waitSeconds_other: 'Zu viele Versuche. Bitte warte {{count}} Sekunden.',
  waitMinutes_one: 'Zu viele Versuche. Bitte warte eine Minute.',
  waitMinutes_other: 'Zu viele Versuche. Bitte warte {{count}} Minuten.',
} as const
