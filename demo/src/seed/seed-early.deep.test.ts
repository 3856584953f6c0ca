import { moneyCalls } from '@kursportal/shared/contract'
import { itemsOf } from '@kursportal/api/testing/answers'
import { openTestPlatform, type TestPlatform } from '@kursportal/api/testing/test-platform'
import { seedAt } from './seed-at.testing.ts'

const statesOf = (answer: { body: unknown }) =>
  moneyCalls.listPayoutRequests.answer.parse(answer.body).items.map(({ state }) => state)

// Early in a year little of it is over, and what the demo tells of must not lie ahead.
describe.each(['2027-01-03T10:00:00Z', '2027-02-28T10:00:00Z'])('the demo, begun at %s', (now) => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await openTestPlatform()
    await seedAt(platform, now)
    // Everything the demo has, on a machine that does other things too.
  }, 300_000)
  afterAll(() => platform.close())

  it('tells of nothing that is yet to come', async () => {
    const { db } = platform.context
    const later = async (
      table: 'users' | 'participations' | 'forum_posts' | 'ledger_transactions',
      column: string,
    ): Promise<number> => {
      const rows = await db
        .selectFrom(table)
        .select('id')
        .where(db.dynamic.ref(column), '>', new Date(now))
        .execute()
      return rows.length
    }
    expect([
      await later('users', 'created_at'),
      await later('participations', 'started_at'),
      await later('participations', 'finished_at'),
      await later('forum_posts', 'created_at'),
      await later('ledger_transactions', 'created_at'),
    ]).toEqual([0, 0, 0, 0, 0])
  })

  it('shows the learner courses in every state, and a certificate', async () => {
    const learner = await platform.as('learner@kursportal.example')
    const courses = itemsOf(await learner.get('/courses'))
    expect(new Set(courses.map(({ state }) => state))).toEqual(
      new Set(['running', 'not_started', 'finished']),
    )
    expect(itemsOf(await learner.get('/certificates'))).toHaveLength(1)
  })

  it.each(['leader', 'sales'])(
    'shows %s what came of recommending, and payouts in every state',
    async (name) => {
      const person = await platform.as(`${name}@kursportal.example`)
      const answer = await person.get('/sales-performance', { year: 2026 })
      const { years, societies } = moneyCalls.readSalesPerformance.answer.parse(answer.body)
      expect(years).toEqual(expect.arrayContaining([2027, 2026]))
      for (const { visits, registrations, progress, payout, money } of societies) {
        expect(visits).toBeGreaterThan(registrations)
        expect(progress.finishes).toBeGreaterThanOrEqual(payout.minimum_finishes)
        expect(money.earned).toBeGreaterThan(0)
      }
      const states = statesOf(await person.get('/transaction-requests'))
      expect(new Set(states)).toEqual(new Set(['requested', 'booked', 'refused', 'withdrawn']))
    },
  )

  it('has a SEPA file, and shows admins what was done last', async () => {
    const admin = await platform.as('admin@kursportal.example')
    expect(itemsOf(await admin.get('/sepa-exports'))).toHaveLength(2)
    expect(itemsOf(await admin.get('/audit-log', { limit: 1 }))[0]).toMatchObject({
      action: 'payout_returned',
    })
  })
})
