import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { requireDraftVideo } from '../drafts/drafts.policy.ts'
import { nextRevision } from '../drafts/touch-draft.ts'

/**
 * Takes a handout out of its draft lecture; learners keep it until the next publish.
 * @throws ApiError not_found
 */
export const removeAttachment = async (context: ActorContext, attachmentId: string): Promise<void> => {
  const { db } = context
  const found = await db
    .selectFrom('attachments')
    .select('video_id')
    .where('id', '=', attachmentId)
    .where('removed_revision', 'is', null)
    .executeTakeFirst()
  if (!found) throw new ApiError('not_found')
  const { course_id } = await requireDraftVideo(context, found.video_id, 'write')
  await db
    .updateTable('attachments')
    .set({ removed_revision: await nextRevision(context, course_id) })
    .where('id', '=', attachmentId)
    .execute()
}
