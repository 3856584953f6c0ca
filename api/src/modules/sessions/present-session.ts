import type { SessionInfo } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { often } from '../../platform/db/often.ts'
import { nameOf, rolesOf } from '../people/present-person.ts'
import { societyRoles } from '../societies/society-roles.ts'

/** Who is logged in and what they may do; one query, as every page asks. */
export const presentSession = async ({ db, actor }: ActorContext): Promise<SessionInfo> => {
  const user = await db
    .selectFrom('users')
    .leftJoin('sessions', (join) =>
      join.onRef('sessions.user_id', '=', 'users.id').on('sessions.id_hash', '=', actor.session_hash),
    )
    .modifyFront(often)
    .select([
      'users.id',
      'email',
      'first_name',
      'last_name',
      'image_id',
      'is_admin',
      'is_course_creator',
      'sessions.expires_at',
      societyRoles.as('society_roles'),
    ])
    .where('users.id', '=', actor.user_id)
    .executeTakeFirstOrThrow()
  return {
    user: {
      id: user.id,
      email: user.email,
      name: nameOf(user),
      first_name: user.first_name,
      last_name: user.last_name,
      image_id: user.image_id,
    },
    perms: { admin: user.is_admin, course_creator: user.is_course_creator },
    roles: rolesOf(user, user.society_roles),
    expires_at: user.expires_at?.toISOString() ?? null,
  }
}
