/** The tabs of a course's pages. */
export const courseTabTexts = {
  label: 'Bereiche von {{title}}',
  content: 'Inhalt',
  participants: 'Teilnehmende',
  statistics: 'Statistik',
} as const
