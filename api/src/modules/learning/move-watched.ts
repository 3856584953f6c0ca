import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

/**
 * A live lecture shows another part of its film from now on: what people watched of it, and where they stand, is told
 * in the time of the lecture, so it moves along; what is cut off is forgotten. Progress never moves backwards.
 * @param later how many seconds of the film later the lecture begins now
 * @param seconds how long it takes now
 */
export const moveWatched = async (
  db: Db,
  videoId: string,
  { later, seconds }: { later: number; seconds: number },
): Promise<void> => {
  await sql`update lecture_progress set
    watched = coalesce((
      select range_agg(numrange(greatest(0, lower(part) - ${later}::numeric),
        least(${seconds}::numeric, upper(part) - ${later}::numeric)))
      from unnest(watched) as part
      where upper(part) > ${later}::numeric and lower(part) - ${later}::numeric < ${seconds}::numeric), '{}'),
    position_seconds = greatest(0, least(${seconds}::float8, position_seconds - ${later}::float8))
    where video_id = ${videoId}`.execute(db)
}
