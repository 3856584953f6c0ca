import type { SelectQueryBuilder } from 'kysely'
import type { Schema } from './schema.ts'

/** One page of rows and how many there are in all. `counted` is the same selection without columns and order. */
export const pageOf = async <Row, Tables extends keyof Schema, CountedTables extends keyof Schema>(
  rows: SelectQueryBuilder<Schema, Tables, Row>,
  counted: SelectQueryBuilder<Schema, CountedTables, object>,
  page: { limit?: number | undefined; offset?: number | undefined },
): Promise<{ rows: Row[]; total: number }> => {
  let query = rows
  if (page.limit !== undefined) query = query.limit(page.limit)
  if (page.offset) query = query.offset(page.offset)
  const found = await query.execute()
  // A first page that is not full already tells how many there are.
  if (!page.offset && (page.limit === undefined || found.length < page.limit))
    return { rows: found, total: found.length }
  const { total } = await counted
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows: found, total }
}
