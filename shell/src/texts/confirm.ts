/** Confirming legal texts that changed. */
export const confirm = {
  title: 'Das hat sich geändert',
  intro: 'Bitte lies, was neu ist, und bestätige es. Danach geht es weiter wie immer.',
  introNamed: 'Hallo {{name}}, bitte lies, was neu ist, und bestätige es. Danach geht es weiter wie immer.',
  failed: 'Die Texte konnten nicht geladen werden',
  parent: 'Für alle unter 18: Ich bin Vater oder Mutter und erlaube das.',
  submit: 'Bestätigen',
  otherwise: 'Nicht einverstanden?',
  otherwiseBody: 'Deine Daten kannst du mitnehmen und dein Konto löschen:',
  toProfile: 'Zu deinem Profil',
} as const
