/** The frame of the administration. */
export const layout = {
  navigation: 'Bereiche der Verwaltung',
  open: 'Bereiche der Verwaltung öffnen',
  areas: 'Bereiche',
  groups: {
    people: 'Menschen',
    money: 'Geld',
    content: 'Inhalte',
    platform: 'Plattform',
    other: 'Weiteres',
    technical: 'Technik',
  },
} as const
