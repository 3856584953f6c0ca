import type { UploadMessage } from '@kursportal/shared/contract'
import type { Services } from '../../platform/context.ts'

/** What a creator is told of an upload that is done or has failed. */
export const readUploadMessage = (
  { database }: Services,
  filmId: string,
): Promise<UploadMessage | undefined> =>
  database.db
    .selectFrom('upload_notifications')
    .select(['video_upload_id', 'video_id', 'name', 'thumbnail', 'success'])
    .where('video_upload_id', '=', filmId)
    .executeTakeFirst()
