import * as fc from 'fast-check'
import { sql } from 'kysely'
import { newId } from '../../../platform/ids.ts'
import { addAccess, addLearning } from '../../../seed/scenarios/learning.ts'
import { addPerson } from '../../../seed/scenarios/people.ts'
import { addSociety } from '../../../seed/scenarios/societies.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { openLearningWorld, type LearningWorld } from '../../learning/learning.fixtures.ts'
import { certify, mergeAs } from './merge.fixtures.ts'

describe('two accounts of one person, as anything may have come about', () => {
  let platform: TestPlatform
  let world: LearningWorld
  let admin: TestClient
  let from: string
  let into: string
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())

  const begin = async () => {
    world = await openLearningWorld(platform)
    into = world.anna_id
    await platform.run(async (context) => {
      await addPerson(context, { email: 'admin@beispiel.de', is_admin: true })
      from = await addPerson(context, { email: 'anna.alt@beispiel.de' })
    })
    admin = await platform.as('admin@beispiel.de')
  }
  const db = () => platform.context.db
  const learn = (user_id: string, share: number, begun_days_ago = 10) =>
    platform.run((context) => addLearning(context, { user_id, course_id: world.live, share, begun_days_ago }))

  it('lose nothing, whatever either has', async () => {
    const state = fc.record({
      share: fc.constantFrom(0, 0.25, 0.75, 1),
      learns: fc.boolean(),
      accesses: fc.integer({ min: 0, max: 2 }),
      finishedIn: fc.subarray([2024, 2025, 2026]),
    })
    await fc.assert(
      fc.asyncProperty(state, state, async (ofFrom, ofInto) => {
        await begin()
        const club = await platform.run((context) =>
          addSociety(context, { name: 'SV', owner_id: null, member_ids: [from, into] }),
        )
        for (const [user_id, has] of [
          [from, ofFrom],
          [into, ofInto],
        ] as const) {
          if (has.learns) await learn(user_id, has.share, 400)
          if (has.learns && has.share === 1) await certify(platform, user_id)
          await platform.run(async (context) => {
            for (let n = 0; n < has.accesses; n += 1)
              await addAccess(context, {
                owner_id: world.eva_id,
                name: `Zugang ${String(n)}`,
                course_ids: [world.draft],
                user_ids: [user_id],
              })
            for (const year of has.finishedIn)
              await addYearFinish(context, { user_id, society_id: club, year })
          })
        }
        const before = await countAll()
        await mergeAs(admin, { from, into })
        const after = await countAll()
        expect(after.certificates).toEqual(before.certificates)
        expect(after.accesses).toEqual(before.accesses)
        expect(after.done).toEqual(before.done)
        expect(after.finished).toBe(before.finished)
        expect(after.entries).toBe(before.entries)
      }),
      { numRuns: 8 },
    )
  }, 120_000)

  /** A finish of a year, as it stands in the books. */
  const addYearFinish = async (
    context: Pick<TestPlatform['context'], 'db' | 'clock'>,
    { user_id, society_id, year }: { user_id: string; society_id: string; year: number },
  ) => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::integer as n from society_finishes where society_id = ${society_id} and year = ${year}`.execute(
      context.db,
    )
    const id = newId()
    await sql`insert into ledger_accounts (id, society_id, year, kind) values
      (${newId()}, ${society_id}, ${year}, 'earned'), (${newId()}, ${society_id}, ${year}, 'available')
      on conflict do nothing`.execute(context.db)
    await sql`with booked as (
        insert into ledger_transactions (id, society_id, year, kind, key, created_at)
        values (${id}, ${society_id}, ${year}, 'finish', ${id}, ${context.clock.now()}) returning id),
      entries as (
        insert into ledger_entries (transaction_id, account_id, amount)
        select booked.id, account.id, case kind when 'earned' then -500 else 500 end
        from booked, ledger_accounts account where society_id = ${society_id} and year = ${year})
      insert into society_finishes (transaction_id, society_id, year, number, user_id, finished_at, levels)
      select id, ${society_id}, ${year}, ${(rows[0]?.n ?? 0) + 1}, ${user_id}, ${context.clock.now()}, '[]'
      from booked`.execute(context.db)
  }

  /** What both accounts have together, whoever it belongs to. */
  const countAll = async () => {
    const both = [from, into]
    const certificates = await db()
      .selectFrom('certificates')
      .select('id')
      .where('user_id', 'in', both)
      .orderBy('id')
      .execute()
    const accesses = await db()
      .selectFrom('access_users')
      .select('access_id')
      .distinct()
      .where('user_id', 'in', both)
      .orderBy('access_id')
      .execute()
    const done = await db()
      .selectFrom('lecture_progress')
      .innerJoin('participations', 'participations.id', 'participation_id')
      .select('video_id')
      .distinct()
      .where('user_id', 'in', both)
      .where('done_at', 'is not', null)
      .orderBy('video_id')
      .execute()
    const { rows } = await sql<{ finished: number; entries: number }>`
      select (select count(*)::integer from participations where finished_at is not null) as finished,
        (select coalesce(sum(abs(amount)), 0)::integer from ledger_entries) as entries`.execute(db())
    return { certificates, accesses, done, finished: rows[0]?.finished, entries: rows[0]?.entries }
  }
})
