import { sql } from 'kysely'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import type { Context } from '../context.ts'
import { pageWithTotal } from './paging.ts'

describe('a page on PostgreSQL', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())

  /** How often each statement on societies was planned, on this connection. */
  const plans = async ({ db }: Context) =>
    (
      await sql<{
        anew: number
        once: number
      }>`select custom_plans::integer as anew, generic_plans::integer as once
        from pg_prepared_statements where statement like '%"societies"%"city" = %'`.execute(db)
    ).rows

  it('of a list that is asked over and over is planned once, however long the list is', async () => {
    await platform.run(async (context) => {
      const { db } = context
      await sql`insert into societies (id, name, city, is_community)
        select gen_random_uuid(), 'Verein ' || n, 'Kassel', true from generate_series(1, 5000) as n`.execute(
        db,
      )
      await sql`analyze societies`.execute(db)
      const inKassel = db
        .selectFrom('societies')
        .where('deleted_at', 'is', null)
        .where('city', '=', 'Kassel')
        .select(['id', 'name'])
        .orderBy('name')
        .orderBy('id')
      for (let time = 0; time < 60; time += 1)
        await pageWithTotal(inKassel, { limit: 20 }, () => Promise.resolve(5000))
      const [planned] = await plans(context)
      // Five times PostgreSQL compares, before it keeps a plan.
      expect(planned).toMatchObject({ anew: 5 })
      expect(planned?.once).toBeGreaterThan(30)
    })
  })
})
