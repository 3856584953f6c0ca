import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { COUNTED } from '@kursportal/shared/domain'
import type { Db } from './database.ts'
import { onPage, type Page } from './paging.ts'

/** What rows are sorted by, one after the other, and which way; the same for no two rows. */
export type Order = readonly { by: RawBuilder<unknown>; way?: RawBuilder<unknown> }[]

const ascending = sql`asc`

/** A page of rows in their order, by an index where there is one; all of them without a page. */
export const pageInOrder = <All, Tables extends keyof All, Row>(
  rows: SelectQueryBuilder<All, Tables, Row>,
  order: Order,
  page: Page = {},
): SelectQueryBuilder<All, Tables, Row> =>
  onPage(
    order.reduce((sorted, { by, way = ascending }) => sorted.orderBy(sql`${by} ${way}`), rows),
    page,
  )

const keysOf = (order: Order) => order.map(({ by }, place) => by.as(`key_${place}`))

const sortedKeys = (order: Order) =>
  sql.join(order.map(({ way = ascending }, place) => sql`${sql.ref(`key_${place}`)} ${way}`))

/**
 * Which rows of a search are on a page, and how many it finds. They are read once for both: they lie anywhere, and reading
 * is what takes time. Then they are sorted, as an index in that order says nothing of where they begin: whoever is called
 * Müller comes after half of all. What is told of them is asked for afterwards.
 * @param matching selects the ids, without order
 * @returns the total as `countUpTo` counts; no ids where more are found than are counted (`manyOnPage`)
 */
export const foundOnPage = async <All, Tables extends keyof All>(
  db: Db,
  matching: SelectQueryBuilder<All, Tables, { id: string }>,
  order: Order,
  { limit, offset = 0 }: Page,
): Promise<{ total: number; ids: string[] | null }> => {
  const { rows } = await sql<{ total: number; ids: string[] | null }>`
    with found as materialized (${matching.select(keysOf(order)).limit(sql.lit(COUNTED + 1))}),
      counted as (select count(*)::integer as total from found)
    select total, case when total <= ${sql.lit(COUNTED)} then to_json(array(
      select id from found order by ${sortedKeys(order)} limit ${limit ?? null} offset ${offset})) end as ids
    from counted`.execute(db)
  return rows[0] ?? { total: 0, ids: [] }
}

const NEAR = 5000

/** Among how many of the first rows of all a page of a search that finds many is looked for: later pages among more. */
export const nearPage = ({ offset = 0 }: Page): Page => ({ limit: NEAR + 4 * offset })

/**
 * Which rows are on a page of a search that finds more than are counted. Mostly the first rows of all hold a page of them.
 * They do not where all that are found lie close together and far away, as people with one name do: then they are sorted.
 * @param near selects the ids of what is found among the first of all in that order (`nearPage`)
 * @param matching selects the ids of all that is found, without order
 */
export const manyOnPage = async <All, Tables extends keyof All, NearAll, NearTables extends keyof NearAll>(
  db: Db,
  near: SelectQueryBuilder<NearAll, NearTables, { id: string }>,
  matching: SelectQueryBuilder<All, Tables, { id: string }>,
  order: Order,
  page: Page,
): Promise<string[]> => {
  const first = await pageInOrder(near, order, page).execute()
  if (first.length === page.limit) return first.map(({ id }) => id)
  const { rows } = await sql<{ id: string }>`
    with found as materialized (${matching.select(keysOf(order))})
    select id from found order by ${sortedKeys(order)}
    limit ${page.limit ?? null} offset ${page.offset ?? 0}`.execute(db)
  return rows.map(({ id }) => id)
}
