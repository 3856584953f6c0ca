import { sql, type RawBuilder, type Updateable } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { LectureProgressTable } from '../../platform/db/schema.ts'

/** How far somebody is in a lecture, with what the rules need of the lecture. */
export type ProgressRow = Awaited<ReturnType<typeof readProgress>>

type Key = { participation_id: string; video_id: string }

/** The ranges of a multirange column as `[[from, to], …]` in order. */
export const watchedRanges = (column: string) =>
  sql<[number, number][]>`(
    select coalesce(json_agg(json_build_array(lower(part), upper(part)) order by lower(part)), '[]')
    from unnest(${sql.ref(column)}) as part)`

/** How many seconds a multirange covers. */
const secondsOf = (multirange: RawBuilder<string>) =>
  sql<number>`(select coalesce(sum(upper(part) - lower(part)), 0)::float8 from unnest(${multirange}) as part)`

/** What is stored as watched, together with these ranges. */
export const unionWith = (ranges: readonly (readonly [number, number])[]): RawBuilder<string> =>
  sql<string>`(watched + ${`{${ranges.map(([from, to]) => `[${from},${to})`).join(',')}}`}::nummultirange)`

/** How many seconds would be covered with a union of `unionWith`. */
export const secondsWith = async (db: Db, key: Key, union: RawBuilder<string>): Promise<number> => {
  const { seconds } = await db
    .selectFrom('lecture_progress')
    .select(secondsOf(union).as('seconds'))
    .where('participation_id', '=', key.participation_id)
    .where('video_id', '=', key.video_id)
    .executeTakeFirstOrThrow()
  return seconds
}

const selectProgress = (db: Db, participationId: string, videoId: string) =>
  db
    .selectFrom('lecture_progress')
    .innerJoin('videos', 'videos.id', 'lecture_progress.video_id')
    .select([
      'lecture_progress.participation_id',
      'lecture_progress.video_id',
      'lecture_progress.progress',
      'lecture_progress.position_seconds',
      'lecture_progress.opened_at',
      'lecture_progress.reported_at',
      'lecture_progress.done_at',
      'videos.required_share',
      watchedRanges('lecture_progress.watched').as('watched'),
      secondsOf(sql.ref('lecture_progress.watched')).as('watched_seconds'),
    ])
    .where('participation_id', '=', participationId)
    .where('video_id', '=', videoId)

export const readProgress = (db: Db, participationId: string, videoId: string) =>
  selectProgress(db, participationId, videoId).executeTakeFirstOrThrow()

/** The same, locked until the end of the transaction: two reports of one lecture follow one another. */
export const lockProgress = (db: Db, participationId: string, videoId: string): Promise<ProgressRow> =>
  selectProgress(db, participationId, videoId).forNoKeyUpdate('lecture_progress').executeTakeFirstOrThrow()

type Change = Partial<Omit<Updateable<LectureProgressTable>, 'watched'>> & { watched?: RawBuilder<string> }

export const writeProgress = async (db: Db, key: Key, change: Change): Promise<void> => {
  if (Object.keys(change).length === 0) return
  await db
    .updateTable('lecture_progress')
    .set(change)
    .where('participation_id', '=', key.participation_id)
    .where('video_id', '=', key.video_id)
    .execute()
}
