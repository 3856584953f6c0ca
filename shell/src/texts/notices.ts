/** Whom one writes to; stands below the imprint. */
export const contact = {
  title: 'Kontaktstellen',
  users: 'Für alle, die hier lernen oder etwas wissen möchten:',
  phone: 'Telefon: {{phone}}',
  authorities: 'Für Behörden (Artikel 11 des Gesetzes über digitale Dienste):',
  languages: 'Du kannst uns in diesen Sprachen schreiben: {{languages}}',
} as const

/** Telling of a barrier. */
export const feedback = {
  title: 'Barriere melden',
  intro: 'Kommst du irgendwo nicht weiter? Sag uns Bescheid, wir helfen dir und bessern nach.',
  message: 'Was geht nicht?',
  address: 'Wo ist das?',
  addressHint: 'Zum Beispiel die Adresse der Seite oder ihr Name.',
  name: 'Dein Name',
  email: 'Deine E-Mail-Adresse',
  emailHint: 'Dorthin schicken wir die Bestätigung und unsere Antwort.',
  send: 'Abschicken',
  doneMailed: 'Danke! Eingegangen: {{when}} Uhr. Die Bestätigung schicken wir an {{email}}.',
  done: 'Danke! Eingegangen: {{when}} Uhr. An {{email}} gingen heute schon mehrere Bestätigungen, deshalb kommt keine weitere.',
  otherwise: 'Du möchtest lieber anrufen oder einen Brief schreiben? Die Adresse steht hier:',
} as const
