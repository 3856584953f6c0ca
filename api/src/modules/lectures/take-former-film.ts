import type { VideoDraft } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { settleRevision } from '../courses/settle-revision.ts'
import { requireDraftVideo } from '../drafts/drafts.policy.ts'
import { touchDraft } from '../drafts/touch-draft.ts'
import { videoOf } from './lectures.views.ts'

/**
 * Shows the film again that a draft lecture had before; the two change places.
 * @throws ApiError not_found, not_in_dev_mode; conflict when there is none
 */
export const takeFormerFilm = async (context: ActorContext, videoId: string): Promise<VideoDraft> => {
  const { course_id } = await requireDraftVideo(context, videoId, 'write')
  await touchDraft(context, course_id)
  const changed = await context.db
    .updateTable('videos')
    .set((eb) => ({
      asset_id: eb.ref('former_asset_id'),
      former_asset_id: eb.ref('asset_id'),
      updated_at: context.clock.now(),
    }))
    .where('id', '=', videoId)
    .where('former_asset_id', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  if (!changed) throw new ApiError('conflict', { reason: 'there is no former film' })
  await settleRevision(context, course_id)
  return videoOf(context.db, videoId)
}
