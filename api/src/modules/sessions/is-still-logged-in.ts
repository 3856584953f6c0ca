import type { Actor, Services } from '../../platform/context.ts'

/** Whether the session is still there (looking does not prolong it), and its person with the rights they came with. */
export const isStillLoggedIn = async ({ database, clock }: Services, actor: Actor): Promise<boolean> => {
  const person = database.db
    .selectFrom('users')
    .select('users.id')
    .where('users.id', '=', actor.user_id)
    .where('users.is_admin', '=', actor.is_admin)
    .where('users.is_course_creator', '=', actor.is_course_creator)
  const found = await (
    actor.session_hash
      ? person
          .innerJoin('sessions', 'sessions.user_id', 'users.id')
          .where('sessions.id_hash', '=', actor.session_hash)
          .where('sessions.expires_at', '>', clock.now())
      : person
  ).executeTakeFirst()
  return found !== undefined
}
