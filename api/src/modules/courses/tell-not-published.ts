import { lecturesOf, type CourseSnapshot } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { assetsOf, filmsShownBy } from './snapshot-films.ts'

/** Tells whoever published by the bell that a course does not go live, and which lecture's film it waited for in vain. */
export const tellNotPublished = async (
  context: Context,
  draftId: string,
  approved: CourseSnapshot,
  publishedBy: string,
): Promise<void> => {
  const { db, clock } = context
  const assets = await assetsOf(db, approved)
  const lectures = lecturesOf(approved)
  const lecture =
    lectures.find((one) => filmsShownBy(one).some((film) => assets.get(film)?.state !== 'ready')) ??
    lectures[0]
  if (!lecture) return
  const id = newId()
  await db
    .insertInto('upload_notifications')
    .values({
      video_upload_id: id,
      user_id: publishedBy,
      video_id: lecture.id,
      course_id: draftId,
      name: approved.course.title,
      success: false,
      created_at: clock.now(),
    })
    .execute()
  await context.publish('upload-done', { user_id: publishedBy, video_upload_id: id })
}
