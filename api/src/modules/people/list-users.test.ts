import { sql } from 'kysely'
import type { CallQuery, peopleCalls } from '@kursportal/shared/contract'
import { newId } from '../../platform/ids.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { codeOf, itemsOf } from '../../testing/answers.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { memberRows } from './list-users.ts'

type Query = CallQuery<typeof peopleCalls.listUsers>
type Asked = Record<string, string | number | boolean>

describe('the list of members', () => {
  let platform: TestPlatform
  let admin: TestClient
  let ids: Record<'club' | 'course' | 'draft' | 'anna' | 'bert' | 'cem', string>

  beforeAll(async () => {
    platform = await openTestPlatform()
    await platform.reset()
    platform.clock.set('2027-03-10T10:00:00Z')
    ids = await platform.run(async (context) => {
      const { db } = context
      const person = (name: string, at: string, more: object = {}) =>
        addPerson(context, {
          email: `${name}@beispiel.de`,
          first_name: name,
          last_name: name,
          created_at: new Date(at),
          ...more,
        })
      const boss = await person('zora', '2020-01-01', { is_admin: true })
      const anna = await person('anna', '2026-01-10', { is_course_creator: true })
      const bert = await person('bert', '2026-05-10', { birth_date: '2012-05-17' })
      const cem = await person('cem', '2026-12-31T23:30:00Z')
      const club = newId()
      const society = { name: 'Gesund', is_community: true, owner_id: anna, search_text: 'gesund' }
      await db
        .insertInto('societies')
        .values({ ...society, id: club })
        .execute()
      await db.updateTable('users').set({ society_id: club }).where('id', '=', cem).execute()
      const seen = (id: string, at: string) =>
        db
          .updateTable('users')
          .set({ last_seen_at: new Date(at) })
          .where('id', '=', id)
          .execute()
      await seen(boss, '2027-03-10')
      await seen(anna, '2027-03-01')
      await seen(bert, '2026-10-01')
      await db.updateTable('users').set({ must_change_password: true }).where('id', '=', bert).execute()
      const draft = newId()
      const course = newId()
      await db.insertInto('courses').values({ id: draft, owner_id: anna, title: 'Rücken' }).execute()
      await db
        .insertInto('courses')
        .values({ id: course, owner_id: anna, title: 'Rücken', dev_id: draft })
        .execute()
      const take = (user_id: string, finished: boolean, number = 1) =>
        db
          .insertInto('participations')
          .values({
            id: newId(),
            user_id,
            course_id: course,
            number,
            finished_at: finished ? new Date() : null,
          })
          .execute()
      await take(anna, true)
      await take(anna, false, 2)
      await take(bert, false)
      return { club, course, draft, anna, bert, cem }
    })
    admin = await platform.as('zora@beispiel.de')
  })
  afterAll(() => platform.close())

  const names = async (query: Asked) =>
    itemsOf(await admin.get('/users', query)).map((one) => one['first_name'])

  it.each<[Asked, string[]]>([
    [{}, ['anna', 'bert', 'cem', 'zora']],
    [{ descending: true }, ['zora', 'cem', 'bert', 'anna']],
    [{ sort: 'registered' }, ['zora', 'anna', 'bert', 'cem']],
    [{ sort: 'seen' }, ['cem', 'bert', 'anna', 'zora']],
    [{ sort: 'seen', descending: true }, ['zora', 'anna', 'bert', 'cem']],
    [{ sort: 'courses', descending: true, limit: 2 }, ['anna', 'bert']],
    [{ role: 'team' }, ['anna', 'zora']],
    [{ role: 'admin' }, ['zora']],
    [{ role: 'group_leader' }, ['anna']],
    [{ role: 'salesman' }, []],
    [{ inactive_days: 90 }, ['bert']],
    [{ inactive_days: 60 }, ['bert', 'cem']],
    [{ age: 'minor' }, ['bert']],
    [{ age: 'adult' }, ['anna', 'cem', 'zora']],
    [{ from: '2027-01-01' }, ['cem']],
    [{ from: '2026-01-10', to: '2026-12-31' }, ['anna', 'bert']],
    [{ state: 'must_change_password' }, ['bert']],
    [{ state: 'never_logged_in' }, ['cem']],
    [{ state: 'active' }, ['anna', 'zora']],
    [{ progress: 'learning' }, ['anna', 'bert']],
    [{ progress: 'finished', role: 'course_creator' }, ['anna']],
    [{ search: 'bert', age: 'adult' }, []],
  ])('finds %j', async (query, expected) => {
    expect(await names(query)).toEqual(expected)
  })

  it('finds the members of a society, and who is in a course by its draft as by what is live', async () => {
    expect(await names({ society_id: ids.club })).toEqual(['cem'])
    expect(await names({ course_id: ids.course })).toEqual(['anna', 'bert'])
    expect(await names({ course_id: ids.draft, progress: 'finished' })).toEqual(['anna'])
    expect(await names({ course_id: newId() })).toEqual([])
  })

  it.each<Asked>([
    { role: 'chef' },
    { inactive_days: 0 },
    { from: 'gestern' },
    { sort: 'iban' },
    { age: 17 },
  ])('refuses %j', async (query) => {
    expect(codeOf(await admin.get('/users', query))).toBe('422 validation_failed')
  })

  it('keeps how many courses somebody began and finished', async () => {
    const counts = async (id: string) =>
      platform.run(({ db }) =>
        db
          .selectFrom('users')
          .select(['courses_begun', 'courses_finished'])
          .where('id', '=', id)
          .executeTakeFirst(),
      )
    expect(await counts(ids.anna)).toEqual({ courses_begun: 2, courses_finished: 1 })
    await platform.run(async ({ db }) => {
      await db
        .updateTable('participations')
        .set({ finished_at: new Date() })
        .where('user_id', '=', ids.bert)
        .execute()
      await db.updateTable('participations').set({ user_id: ids.cem }).where('number', '=', 2).execute()
    })
    expect(await counts(ids.bert)).toEqual({ courses_begun: 1, courses_finished: 1 })
    expect(await counts(ids.anna)).toEqual({ courses_begun: 1, courses_finished: 1 })
    expect(await counts(ids.cem)).toEqual({ courses_begun: 1, courses_finished: 0 })
    await platform.run(({ db }) => db.deleteFrom('participations').where('user_id', '=', ids.cem).execute())
    expect(await counts(ids.cem)).toEqual({ courses_begun: 0, courses_finished: 0 })
  })

  describe('of ten thousand', () => {
    beforeAll(() =>
      platform.run(async (context) => {
        await sql`insert into users (id, email, first_name, last_name, created_at, last_seen_at, search_text)
        select gen_random_uuid(), 'p' || n || '@viele.example', 'V' || n, 'N' || (n * 7919 % 10007),
          now() - make_interval(hours => n), case when n % 5 > 0 then now() - make_interval(mins => n) end,
          case when n % 100 = 0 then 'selten' when n % 5 = 0 then 'haufig' else '' end
        from generate_series(1, 10000) as n`.execute(context.db)
        await sql`analyze users`.execute(context.db)
      }),
    )

    it('is read a page at a time by an index, in every order', async () => {
      await platform.run(async (context) => {
        const orders: Query[] = [
          {},
          { descending: true },
          { sort: 'registered', descending: true },
          { sort: 'seen' },
          { sort: 'seen', descending: true },
          { sort: 'courses', descending: true },
        ]
        for (const order of orders) {
          const plan = JSON.stringify(
            await memberRows(context, { ...order, limit: 25, offset: 1000 }).explain(),
          )
          expect(`${JSON.stringify(order)} ${plan}`).toMatch(/Index (Only )?Scan/)
          expect(`${JSON.stringify(order)} ${plan}`).not.toMatch(/Seq Scan on users/)
        }
      })
      expect((await admin.get('/users', { limit: 25, offset: 9_900 })).body).toMatchObject({ total: 10_004 })
      // What is searched is counted no further than it helps.
      const some = await admin.get('/users', { limit: 25, offset: 9_900, from: '2000-01-01' })
      expect(some.body).toMatchObject({ total: 10_001 })
      expect(itemsOf(some)).toHaveLength(25)
      const last = await admin.get('/users', { limit: 200, offset: 10_000, from: '2000-01-01' })
      expect(itemsOf(last)).toHaveLength(4)
    })

    it('has the people of a search in every order, however many are found', async () => {
      /** Which of the ten thousand a word finds, by number. */
      const found = {
        selten: (n: number) => n % 100 === 0,
        häufig: (n: number) => n % 5 === 0 && n % 100 > 0,
      }
      const numbers = Array.from({ length: 10_000 }, (_, n) => n + 1)
      const lastName = (n: number) => `N${(n * 7919) % 10_007}`
      const byName = (a: number, b: number) => (lastName(a) < lastName(b) ? -1 : 1)
      for (const [search, finds] of Object.entries(found)) {
        const all = numbers.filter(finds)
        const pages: [Asked, number[]][] = [
          [{}, all.toSorted(byName)],
          [{ descending: true }, all.toSorted(byName).toReversed()],
          [{ sort: 'registered', descending: true }, all],
          [{ sort: 'registered' }, all.toReversed()],
        ]
        for (const [order, expected] of pages) {
          const page = await admin.get('/users', { search, ...order, limit: 25, offset: 50 })
          expect(page.body).toMatchObject({ total: all.length })
          expect(itemsOf(page).map((item) => item['first_name'])).toEqual(
            expected.slice(50, 75).map((n) => `V${n}`),
          )
        }
        const behind = await admin.get('/users', { search, limit: 25, offset: 5000 })
        expect(behind.body).toEqual({ items: [], total: all.length })
      }
    })
  })
})
