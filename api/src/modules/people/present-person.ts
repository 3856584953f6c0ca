import type { SessionInfo } from '@kursportal/shared/contract'
import type { SocietyRole } from './society-roles.ts'

type Role = SessionInfo['roles'][number]

/** The roles somebody has, with those that come from leading a society (specification, section 6). */
export const rolesOf = (
  user: { is_admin: boolean; is_course_creator: boolean },
  societyRoles: readonly SocietyRole[] = [],
): Role[] => [
  ...(user.is_admin ? (['admin'] as const) : []),
  ...(user.is_course_creator ? (['course_creator'] as const) : []),
  ...societyRoles,
]
