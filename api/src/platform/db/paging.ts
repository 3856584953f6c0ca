import type { SelectQueryBuilder } from 'kysely'

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
  page: { limit?: number | undefined; offset?: number | undefined },
): Promise<{ rows: Row[]; total: number }> => {
  let query = rows
  if (page.limit !== undefined) query = query.limit(page.limit)
  if (page.offset) query = query.offset(page.offset)
  const found = await query.execute()
  // A first page that is not full already tells how many there are.
  if (!page.offset && (page.limit === undefined || found.length < page.limit))
    return { rows: found, total: found.length }
  const count = counted.select((eb) => eb.fn.countAll<number>().as('total'))
  const [counts] = await count.$castTo<{ total: number }>().execute()
  return { rows: found, total: counts?.total ?? 0 }
}
