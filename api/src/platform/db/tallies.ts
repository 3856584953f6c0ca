import { sql, type RawBuilder } from 'kysely'
import type { Db } from './database.ts'
import type { TalliesTable } from './schema.platform.ts'

type Tally = TalliesTable['what']

/** The id of a tally there is only one of. */
const ONLY = '00000000-0000-0000-0000-000000000000'

/** A column of a query: how many there are, as triggers note with every change (migration 0076). */
export const tallyOf = (what: Tally, column: string): RawBuilder<number> => sql<number>`(
  select coalesce(sum(n), 0)::integer from tallies where what = ${sql.lit(what)} and id = ${sql.ref(column)})`

/** How many there are of what one access has, or of all people. */
export const readTally = async (db: Db, what: Tally, id: string = ONLY): Promise<number> => {
  const { n } = await db
    .selectFrom('tallies')
    .select(sql<number>`coalesce(sum(n), 0)::integer`.as('n'))
    .where('what', '=', what)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return n
}

/**
 * Adds up the rows of each tally to one. Two at the same time do not count anything twice: each adds up only the rows it
 * has removed itself.
 */
export const compactTallies = async (db: Db): Promise<void> => {
  await sql`
    with removed as (
      delete from tallies where (what, id) in (
        select what, id from tallies group by what, id having count(*) > 1 or sum(n) = 0)
      returning what, id, n
    )
    insert into tallies (what, id, n)
      select what, id, sum(n) from removed group by what, id having sum(n) <> 0`.execute(db)
}
