import { sql } from 'kysely'
import { newId } from '../../platform/ids.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { itemsOf } from '../../testing/answers.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { accessUserRows } from './access-users.ts'

type Plan = { 'Node Type'?: string; 'Relation Name'?: string; Plans?: Plan[] }

const isPlan = (value: unknown): value is Plan => typeof value === 'object' && value !== null

/** The part of a plan that ends with the rows of a page. */
const limitOf = (plan: Plan): Plan | undefined =>
  plan['Node Type'] === 'Limit' ? plan : (plan.Plans ?? []).map(limitOf).find(isPlan)

/** The tables that a part of a plan reads. */
const tablesOf = ({ 'Relation Name': table, Plans: parts = [] }: Plan): string[] => [
  ...(table ? [table] : []),
  ...parts.flatMap(tablesOf),
]

describe('the people of a busy access', () => {
  let platform: TestPlatform
  const access = newId()
  const query = { 'access-id': access, limit: 20, offset: 400 }

  beforeAll(async () => {
    platform = await openTestPlatform()
    await platform.reset()
    await platform.run(async (context) => {
      const owner_id = await addPerson(context, { email: 'eva@beispiel.de', is_course_creator: true })
      await context.db.insertInto('accesses').values({ id: access, owner_id, name: 'Alle' }).execute()
      await sql`insert into users (id, email, first_name, last_name, search_text)
        select gen_random_uuid(), 'p' || n || '@viele.example', 'V' || n, 'N' || (10000 + n * 7919 % 10007),
          'v' || n || ' p' || n || '@viele.example kassel'
        from generate_series(1, 10000) as n`.execute(context.db)
      await sql`insert into access_users (access_id, user_id)
        select ${access}, id from users where right(first_name, 1) = '7'`.execute(context.db)
      for (const table of ['users', 'access_users'])
        await sql`analyze ${sql.table(table)}`.execute(context.db)
    })
  })
  afterAll(() => platform.close())

  it('are paged by name, and all of them counted', async () => {
    const eva = await platform.as('eva@beispiel.de')
    const names = Array.from({ length: 1000 }, (_, n) => n * 10 + 7)
      .map((n) => `V${n} N${10_000 + ((n * 7919) % 10_007)}`)
      .toSorted((a, b) => a.slice(a.indexOf('N')).localeCompare(b.slice(b.indexOf('N'))))
    const page = await eva.get('/access/users', query)
    expect(page.body).toMatchObject({ total: 1000 })
    expect(itemsOf(page).map(({ name }) => name)).toEqual(names.slice(400, 420))
  })

  it('are found by words of their name or address, and those are counted', async () => {
    const eva = await platform.as('eva@beispiel.de')
    const found = await eva.get('/access/users', { 'access-id': access, search: 'v17 p17@viele' })
    expect(itemsOf(found)).toMatchObject([{ email: 'p17@viele.example' }])
    expect(found.body).toMatchObject({ total: 1 })
    const page = await eva.get('/access/users', { 'access-id': access, search: 'viele', limit: 20 })
    expect(page.body).toMatchObject({ total: 1000 })
    const strangers = await eva.get('/access/users', { 'access-id': access, search: 'p18@viele' })
    expect(strangers.body).toMatchObject({ total: 0, items: [] })
    const byTown = await eva.get('/access/users', { 'access-id': access, search: 'kassel' })
    expect(byTown.body).toMatchObject({ total: 0, items: [] })
  })

  it('are found without what is told of them, which is read for those of the page', async () => {
    const [answer] = await platform.run((context) =>
      accessUserRows(context, query).explain<{ 'QUERY PLAN': { Plan: Plan }[] }>('json'),
    )
    const whole = answer?.['QUERY PLAN'][0]?.Plan
    const page = limitOf(whole ?? {})
    expect(tablesOf(whole ?? {})).toContain('participations')
    expect(tablesOf(page ?? {}).toSorted()).toEqual(['access_users', 'users'])
  })
})
