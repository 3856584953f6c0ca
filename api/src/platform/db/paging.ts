import { sql, type SelectQueryBuilder } from 'kysely'
import { COUNTED } from '@kursportal/shared/domain'
import type { Db } from './database.ts'
import type { Schema } from './schema.ts'

type Page = { limit?: number | undefined; offset?: number | undefined }

/** One page of rows and how many there are in all. `counted` is the same selection without columns and order. */
export const pageOf = async <
  Row,
  All,
  Tables extends keyof All,
  CountedAll,
  CountedTables extends keyof CountedAll,
>(
  rows: SelectQueryBuilder<All, Tables, Row>,
  counted: SelectQueryBuilder<CountedAll, CountedTables, object>,
  page: Page,
): Promise<{ rows: Row[]; total: number }> =>
  pageWithTotal(rows, page, async () => {
    const count = counted.select((eb) => eb.fn.countAll<number>().as('total'))
    const [counts] = await count.$castTo<{ total: number }>().execute()
    return counts?.total ?? 0
  })

/** The same where how many there are is known otherwise, by a tally; asked for only when the page does not tell. */
export const pageWithTotal = async <Row, All, Tables extends keyof All>(
  rows: SelectQueryBuilder<All, Tables, Row>,
  page: Page,
  countAll: () => Promise<number>,
): Promise<{ rows: Row[]; total: number }> => {
  let query = rows
  if (page.limit !== undefined) query = query.limit(page.limit)
  if (page.offset) query = query.offset(page.offset)
  const found = await query.execute()
  // A first page that is not full already tells how many there are.
  if (!page.offset && (page.limit === undefined || found.length < page.limit))
    return { rows: found, total: found.length }
  return { rows: found, total: await countAll() }
}

/**
 * How many rows a selection without columns has, counted no further than it helps anybody: a word that half of a million
 * people have in their name would be looked up in every row.
 * @returns `COUNTED` + 1 for more than `COUNTED`
 */
export const countUpTo = async <Tables extends keyof Schema>(
  db: Db,
  matching: SelectQueryBuilder<Schema, Tables, object>,
): Promise<number> => {
  const some = matching.select(sql<number>`1`.as('one')).limit(COUNTED + 1)
  const { n } = await db
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}
