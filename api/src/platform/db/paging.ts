import type { SelectQueryBuilder } from 'kysely'

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
