import { addFinish } from '../../seed/scenarios/finishes.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { codeOf, itemsOf } from '../../testing/answers.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { IBAN, UNKNOWN } from '../../testing/values.ts'
import { bookBonuses } from './book-bonuses.ts'
import { openMoneyWorld, reason, year, type MoneyWorld } from './money.fixtures.ts'

describe('money', () => {
  let platform: TestPlatform
  let money: MoneyWorld
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    money = await openMoneyWorld(platform)
  })

  describe('who may', () => {
    it('asks for a login', async () => {
      const nobody = platform.client
      const answers = await Promise.all([
        nobody.get('/sales-performance'),
        nobody.post('/transaction-request', { amount: 100, target_year: year }),
        nobody.get('/transaction/requests'),
        nobody.get('/transaction-requests'),
        nobody.post('/society/transaction', { request_id: UNKNOWN }),
        nobody.post('/society/transaction-refusal', { request_id: UNKNOWN, reason }),
        nobody.get('/society/transactions', { society_id: money.society_id }),
        nobody.post('/society/correction', { society_id: money.society_id, year, amount: 1, reason }),
        nobody.post('/society/reversal', { transaction_id: UNKNOWN, reason }),
        nobody.post('/sepa-export', {}),
        nobody.get('/sepa-export', { 'export-id': UNKNOWN }),
        nobody.get('/sepa-exports'),
        nobody.get('/payout-account'),
        nobody.put('/payout-account', { holder: 'X', iban: IBAN, bic: null }),
      ])
      expect(answers.map(codeOf)).toEqual(answers.map(() => '401 not_logged_in'))
    })

    it('leaves to admins what is theirs', async () => {
      const answers = await Promise.all([
        money.owner.get('/transaction/requests'),
        money.owner.post('/society/transaction', { request_id: UNKNOWN }),
        money.owner.post('/society/transaction-refusal', { request_id: UNKNOWN, reason }),
        money.owner.post('/society/correction', { society_id: money.society_id, year, amount: 1, reason }),
        money.owner.post('/society/reversal', { transaction_id: UNKNOWN, reason }),
        money.owner.post('/sepa-export', {}),
        money.owner.get('/sepa-export', { 'export-id': UNKNOWN }),
        money.owner.get('/sepa-exports'),
        money.owner.get('/payout-account'),
        money.owner.put('/payout-account', { holder: 'X', iban: IBAN, bic: null }),
      ])
      expect(answers.map(codeOf)).toEqual(answers.map(() => '403 forbidden'))
    })

    it('reveals nothing of somebody else’s money', async () => {
      await money.finish(6)
      await money.request(1_000)
      const answers = await Promise.all([
        money.stranger.get('/society/transactions', { society_id: money.society_id }),
        money.stranger.get('/transaction-requests', { society_id: money.society_id }),
        money.stranger.post('/transaction-request', {
          amount: 100,
          target_year: year,
          society_id: money.society_id,
        }),
        money.stranger.post('/transaction-request', { amount: 100, target_year: year }),
      ])
      expect(answers.map(codeOf)).toEqual(answers.map(() => '404 not_found'))
      expect((await money.stranger.get('/transaction-requests')).body).toMatchObject({ items: [], total: 0 })
      expect((await money.stranger.get('/sales-performance')).body).toMatchObject({
        societies: [],
        member_of: null,
        own_society_possible: true,
        years: [year],
      })
    })
  })

  describe('figures of the year', () => {
    it('tell tier, earnings and what is missing', async () => {
      await money.finish(12)
      expect(await money.figures()).toMatchObject({
        society: { id: money.society_id, name: 'TSV Möwe', is_community: true },
        is_owner: true,
        members: 12,
        registrations: 12,
        progress: {
          tier: 'bronze',
          finishes: 12,
          income_per_user: 800,
          bonus_reached: 5_000,
          bonus_booked: 0,
          next: { tier: 'silver', start: 25, missing: 13 },
          resets_on: '2027-01-01',
        },
        money: { earned: 6_900, available: 6_900, requested: 0, paid: 0 },
        payout: { obstacles: [], maximum_amount: 6_900, iban_end: '3000', account_holder: 'Olga Öçal' },
      })
      expect((await money.figures(money.leader)).is_owner).toBe(false)
    })

    it('go by month in Berlin', async () => {
      await platform.client.post('/referral-visit', { society_id: money.society_id })
      await money.finish(1, new Date('2026-03-31T22:30:00Z'))
      await money.finish(2, new Date('2026-03-31T21:30:00Z'))
      const { months, visits } = await money.figures()
      expect(months.map((month) => month.finishes)).toEqual([0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0])
      expect(months[7]).toEqual({ month: 8, visits: 1, registrations: 3, finishes: 0, earned: 1_500 })
      expect(visits).toBe(1)
    })

    it('say why a payout is not possible', async () => {
      await platform.run(({ db }) => db.updateTable('users').set({ iban_encrypted: null }).execute())
      expect(await money.figures()).toMatchObject({
        payout: {
          obstacles: ['not_enough_finishes', 'payout_data_missing', 'nothing_available'],
          finishes: 0,
          minimum_finishes: 5,
          maximum_amount: 0,
        },
      })
    })

    it('put a finish into the year Berlin says, once a person and year', async () => {
      const [first] = await money.finish(1, new Date('2025-12-31T22:59:59Z'))
      await money.finish(1, new Date('2025-12-31T23:00:00Z'))
      const user_id = first ?? ''
      const another = { user_id, course_id: money.course_id, finished_at: new Date('2025-06-01T12:00:00Z') }
      await platform.run(({ db }) => db.deleteFrom('participations').where('user_id', '=', user_id).execute())
      expect(await platform.run((context) => addFinish(context, another))).toMatchObject({
        year: 2025,
        number: 1,
      })
      expect(await money.figures(money.owner, { year: 2025 })).toMatchObject({ progress: { finishes: 1 } })
      expect(await money.figures(money.owner, { year: 2026 })).toMatchObject({ progress: { finishes: 1 } })
      expect((await money.owner.get('/sales-performance')).body).toMatchObject({ years: [2026, 2025] })
    })

    it('count nothing for people without a society', async () => {
      const user_id = await platform.run((context) => addPerson(context, { email: 'mia@beispiel.de' }))
      const counted = await platform.run((context) =>
        addFinish(context, { user_id, course_id: money.course_id, finished_at: platform.clock.now() }),
      )
      expect(counted).toBeNull()
      await platform.run(({ db }) =>
        db.updateTable('societies').set({ deleted_at: platform.clock.now() }).execute(),
      )
      const member_id = await platform.run(async (context) => {
        const id = await addPerson(context, { email: 'nele@beispiel.de' })
        await context.db
          .updateTable('users')
          .set({ society_id: money.society_id })
          .where('id', '=', id)
          .execute()
        return id
      })
      const finished = { user_id: member_id, course_id: money.course_id, finished_at: platform.clock.now() }
      expect(await platform.run((context) => addFinish(context, finished))).toBeNull()
    })

    it('keep what was earned when levels change, and count on with the new ones', async () => {
      await money.finish(12)
      const level = await platform.context.db
        .selectFrom('society_levels')
        .select('id')
        .where('start', '=', 10)
        .executeTakeFirstOrThrow()
      await money.admin.patch(
        '/society-level',
        { income_per_user: 900, bonus: 1_000 },
        { 'level-id': level.id },
      )
      await money.finish(1)
      expect(await money.figures()).toMatchObject({
        money: { earned: 6_900 + 900 },
        progress: { finishes: 13, bonus_reached: 5_000 },
      })
    })
  })

  it('counts somebody once a year, also when that finish was taken back', async () => {
    const [user_id = ''] = await money.finish(1)
    const [finish] = (await money.ledger()).filter(({ kind }) => kind === 'finish')
    await money.reverse(finish?.['id'])
    const again = { user_id, course_id: money.course_id, finished_at: platform.clock.now() }
    await platform.run(async (context) => {
      await context.db.updateTable('participations').set({ number: 2 }).execute()
      await addFinish(context, again)
    })
    expect(await money.figures()).toMatchObject({ money: { earned: 0 }, progress: { finishes: 0 } })
  })

  it('lists finishes without the course, and promotions', async () => {
    await money.finish(11)
    const finishes = await money.leader.get('/user-finishes', { society_id: money.society_id, limit: 2 })
    expect(finishes.body).toMatchObject({
      total: 11,
      items: [
        { number: 11, tier: 'bronze', income: 800, reversed: false, person: { name: 'Erika Beispiel' } },
        { number: 10, tier: 'bronze', income: 800 },
      ],
    })
    expect(finishes.text).not.toContain('Geheim')
    expect(finishes.text).not.toContain(money.course_id)
    expect(
      itemsOf(await money.leader.get('/society-level-promotions', { society_id: money.society_id, year })),
    ).toMatchObject([
      { tier: 'iron', start: 1, number: 1 },
      { tier: 'bronze', start: 10, number: 10, bonus: 5_000 },
    ])
    expect(
      itemsOf(await money.leader.get('/user-finishes', { society_id: money.society_id, year: 2025 })),
    ).toEqual([])
    const members = await money.leader.get('/users-in-society', { society_id: money.society_id, limit: 1 })
    expect(members.body).toMatchObject({ total: 11, items: [{ state: 'finished' }] })
  })

  it('tells what a year earned by the month it was booked in, and what came after its end', async () => {
    await money.finish(10)
    await money.bookedRequest(1_000)
    await money.later('2027-01-07T10:00:00Z')
    await bookBonuses(platform.services)
    const { months, earned_afterwards, money: sums, ...told } = await money.figures(money.owner, { year })
    expect(months.map(({ earned }) => earned)).toEqual([0, 0, 0, 0, 0, 0, 0, 5_300, 0, 0, 0, 0])
    expect(earned_afterwards).toBe(5_000)
    expect(sums.earned).toBe(5_300 + 5_000)
    expect(told.booked_months).toEqual(['2026-08'])
    expect(told.available_before).toEqual([])
    // Whoever finished learns no more on the first day of the next year.
    const members = await money.leader.get('/users-in-society', { society_id: money.society_id })
    expect(new Set(itemsOf(members).map(({ state }) => state))).toEqual(new Set(['finished']))
    expect(await money.figures()).toMatchObject({
      money: { available: 0 },
      available_before: [{ year, available: 9_300 }],
      booked_months: ['2027-01'],
    })
  })

  it('takes no correction for a year that has not begun', async () => {
    const correct = (of: number) =>
      money.admin.post('/society/correction', { society_id: money.society_id, year: of, amount: 100, reason })
    expect(codeOf(await correct(year + 1))).toBe('422 validation_failed')
    expect(codeOf(await correct(year - 1))).toBe('200')
  })

  it('tells each level once, also when it was reached again after a reversal', async () => {
    await money.finish(10)
    const ninth = (await money.ledger()).filter(({ kind }) => kind === 'finish')[1]
    expect((await money.reverse(ninth?.['id'])).status).toBe(200)
    await money.finish(1)
    expect(
      itemsOf(await money.leader.get('/society-level-promotions', { society_id: money.society_id, year })),
    ).toMatchObject([
      { tier: 'iron', number: 1 },
      { tier: 'bronze', number: 10 },
    ])
  })
})
