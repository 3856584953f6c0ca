/** Who makes a course together. */
export const authorsTexts = {
  title: 'Wer an diesem Kurs arbeitet',
  introOwner:
    'Mit wem willst du den Kurs gemeinsam machen? Alle hier können ihn ändern und veröffentlichen. Löschen, übergeben, Zugänge und Teilnehmende bleiben bei dir.',
  introAuthor:
    'Du kannst diesen Kurs ändern und veröffentlichen. Löschen, übergeben, Zugänge und Teilnehmende bleiben bei {{owner}}.',
  failed: 'Wer an diesem Kurs arbeitet, konnte nicht geladen werden',
  isOwner: 'Eigentümerin oder Eigentümer',
  since: 'seit {{day}}',
  you: '{{name}} (du)',
  add: 'Person hinzufügen',
  addTitle: 'Wer soll mitarbeiten?',
  addHint: 'Die Adresse, mit der sich die Person anmeldet. Sie muss selbst Kurse erstellen dürfen.',
  email: 'E-Mail-Adresse',
  addSubmit: 'Hinzufügen',
  added: '{{email}} kann den Kurs jetzt ändern.',
  actions: 'Was mit {{name}} geschehen soll',
  remove: 'Nicht mehr mitarbeiten lassen',
  removeTitle: 'Soll {{name}} nicht mehr mitarbeiten?',
  removeBody: 'Was {{name}} geschrieben hat, bleibt im Kurs. Ändern geht dann nicht mehr.',
  removed: '{{name}} arbeitet nicht mehr an diesem Kurs.',
  leave: 'Nicht mehr mitarbeiten',
  leaveTitle: 'Willst du nicht mehr an diesem Kurs mitarbeiten?',
  leaveBody: 'Du siehst den Kurs dann nicht mehr in deiner Liste. Nur {{owner}} kann dich wieder hinzufügen.',
  handOver: 'Kurs übergeben',
  handOverTitle: 'Soll der Kurs {{name}} gehören?',
  handOverBody:
    'Dann entscheidet {{name}}, wer mitarbeitet, und kann den Kurs löschen. Du kannst ihn weiter ändern. Deine Zugänge mit diesem Kurs bleiben bei dir. Zurückgeben kann ihn nur {{name}}.',
  handedOver: 'Der Kurs gehört jetzt {{name}}.',
} as const
