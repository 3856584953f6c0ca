import type { ActorContext } from '../../../platform/context.ts'
import type { ByteRange } from '../../../platform/http/send-file.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import { attachmentKey, visibleAttachments } from './attachments.store.ts'

/**
 * The file of a handout, for whom its lecture is open: as draft or as live copy.
 * @throws ApiError not_found; locked
 */
export const openAttachment = async (context: ActorContext, attachmentId: string) => {
  const { db, actor, storage } = context
  const found = await db
    .selectFrom('attachments')
    .select('video_id')
    .where('id', '=', attachmentId)
    .executeTakeFirst()
  if (!found) throw new ApiError('not_found')
  const lectures = await db
    .selectFrom('videos')
    .innerJoin('courses', 'courses.id', 'videos.course_id')
    .select(['videos.id', 'courses.owner_id', 'courses.dev_id as course_dev_id'])
    .where((eb) => eb.or([eb('videos.id', '=', found.video_id), eb('videos.dev_id', '=', found.video_id)]))
    .execute()
  const draft = lectures.find(
    ({ course_dev_id, owner_id }) => course_dev_id === null && (actor.is_admin || owner_id === actor.user_id),
  )
  const lecture = draft ?? lectures.find(({ course_dev_id }) => course_dev_id !== null)
  if (!lecture) throw new ApiError('not_found')
  const visible = await visibleAttachments(context, lecture.id)
  const attachment = visible.find(({ id }) => id === attachmentId)
  if (!attachment) throw new ApiError('not_found')
  const key = attachmentKey(attachment.file_id)
  return {
    name: attachment.name,
    contentType: attachment.content_type,
    /** The file or a part of it; null when it is not in the storage. */
    open: (range?: ByteRange) => storage.get(key, range),
  }
}
