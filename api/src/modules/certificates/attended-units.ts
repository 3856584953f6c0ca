import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'

/** Units somebody did, and how many minutes one has on average. */
export type AttendedUnits = { count: number; minutes: number }

/**
 * The lectures that were done when a participation was finished. All that the course had then are among them, whatever
 * was published since; so what was offered and what was attended is the same number.
 */
export const attendedUnits = async ({ db }: Context, participationId: string): Promise<AttendedUnits> => {
  const { rows } = await sql<{ count: number; seconds: number }>`
    select count(*)::integer as count,
      coalesce(sum(coalesce(asset.duration_seconds, video.minutes * 60)), 0)::float8 as seconds
    from lecture_progress as progress
    join participations as participation on participation.id = progress.participation_id
    join videos as video on video.id = progress.video_id
    left join media_assets as asset on asset.id = video.asset_id
    where progress.participation_id = ${participationId} and progress.done_at <= participation.finished_at`.execute(
    db,
  )
  const { count, seconds } = rows[0] ?? { count: 0, seconds: 0 }
  return { count, minutes: count === 0 ? 0 : Math.max(1, Math.round(seconds / count / 60)) }
}
