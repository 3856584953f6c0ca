import { sql, type SelectQueryBuilder } from 'kysely'
import { COUNTED } from '@kursportal/shared/domain'
import type { Db } from './database.ts'

/** How many rows, and how many before them are left out. */
export type Page = { limit?: number | undefined; offset?: number | undefined }

/**
 * The rows of one page. The limit is written out: a plan for any number of rows expects a tenth of the list, looks dearer
 * than one for twenty the longer the list is, and PostgreSQL would plan each request anew.
 */
export const onPage = <Row, All, Tables extends keyof All>(
  rows: SelectQueryBuilder<All, Tables, Row>,
  { limit, offset }: Page,
): SelectQueryBuilder<All, Tables, Row> => {
  const limited = limit === undefined ? rows : rows.limit(sql.lit(limit))
  return offset ? limited.offset(offset) : limited
}

/** One page of rows and how many there are in all. `counted` is the same selection; its columns and order do not matter. */
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
    const count = counted
      .clearSelect()
      .clearOrderBy()
      .select((eb) => eb.fn.countAll<number>().as('total'))
    const [counts] = await count.$castTo<{ total: number }>().execute()
    return counts?.total ?? 0
  })

/** The same where how many there are is known otherwise, by a tally; asked for only when the page does not tell. */
export const pageWithTotal = async <Row, All, Tables extends keyof All>(
  rows: SelectQueryBuilder<All, Tables, Row>,
  page: Page,
  countAll: () => Promise<number>,
): Promise<{ rows: Row[]; total: number }> => {
  const found = await onPage(rows, page).execute()
  return { rows: found, total: await totalWith(found.length, page, countAll) }
}

/** How many there are in all: a first page of so many rows that is not full already tells. */
export const totalWith = async (
  rows: number,
  { limit, offset }: Page,
  countAll: () => Promise<number>,
): Promise<number> => (!offset && (limit === undefined || rows < limit) ? rows : countAll())

/**
 * How many rows a selection without columns has, counted no further than it helps anybody: a word that half of a million
 * people have in their name would be looked up in every row.
 * @returns `COUNTED` + 1 for more than `COUNTED`
 */
export const countUpTo = async <All, Tables extends keyof All>(
  db: Db,
  matching: SelectQueryBuilder<All, Tables, object>,
): Promise<number> => {
  const some = matching.select(sql<number>`1`.as('one')).limit(COUNTED + 1)
  const { n } = await db
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}
