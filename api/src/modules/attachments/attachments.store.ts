import { attachment, type Attachment } from '@kursportal/shared/contract'
import type { Selectable } from 'kysely'
import type { ActorContext, Context } from '../../platform/context.ts'
import type { AttachmentsTable } from '../../platform/db/schema.courses.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { requireDraftVideo } from '../drafts/drafts.policy.ts'
import { openLecture } from '../learning/open-lecture.ts'

type Row = Selectable<AttachmentsTable>

/** Where the file of a handout is stored. */
export const attachmentKey = (fileId: string): string => `attachments/${fileId}`

/** A handout as the API gives it. */
export const presentAttachment = ({ id, file_id, name, content_type, bytes, created_at }: Row): Attachment =>
  attachment.parse({ id, file_id, name, content_type, bytes, created_at: created_at.toISOString() })

/** The handouts of a draft lecture as they are now. */
export const draftAttachments = ({ db }: Pick<Context, 'db'>, draftId: string): Promise<Row[]> =>
  db
    .selectFrom('attachments')
    .selectAll()
    .where('video_id', '=', draftId)
    .where('removed_revision', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/**
 * The handouts of a lecture for somebody: of a draft for who may edit it, as they are now; of a live one for learners
 * it is open to, as they were when it was published.
 * @throws ApiError not_found; locked
 */
export const visibleAttachments = async (context: ActorContext, videoId: string): Promise<Row[]> => {
  const lecture = await context.db
    .selectFrom('videos')
    .innerJoin('courses', 'courses.id', 'videos.course_id')
    .select(['videos.dev_id', 'courses.dev_id as course_dev_id', 'courses.revision'])
    .where('videos.id', '=', videoId)
    .executeTakeFirst()
  if (!lecture) throw new ApiError('not_found')
  if (lecture.course_dev_id === null) {
    await requireDraftVideo(context, videoId, 'read')
    return draftAttachments(context, videoId)
  }
  await openLecture(context, videoId)
  const { dev_id, revision } = lecture
  if (dev_id === null) return []
  return context.db
    .selectFrom('attachments')
    .selectAll()
    .where('video_id', '=', dev_id)
    .where('added_revision', '<=', revision)
    .where((eb) => eb.or([eb('removed_revision', 'is', null), eb('removed_revision', '>', revision)]))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
