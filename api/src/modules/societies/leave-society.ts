import type { ActorContext } from '../../platform/context.ts'

/** Takes somebody out of the society they belong to. What counted for it stays counted: finishes name their society. */
export const leaveSociety = async ({ db, actor, clock }: ActorContext): Promise<void> => {
  await db
    .updateTable('users')
    .set({ society_id: null, updated_at: clock.now() })
    .where('id', '=', actor.user_id)
    .execute()
}
