import { sql, type RawBuilder } from 'kysely'
import type { Overview } from '@kursportal/shared/contract'
import type { Db } from '../../platform/db/database.ts'
import { readTally } from '../../platform/db/tallies.ts'

const DAYS = 30 * 24 * 60 * 60_000

/** What happened in the 30 days before an instant, and in the 30 before those. */
export const readFigures = async (db: Db, now: Date): Promise<Overview['figures']> => {
  const since = new Date(now.getTime() - DAYS)
  const before = new Date(since.getTime() - DAYS)
  const counted = (
    table: string,
    column: string,
    only = sql`true`,
  ): RawBuilder<{ now: number; before: number }> => sql`(
    select json_build_object(
      'now', count(*) filter (where ${sql.ref(column)} > ${since}),
      'before', count(*) filter (where ${sql.ref(column)} <= ${since}))
    from ${sql.table(table)} where ${sql.ref(column)} > ${before} and ${sql.ref(column)} <= ${now}
      and ${only})`
  const figures = await db
    .selectNoFrom([
      counted('users', 'created_at').as('registrations'),
      counted('participations', 'started_at').as('begun'),
      counted('participations', 'finished_at').as('finished'),
      // One that was issued anew stays one.
      counted('certificates', 'issued_at', sql`replaces_id is null`).as('certificates'),
    ])
    .executeTakeFirstOrThrow()
  return { people: await readTally(db, 'people'), ...figures }
}
