/** Withdrawing from a contract. */
export const withdrawal = {
  title: 'Vertrag widerrufen',
  intro:
    'Hier kannst du einen Vertrag widerrufen, zum Beispiel über einen Kurs. Du brauchst dafür kein Konto und musst keinen Grund nennen.',
  contract: 'Welchen Vertrag möchtest du widerrufen?',
  contractHint: 'Zum Beispiel der Name des Kurses und der Tag, an dem du bestellt hast.',
  name: 'Dein Name',
  email: 'Deine E-Mail-Adresse',
  emailHint: 'Dorthin schicken wir die Bestätigung, dass dein Widerruf angekommen ist.',
  note: 'Möchtest du noch etwas sagen?',
  next: 'Weiter',
  confirmTitle: 'Stimmt alles?',
  confirmBody: 'Mit „Widerruf bestätigen“ erklärst du, dass du diesen Vertrag widerrufst.',
  confirm: 'Widerruf bestätigen',
  back: 'Angaben ändern',
  doneTitle: 'Dein Widerruf ist angekommen',
  doneBody: 'Eingegangen: {{when}} Uhr. Die Bestätigung schicken wir an {{email}}.',
  donePrint:
    'Eingegangen: {{when}} Uhr. An {{email}} gingen heute schon mehrere Bestätigungen. Druck bitte diese Seite aus, sie gilt genauso.',
  doneNumber: 'Nummer des Vorgangs: {{number}}',
  print: 'Drucken',
} as const
