import { filmFailure, type CallAnswer, type uploadCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'

const NEWEST = 100

/** The newest finished and failed uploads of the person, and publishes that were given up, for the bell. */
export const listUploads = async ({
  db,
  actor,
}: ActorContext): Promise<CallAnswer<typeof uploadCalls.listUploads>> => {
  const rows = await db
    .selectFrom('upload_notifications')
    .leftJoin('videos', 'videos.id', 'upload_notifications.video_id')
    .leftJoin('courses', (join) =>
      join
        .on((eb) =>
          eb('courses.id', '=', eb.fn.coalesce('upload_notifications.course_id', 'videos.course_id')),
        )
        .on('courses.retired_at', 'is', null),
    )
    .select([
      'upload_notifications.video_upload_id',
      'upload_notifications.video_id',
      'upload_notifications.name',
      'upload_notifications.thumbnail',
      'upload_notifications.success',
      'upload_notifications.created_at',
      'upload_notifications.seen',
      'upload_notifications.failure',
      'upload_notifications.course_id as not_published',
      'courses.id as course_id',
      'courses.title as course_title',
      'videos.chapter_id',
    ])
    .where('user_id', '=', actor.user_id)
    .orderBy('upload_notifications.created_at', 'desc')
    .orderBy('video_upload_id', 'desc')
    .limit(NEWEST)
    .execute()
  const counts = await db
    .selectFrom('upload_notifications')
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn.countAll<number>().filterWhere('seen', '=', false).as('unseen'),
    ])
    .where('user_id', '=', actor.user_id)
    .executeTakeFirstOrThrow()
  return {
    items: rows.map((row) => ({
      video_upload_id: row.video_upload_id,
      video_id: row.video_id,
      name: row.name,
      thumbnail: row.thumbnail,
      success: row.success,
      ...(row.not_published && { kind: 'publish' as const }),
      created_at: row.created_at.toISOString(),
      seen: row.seen,
      failure: filmFailure.nullable().parse(row.failure),
      course_id: row.course_id,
      course_title: row.course_title,
      chapter_id: row.course_id && row.chapter_id,
    })),
    total: counts.total,
    unseen: counts.unseen,
  }
}

/** The bell was opened: nothing is unseen any more. */
export const markUploadsSeen = async ({ db, actor }: ActorContext): Promise<void> => {
  await db
    .updateTable('upload_notifications')
    .set({ seen: true })
    .where('user_id', '=', actor.user_id)
    .where('seen', '=', false)
    .execute()
}
