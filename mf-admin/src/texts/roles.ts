/** What somebody may be. */
export const roles = {
  admin: 'Verwaltung',
  course_creator: 'Kursleitung',
  group_leader: 'Vereinsleitung',
  salesman: 'Vertrieb',
} as const
