/** The tabs of a course's pages, and what leads to people where nobody takes it yet. */
export const courseTabTexts = {
  label: 'Bereiche von {{title}}',
  content: 'Inhalt',
  participants: 'Teilnehmende',
  statistics: 'Statistik',
  publish: 'Kurs veröffentlichen',
  invite: 'Menschen einladen',
  nobodyYet: {
    publish: 'Der Kurs ist noch ein Entwurf. Veröffentliche ihn, danach kannst du einladen.',
    waits: 'Der Kurs geht live, sobald die Videos verarbeitet sind. Danach kannst du einladen.',
    invite: 'Der Kurs ist live. Teilnehmen kann, wer über einen Zugang eingeladen ist.',
    ownerInvites: 'Der Kurs ist live. Einladen kann {{owner}}.',
  },
} as const
