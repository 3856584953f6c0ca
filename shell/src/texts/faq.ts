/** Questions people often have. */
export const faq = {
  title: 'Häufige Fragen',
  intro: 'Vielleicht steht deine Antwort schon hier.',
  failed: 'Die Fragen konnten nicht geladen werden',
  emptyTitle: 'Noch keine Fragen',
  emptyBody: 'Sobald es Fragen und Antworten gibt, stehen sie hier.',
} as const
