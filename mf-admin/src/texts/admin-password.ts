/** What admins confirm with their own password. */
export const adminPassword = {
  label: 'Bestätige mit deinem Passwort',
  remember: 'Für 10 Minuten merken',
  held: 'Bestätigt. Bis {{time}} Uhr fragen wir nicht noch einmal.',
  forget: 'Nicht mehr merken',
  over: 'Die zehn Minuten sind um. Bitte gib dein Passwort noch einmal ein.',
  tooMany: 'Zu viele falsche Passwörter. Wieder möglich um {{time}} Uhr.',
} as const
