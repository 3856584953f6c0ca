import type { SessionInfo } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { nameOf, rolesOf } from '../people/present-person.ts'
import { societyRolesOf } from '../societies/society-roles.ts'

/** Who is logged in and what they may do. */
export const presentSession = async ({ db, actor }: ActorContext): Promise<SessionInfo> => {
  const user = await db
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name', 'image_id', 'is_admin', 'is_course_creator'])
    .where('id', '=', actor.user_id)
    .executeTakeFirstOrThrow()
  const session = actor.session_hash
    ? await db
        .selectFrom('sessions')
        .select('expires_at')
        .where('id_hash', '=', actor.session_hash)
        .executeTakeFirst()
    : undefined
  const societyRoles = await societyRolesOf(db, [user.id])
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
    roles: rolesOf(user, societyRoles.get(user.id)),
    expires_at: session?.expires_at.toISOString() ?? null,
  }
}
