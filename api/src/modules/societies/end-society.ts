import type { Context } from '../../platform/context.ts'

/** Ends a society: nobody belongs to it or leads it any more, and no access serves it. Its books stay, so its row does. */
export const endSociety = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  societyId: string,
): Promise<void> => {
  const now = clock.now()
  await db
    .updateTable('users')
    .set({ society_id: null, updated_at: now })
    .where('society_id', '=', societyId)
    .execute()
  await db.deleteFrom('access_societies').where('society_id', '=', societyId).execute()
  await db.deleteFrom('society_admins').where('society_id', '=', societyId).execute()
  await db.updateTable('societies').set({ deleted_at: now }).where('id', '=', societyId).execute()
}
