import { sql } from 'kysely'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { foundOnPage, manyOnPage, pageInOrder, type Order } from './found-page.ts'
import { matchesWords } from './search.ts'

/** By name the other way round, and by id. */
const order: Order = [{ by: sql.ref('users.last_name'), way: sql`desc` }, { by: sql.ref('users.id') }]

describe('a page of what is found', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await openTestPlatform()
    await platform.reset()
    await sql`insert into users (id, email, last_name, search_text)
      select gen_random_uuid(), 'p' || n || '@viele.example', 'N' || (100000 + n * 7 % 10007),
        case when n <= 1500 then 'viele manche' else 'viele' end
      from generate_series(1, 10006) as n`.execute(platform.context.db)
  })
  afterAll(() => platform.close())

  const page = { limit: 3, offset: 2 }
  const matching = (word: string) =>
    platform.context.db
      .selectFrom('users')
      .where((eb) => eb.and(matchesWords('users.search_text', word)))
      .select('users.id')
  const namesOf = async (ids: string[]) => {
    const { db } = platform.context
    const rows = await db.selectFrom('users').where('id', 'in', ids).select(['id', 'last_name']).execute()
    return ids.map((id) => rows.find((row) => row.id === id)?.last_name)
  }
  const names = (n: number) =>
    Array.from({ length: n }, (_, place) => `N${100_000 + (((place + 1) * 7) % 10_007)}`)
      .toSorted()
      .toReversed()

  it('is sorted among more than a thousand, wherever they stand among all', async () => {
    const { total, ids } = await foundOnPage(platform.context.db, matching('manche'), order, page)
    expect(total).toBe(1500)
    expect(await namesOf(ids ?? [])).toEqual(names(1500).slice(2, 5))
  })

  it.each([
    ['among the first of all', 100],
    ['among all, where the first do not hold the page', 1],
  ])('is looked for %s, where more are found than are counted', async (_, limit) => {
    const { db } = platform.context
    expect(await foundOnPage(db, matching('viele'), order, page)).toEqual({ total: 10_001, ids: null })
    const first = pageInOrder(db.selectFrom('users').selectAll('users'), order, { limit })
    const near = db
      .selectFrom(first.as('users'))
      .where((eb) => eb.and(matchesWords('users.search_text', 'viele')))
      .select('users.id')
    const ids = await manyOnPage(db, near, matching('viele'), order, page)
    expect(await namesOf(ids)).toEqual(names(10_006).slice(2, 5))
  })

  it('is empty where nothing is found, and behind the end', async () => {
    const { db } = platform.context
    expect(await foundOnPage(db, matching('niemand'), order, page)).toEqual({ total: 0, ids: [] })
    const behind = await foundOnPage(db, matching('manche'), order, { limit: 3, offset: 1500 })
    expect(behind).toEqual({ total: 1500, ids: [] })
  })
})
