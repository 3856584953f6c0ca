import { sql, type RawBuilder } from 'kysely'

/**
 * A query of everybody's latest participation in a live course, so that each person counts once: `id`, `started_at`,
 * `finished_at` and `section`, the place of the stretch of time it was begun in.
 * @param starts when each stretch but the first begins, in their order
 */
export const latestParticipations = (courseId: string, starts: readonly Date[] = []): RawBuilder<unknown> => {
  const section =
    starts.length === 0
      ? sql`0`
      : sql`width_bucket(started_at, array[${sql.join(starts.map((start) => sql`${start}::timestamptz`))}])`
  return sql`
    select id, started_at, finished_at, ${section}::int as section from (
      select distinct on (user_id) id, started_at, finished_at from participations
      where course_id = ${courseId} order by user_id, number desc) as latest`
}
