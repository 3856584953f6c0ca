import * as fc from 'fast-check'
import { sql } from 'kysely'
import { newId } from '../platform/ids.ts'
import { openTestPlatform, type TestPlatform } from './test-platform.ts'
import { addPerson } from '../seed/scenarios/people.ts'
import { compactTallies } from '../platform/db/tallies.ts'

const PEOPLE = 4
const COURSES = 2

/** What may happen; people, courses and accesses by number. */
const step = fc.oneof(
  fc.record({ what: fc.constant('begin' as const), person: fc.nat(PEOPLE - 1), course: fc.nat(COURSES - 1) }),
  fc.record({ what: fc.constant('begin all' as const), course: fc.nat(COURSES - 1) }),
  fc.record({
    what: fc.constant('finish' as const),
    person: fc.nat(PEOPLE - 1),
    course: fc.nat(COURSES - 1),
  }),
  fc.record({ what: fc.constant('finish all' as const) }),
  fc.record({ what: fc.constant('remove newest' as const), person: fc.nat(PEOPLE - 1) }),
  fc.record({ what: fc.constant('grant' as const), person: fc.nat(PEOPLE - 1) }),
  fc.record({ what: fc.constant('take' as const), person: fc.nat(PEOPLE - 1) }),
  fc.record({ what: fc.constant('leave' as const), person: fc.nat(PEOPLE - 1) }),
  fc.record({ what: fc.constant('found' as const), societies: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ what: fc.constant('dissolve' as const) }),
  fc.record({ what: fc.constant('bring back all' as const) }),
  fc.record({ what: fc.constant('rename all' as const) }),
  fc.record({ what: fc.constant('erase' as const) }),
  fc.record({ what: fc.constant('add up' as const) }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

describe('tallies', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())

  const arrange = async () => {
    await platform.reset()
    return platform.run(async (context) => {
      const people: string[] = []
      for (let n = 0; n < PEOPLE; n += 1)
        people.push(await addPerson(context, { email: `p${n}@beispiel.de` }))
      const owner_id = await addPerson(context, { email: 'eva@beispiel.de' })
      const courses: string[] = []
      for (let n = 0; n < COURSES; n += 1) {
        const [draft, live] = [newId(), newId()]
        await context.db.insertInto('courses').values({ id: draft, owner_id, title: 'Kurs' }).execute()
        await context.db
          .insertInto('courses')
          .values({ id: live, dev_id: draft, owner_id, title: 'Kurs' })
          .execute()
        courses.push(live)
      }
      const access = newId()
      await context.db.insertInto('accesses').values({ id: access, owner_id, name: 'Zugang' }).execute()
      return { people, courses, access }
    })
  }
  type World = Awaited<ReturnType<typeof arrange>>

  const take = async ({ people, courses, access }: World, happens: Step): Promise<void> => {
    const { db } = platform.context
    const person = 'person' in happens ? (people[happens.person] ?? '') : ''
    const course = 'course' in happens ? (courses[happens.course] ?? '') : ''
    // A participation begins when there is none, or the last is finished; as the use cases have it.
    const begin = (who: ReturnType<typeof sql>) => sql`
      insert into participations (id, user_id, course_id, number)
      select gen_random_uuid(), users.id, ${course}, coalesce(max(number), 0) + 1
      from users left join participations on user_id = users.id and course_id = ${course}
      where ${who} group by users.id
      having count(*) filter (where participations.id is not null and finished_at is null) = 0`
    switch (happens.what) {
      case 'begin':
        return void (await begin(sql`users.id = ${person}`).execute(db))
      case 'begin all':
        return void (await begin(sql`true`).execute(db))
      case 'finish':
        return void (await sql`update participations set finished_at = now()
          where user_id = ${person} and course_id = ${course} and finished_at is null`.execute(db))
      case 'finish all':
        return void (await sql`update participations set finished_at = coalesce(finished_at, now())`.execute(
          db,
        ))
      case 'remove newest':
        return void (await sql`delete from participations where id = (
          select id from participations where user_id = ${person} order by number desc limit 1)`.execute(db))
      case 'grant':
        return void (await sql`insert into access_users (access_id, user_id)
          select ${access}, id from users where id = ${person} on conflict do nothing`.execute(db))
      case 'take':
        return void (await sql`delete from access_users where user_id = ${person}`.execute(db))
      case 'leave':
        return void (await sql`delete from users where id = ${person}`.execute(db))
      case 'found':
        return void (await sql`insert into societies (id, name, is_community)
          select gen_random_uuid(), 'Verein', true from generate_series(1, ${happens.societies}::integer)`.execute(
          db,
        ))
      case 'dissolve':
        return void (await sql`update societies set deleted_at = now() where id = (
          select id from societies where deleted_at is null order by id limit 1)`.execute(db))
      case 'bring back all':
        return void (await sql`update societies set deleted_at = null`.execute(db))
      case 'rename all':
        return void (await sql`update societies set name = name || 'e'`.execute(db))
      case 'erase':
        return void (await sql`delete from societies where id in (
          select id from societies order by id limit 2)`.execute(db))
      case 'add up':
        await Promise.all([compactTallies(db), compactTallies(db)])
    }
  }

  /** What is tallied beside what is there: `what id n`, in order. */
  const tallied = async () =>
    (
      await sql<{ line: string }>`select concat_ws(' ', what, id, sum(n)) as line from tallies
        group by what, id having sum(n) <> 0 order by line`.execute(platform.context.db)
    ).rows
  const counted = async () =>
    (
      await sql<{ line: string }>`select concat_ws(' ', what, id, n) as line from (
        select 'people' as what, '00000000-0000-0000-0000-000000000000' as id, count(*) as n from users
        union all select 'access_users', access_id, count(*) from access_users group by access_id
        union all select 'access_societies', access_id, count(*) from access_societies group by access_id
        union all select 'learning', course_id, count(*) from participations where finished_at is null group by course_id
        union all select 'learned', course_id, count(distinct user_id) from participations
          where finished_at is not null group by course_id
        union all select 'societies', '00000000-0000-0000-0000-000000000000', count(*) from societies
          where deleted_at is null having count(*) > 0) as there
        order by line`.execute(platform.context.db)
    ).rows

  it('are what there is, whatever happened', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 25 }), async (steps) => {
        const world = await arrange()
        for (const happens of steps) await take(world, happens)
        expect(await tallied()).toEqual(await counted())
      }),
      { numRuns: 25 },
    )
  })

  it('are one row each once they are added up', async () => {
    await arrange()
    await compactTallies(platform.context.db)
    const { rows } = await sql<{ n: number }>`select n from tallies`.execute(platform.context.db)
    expect(rows).toEqual([{ n: PEOPLE + 1 }])
  })
})
