import { sql } from 'kysely'
import type { CallAnswer, CallQuery, lectureCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { requireDraftChapter, requireDraftVideo } from '../drafts/drafts.policy.ts'

/**
 * How many people have begun and done a lecture, or all lectures of a chapter, as learners have it now.
 * @throws ApiError not_found
 */
export const readPartLearners = async (
  context: ActorContext,
  query: CallQuery<typeof lectureCalls.readPartLearners>,
): Promise<CallAnswer<typeof lectureCalls.readPartLearners>> => {
  const { 'chapter-id': chapterId, 'video-id': videoId } = query
  if (chapterId) await requireDraftChapter(context, chapterId, 'read')
  if (videoId) await requireDraftVideo(context, videoId, 'read')
  const { rows } = await sql<{ begun: number; done: number }>`
    with parts as (
      select live.id from videos as draft
      join videos as live on live.dev_id = draft.id and live.retired_at is null
      where ${chapterId ? sql`draft.chapter_id = ${chapterId}` : sql`draft.id = ${videoId}`}),
    people as (
      select participations.user_id,
        count(distinct lecture_progress.video_id) filter (where done_at is not null) as done
      from lecture_progress join participations on participations.id = participation_id
      where video_id in (select id from parts)
      group by participations.user_id)
    select count(*)::int as begun,
      (count(*) filter (where done = (select count(*) from parts)))::int as done
    from people`.execute(context.db)
  return rows[0] ?? { begun: 0, done: 0 }
}
