/** The list of members. */
export const members = {
  title: 'Mitglieder',
  intro: 'Alle Menschen mit einem Konto.',
  search: 'Name, E-Mail oder Ort',
  failed: 'Die Mitglieder konnten nicht geladen werden',
  name: 'Name',
  roles: 'Rollen',
  courses: 'Kurse',
  coursesOf: '{{finished}} von {{started}} geschafft',
  noCourses: 'noch keine',
  certificates: 'Bescheinigungen',
  consents: 'Einwilligungen',
  since: 'Dabei seit',
  lastSeen: 'Zuletzt da',
  never: 'noch nie',
  emptyTitle: 'Noch ist niemand dabei',
  emptyBody: 'Sobald sich jemand registriert, steht die Person hier.',
} as const
