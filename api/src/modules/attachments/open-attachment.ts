import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { isAuthorOf, mayEdit } from '../drafts/drafts.policy.ts'
import { attachmentKey, visibleAttachments } from './attachments.store.ts'

/** A handout, and under which key the storage has its file. */
type OpenedAttachment = { name: string; contentType: string; key: string }

/**
 * The file of a handout, for whom its lecture is open: as draft or as live copy.
 * @throws ApiError not_found; locked
 */
export const openAttachment = async (
  context: ActorContext,
  attachmentId: string,
): Promise<OpenedAttachment> => {
  const { db, actor } = context
  const found = await db
    .selectFrom('attachments')
    .select('video_id')
    .where('id', '=', attachmentId)
    .executeTakeFirst()
  if (!found) throw new ApiError('not_found')
  const lectures = await db
    .selectFrom('videos')
    .innerJoin('courses', 'courses.id', 'videos.course_id')
    .select([
      'videos.id',
      'courses.owner_id',
      'courses.dev_id as course_dev_id',
      isAuthorOf(actor).as('is_author'),
    ])
    .where((eb) => eb.or([eb('videos.id', '=', found.video_id), eb('videos.dev_id', '=', found.video_id)]))
    .execute()
  const draft = lectures.find((one) => one.course_dev_id === null && mayEdit(actor, one))
  const lecture = draft ?? lectures.find(({ course_dev_id }) => course_dev_id !== null)
  if (!lecture) throw new ApiError('not_found')
  const visible = await visibleAttachments(context, lecture.id)
  const attachment = visible.find(({ id }) => id === attachmentId)
  if (!attachment) throw new ApiError('not_found')
  return {
    name: attachment.name,
    contentType: attachment.content_type,
    key: attachmentKey(attachment.file_id),
  }
}
