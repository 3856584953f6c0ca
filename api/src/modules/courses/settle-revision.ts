import { diffSnapshots } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { readAttachmentSides } from '../attachments/changed-attachments.ts'
import { readSnapshot } from '../drafts/read-snapshot.ts'

/**
 * Notes the revision of the draft that learners have, on the live copy and in the newest publish. Handouts come and go
 * by revision.
 */
export const noteRevision = async (
  { db }: Context,
  draftId: string,
  liveId: string,
  revision: number,
): Promise<void> => {
  await db.updateTable('courses').set({ revision }).where('id', '=', liveId).execute()
  await db
    .updateTable('course_publications')
    .set({ revision })
    .where('course_id', '=', draftId)
    .where('number', '=', (eb) =>
      eb
        .selectFrom('course_publications')
        .select((of) => of.fn.max('number').as('newest'))
        .where('course_id', '=', draftId),
    )
    .execute()
}

/**
 * A draft that is the same as what learners have counts as published, however many revisions led there: after a
 * restore, when a film became ready after the publish was approved, or when one that was to replace another did not.
 */
export const settleRevision = async (context: Context, draftId: string): Promise<void> => {
  const { db } = context
  const live = await db
    .selectFrom('courses')
    .select(['id', 'revision'])
    .where('dev_id', '=', draftId)
    .where('retired_at', 'is', null)
    .executeTakeFirst()
  const draft = await db.selectFrom('courses').select('revision').where('id', '=', draftId).executeTakeFirst()
  if (!live || !draft || live.revision === draft.revision) return
  const now = await readSnapshot(db, draftId)
  const handouts = await readAttachmentSides(context, now, live.revision)
  const changes = diffSnapshots(draftId, handouts.live(await readSnapshot(db, live.id)), handouts.now(now))
  if (changes.length === 0) await noteRevision(context, draftId, live.id, draft.revision)
}
