import type { UploadMessage } from '@kursportal/shared/contract'
import type { Services } from '../../platform/context.ts'

/** What a creator is told of an upload that is done or has failed, or of a publish that was given up. */
export const readUploadMessage = async (
  { database }: Services,
  filmId: string,
): Promise<UploadMessage | undefined> => {
  const row = await database.db
    .selectFrom('upload_notifications')
    .select(['video_upload_id', 'video_id', 'name', 'thumbnail', 'success', 'course_id'])
    .where('video_upload_id', '=', filmId)
    .executeTakeFirst()
  if (!row) return undefined
  const { course_id, ...message } = row
  return { ...message, ...(course_id && { kind: 'publish' as const }) }
}
