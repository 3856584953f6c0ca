/** Pages that are not there, not open or broken. */
export const errors = {
  notFoundTitle: 'Diese Seite gibt es nicht',
  notFoundBody: 'Vielleicht hat sich die Adresse geändert oder es hat sich ein Tippfehler eingeschlichen.',
  closedTitle: 'Dieser Bereich ist nicht für dich freigeschaltet',
  closedBody: 'Wenn du hier etwas zu tun hast, frag bei dem Menschen nach, der die Plattform betreut.',
  toStart: 'Zur Startseite',
  brokenTitle: 'Hier ist etwas schiefgelaufen',
  brokenBody: 'Lade die Seite neu. Deine gespeicherten Daten sind nicht betroffen.',
  reload: 'Seite neu laden',
} as const
