import { attachmentTypes, type Attachment } from '@kursportal/shared/contract'
import { inTransaction, type Actor, type ActorContext, type Services } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { newId } from '../../platform/ids.ts'
import { requireDraftVideo } from '../drafts/drafts.policy.ts'
import { isWhatItSays, MOST_ATTACHMENTS } from './attachments.rules.ts'
import { attachmentKey, draftAttachments, presentAttachment } from './attachments.store.ts'
import { nextRevision } from '../drafts/touch-draft.ts'

type File = { name: string; contentType: string; bytes: Buffer }

/**
 * Adds a handout to a draft lecture. The file is stored between two transactions: one would stay open for as long as
 * the storage takes.
 * @throws ApiError not_found, not_in_dev_mode; unsupported_media_type; conflict when there are too many
 */
export const addAttachment = async (
  services: Services,
  actor: Actor,
  videoId: string,
  { name, contentType, bytes }: File,
): Promise<Attachment> => {
  const type = attachmentTypes.find((one) => one === contentType)
  await inTransaction(services, (context) => requireRoom({ ...context, actor }, videoId))
  if (!type || !isWhatItSays(bytes, type)) throw new ApiError('unsupported_media_type')
  const id = newId()
  await services.storage.put(attachmentKey(id), bytes, { contentType: type })
  return inTransaction(services, async (context) => {
    const courseId = await requireRoom({ ...context, actor }, videoId)
    const row = await context.db
      .insertInto('attachments')
      .values({
        id,
        file_id: id,
        video_id: videoId,
        name: name || 'Datei',
        content_type: type,
        bytes: bytes.length,
        created_at: context.clock.now(),
        added_revision: await nextRevision(context, courseId),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return presentAttachment(row)
  })
}

/** The course of a draft lecture that can have one more handout. */
const requireRoom = async (context: ActorContext, videoId: string): Promise<string> => {
  const { course_id } = await requireDraftVideo(context, videoId, 'write')
  if ((await draftAttachments(context, videoId)).length >= MOST_ATTACHMENTS) throw new ApiError('conflict')
  return course_id
}
