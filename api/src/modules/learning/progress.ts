import { WATCH_SLACK_SECONDS, WATCH_SPEED } from '@kursportal/shared/domain'
import { sql, type RawBuilder, type Updateable } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { LectureProgressTable } from '../../platform/db/schema.learning.ts'

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

/** Some ranges as a multirange. */
const multirange = (ranges: readonly (readonly [number, number])[]) =>
  sql<string>`${`{${ranges.map(([from, to]) => `[${from},${to})`).join(',')}}`}::nummultirange`

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

/** How far a participation is in a lecture. @throws when it has no row for it */
export const readProgress = (db: Db, participationId: string, videoId: string) =>
  selectProgress(db, participationId, videoId).executeTakeFirstOrThrow()

/** The same, locked until the end of the transaction: two reports of one lecture follow one another. */
export const lockProgress = (db: Db, participationId: string, videoId: string): Promise<ProgressRow> =>
  selectProgress(db, participationId, videoId).forNoKeyUpdate('lecture_progress').executeTakeFirstOrThrow()

type Change = Partial<Omit<Updateable<LectureProgressTable>, 'watched'>>

/** Changes what is kept of one lecture of a participation, but for the ranges that were watched. */
export const writeProgress = async (db: Db, key: Key, change: Change): Promise<void> => {
  await db
    .updateTable('lecture_progress')
    .set(change)
    .where('participation_id', '=', key.participation_id)
    .where('video_id', '=', key.video_id)
    .execute()
}

/** What is known after a report. */
type Taken = Pick<ProgressRow, 'video_id' | 'progress' | 'position_seconds' | 'done_at' | 'watched'> & {
  /** Whether as much of it is seen as has to be, whether it is done by now or not. */
  is_enough: boolean
}

const taken = (enough: RawBuilder<boolean>) => sql`
  lecture_progress.video_id, lecture_progress.progress, lecture_progress.position_seconds, lecture_progress.done_at,
  ${watchedRanges('lecture_progress.watched')} as watched, ${enough} as is_enough`

/** Takes in how much of a text was read, in one statement; it never moves backwards. @param now when it was reported */
export const takeRead = async (db: Db, key: Key, progress: number, now: Date): Promise<Taken> => {
  const { rows } = await sql<Taken>`
    update lecture_progress set
      progress = greatest(progress, ${progress}::float8),
      reported_at = case when ${progress}::float8 > progress then ${now}::timestamptz else reported_at end
    where participation_id = ${key.participation_id} and video_id = ${key.video_id}
    returning ${taken(sql<boolean>`lecture_progress.progress >= 1`)}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`lecture ${key.video_id} was never opened in ${key.participation_id}`)
  return row
}

/** What was played of a film, and where it stands. */
type Watched = {
  ranges: readonly (readonly [number, number])[]
  timestamp: number | undefined
  duration: number
}

/**
 * Takes in what was watched of a film, in one statement: two reports of one lecture follow one another by themselves.
 * The progress follows from the union of all that was watched. Its columns are named one by one: with a `*` it would
 * be planned anew each time (`isPreparable`).
 * @param now when it was reported
 * @returns undefined, with nothing stored, where more is claimed than can have been played since the last report or in
 *   all, so that many small reports cannot add up their slack
 */
export const takeWatched = async (
  db: Db,
  key: Key,
  { ranges, timestamp, duration }: Watched,
  now: Date,
): Promise<Taken | undefined> => {
  const union = sql<string>`(lecture_progress.watched + ${multirange(ranges)})`
  const position = timestamp === undefined ? null : Math.min(timestamp, duration)
  const { rows } = await sql<Taken>`
    with found as materialized (
      select lecture_progress.participation_id, lecture_progress.video_id, videos.required_share,
        ${union} as watched, ${secondsOf(union)} as seconds,
        ${secondsOf(sql.ref('lecture_progress.watched'))} as seconds_before,
        extract(epoch from ${now}::timestamptz - lecture_progress.reported_at) as since_report,
        extract(epoch from ${now}::timestamptz - lecture_progress.opened_at) as since_opening
      from lecture_progress join videos on videos.id = lecture_progress.video_id
      where participation_id = ${key.participation_id} and video_id = ${key.video_id}
      for no key update of lecture_progress
    ), counted as (
      select participation_id, video_id, required_share, watched, seconds > seconds_before as is_more,
        case when ${duration}::float8 > 0 then least(1, seconds / ${duration}::float8) else 0 end as share
      from found
      where seconds <= seconds_before
        or (seconds - seconds_before <= ${mostPlayable('since_report')} and seconds <= ${mostPlayable('since_opening')})
    )
    update lecture_progress set
      watched = counted.watched,
      progress = case when is_more then greatest(progress, share) else progress end,
      reported_at = case when is_more then ${now}::timestamptz else reported_at end,
      position_seconds = coalesce(${position}::float8, position_seconds)
    from counted
    where lecture_progress.participation_id = counted.participation_id
      and lecture_progress.video_id = counted.video_id
    returning ${taken(sql<boolean>`greatest(lecture_progress.progress, share) >= required_share`)}`.execute(
    db,
  )
  return rows[0]
}

/** How many seconds can have been played in those of a column (specification, Lectures). */
const mostPlayable = (column: string) =>
  sql`${WATCH_SPEED}::float8 * greatest(0, ${sql.ref(column)}) + ${WATCH_SLACK_SECONDS}::float8`

/** Notes that a lecture is done; whether it was not before. */
export const becomesDone = async (db: Db, key: Key, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('lecture_progress')
    .set({ done_at: now })
    .where('participation_id', '=', key.participation_id)
    .where('video_id', '=', key.video_id)
    .where('done_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
