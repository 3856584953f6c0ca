import { salesCalls } from '@kursportal/shared/contract'
import { addFinish, addFinishedMembers } from '../../seed/scenarios/finishes.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { addLevels, addSociety, addVisits } from '../../seed/scenarios/societies.ts'
import { codeOf, itemsOf } from '../../testing/answers.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { IBAN, UNKNOWN } from '../../testing/values.ts'
import { openMoneyWorld, reason, year, type MoneyWorld } from './money.fixtures.ts'

/** What recommending brings, who rose, and what looks odd. */
describe('sales in the administration', () => {
  let platform: TestPlatform
  let money: MoneyWorld
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    money = await openMoneyWorld(platform)
  })

  const channels = async (query: Record<string, string | number | boolean> = {}) =>
    salesCalls.listSalesChannels.answer.parse((await money.admin.get('/sales-channels', query)).body)
  const names = async (query: Record<string, string | number | boolean>) =>
    (await channels(query)).items.map(({ society }) => society.name)
  const remarks = async (query: Record<string, string | number> = {}) =>
    salesCalls.listSalesRemarks.answer.parse((await money.admin.get('/sales-remarks', query)).body).items

  /** Besides the Möwe an own society with default levels, and a quiet club. */
  const addOthers = () =>
    platform.run(async (context) => {
      await addLevels(context, null, [{ start: 1, income_per_user: 100, bonus: 0 }])
      const owner_id = await addPerson(context, { email: 'mark@beispiel.de' })
      const own = await addSociety(context, { name: 'Empfehlungen Mark', is_community: false, owner_id })
      await addFinishedMembers(context, { society_id: own, course_id: money.course_id, count: 2 })
      const quiet = await addSociety(context, { name: 'Ach so still', city: 'Fulda' })
      await addFinishedMembers(context, {
        society_id: quiet,
        course_id: money.course_id,
        count: 1,
        finished_at: new Date('2025-11-01T10:00:00Z'),
      })
      await addVisits(context, [
        { society_id: money.society_id, day: '2026-07-01', visits: 40 },
        { society_id: money.society_id, day: '2025-07-01', visits: 7 },
        { society_id: own, day: '2026-02-01', visits: 3 },
      ])
    })

  describe('channels', () => {
    it('say what each brought in the year, and all together', async () => {
      await money.finish(12)
      await addOthers()
      await money.bookedRequest(1_000)
      await money.request(500)
      const listed = await channels()
      expect(listed.items).toMatchObject([
        {
          society: { name: 'Ach so still', city: 'Fulda' },
          finishes: 0,
          tier: 'none',
          earned: 0,
          owner: null,
        },
        { society: { name: 'Empfehlungen Mark' }, visits: 3, finishes: 2, tier: 'iron', earned: 200 },
        {
          society: { name: 'TSV Möwe' },
          owner: { name: 'Olga Öçal' },
          visits: 40,
          registrations: 12,
          finishes: 12,
          tier: 'bronze',
          earned: 6_900,
          available: 5_400,
          requested: 500,
          paid: 1_000,
          last_finish_at: expect.any(String),
        },
      ])
      expect(listed).toMatchObject({
        year,
        total: 3,
        totals: { visits: 43, finishes: 14, earned: 7_100, available: 5_600, requested: 500, paid: 1_000 },
      })
      const before = await channels({ year: 2025 })
      expect(before.totals).toMatchObject({ visits: 7, finishes: 1, earned: 100 })
    })

    it('are searched, narrowed, put in order and paged; the totals are of what was asked for', async () => {
      await money.finish(12)
      await addOthers()
      expect(await names({ sort: 'finishes', descending: true })).toEqual([
        'TSV Möwe',
        'Empfehlungen Mark',
        'Ach so still',
      ])
      expect((await names({ sort: 'last_finish_at' }))[0]).toBe('Ach so still')
      expect((await names({ sort: 'last_finish_at', descending: true })).at(-1)).toBe('Ach so still')
      expect(await names({ search: 'moewe' })).toEqual(['TSV Möwe'])
      expect(await names({ is_community: false })).toEqual(['Empfehlungen Mark'])
      expect(await names({ tier: 'bronze' })).toEqual(['TSV Möwe'])
      expect(await names({ tier: 'none' })).toEqual(['Ach so still'])
      expect(await names({ quiet: 'days' })).toEqual(['Ach so still'])
      expect(await names({ quiet: 'never' })).toEqual([])
      expect(await names({ min_available: 201 })).toEqual(['TSV Möwe'])
      const page = await channels({ limit: 1, offset: 1 })
      expect(page).toMatchObject({ total: 3, totals: { finishes: 14 }, items: [{ finishes: 2 }] })
      expect((await channels({ is_community: false })).totals).toMatchObject({ finishes: 2, earned: 200 })
    })

    it('count a finish that was taken back no more', async () => {
      await money.finish(2)
      const [finish] = await money.ledger()
      await money.reverse(finish?.['id'])
      expect((await channels()).totals).toMatchObject({ finishes: 1, earned: 500, available: 500 })
      await money.reverse(
        (await money.ledger()).find(({ id, kind }) => kind === 'finish' && id !== finish?.['id'])?.['id'],
      )
      expect((await channels({ quiet: 'never' })).items).toMatchObject([{ last_finish_at: null }])
    })

    it('leave out what has ended, and keep in the totals what it earned', async () => {
      await money.finish(2)
      await platform.run(({ db }) =>
        db.updateTable('societies').set({ deleted_at: platform.clock.now() }).execute(),
      )
      expect(await channels()).toMatchObject({
        total: 0,
        items: [],
        totals: { finishes: 2, earned: 1_000 },
        ended: { finishes: 2, earned: 1_000, available: 1_000 },
      })
      const { body } = await money.admin.get('/admin/figures', { days: '30' })
      expect(body).toMatchObject({ earned: { now: 1_000 }, available: 0 })
    })
  })

  it('says who reached which level, the latest first', async () => {
    await money.finish(10)
    await addOthers()
    const listed = (query: object = {}) => money.admin.get('/sales-promotions', { ...query })
    const items = itemsOf(await listed())
    expect(items).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ tier: 'bronze', number: 10, bonus: 5_000 }),
        expect.objectContaining({ tier: 'iron', number: 1, income_per_user: 100 }),
      ]),
    )
    expect(items).toHaveLength(3)
    expect((await listed({ tier: 'bronze' })).body).toMatchObject({
      total: 1,
      items: [{ society: { name: 'TSV Möwe' } }],
    })
    const reached = items.map((item) => String(item['reached_at']))
    expect(reached).toEqual(reached.toSorted().toReversed())
    expect((await listed({ limit: 1, offset: 1 })).body).toEqual({ total: 3, items: [items[1]] })
    expect((await listed({ year: 2025 })).body).toMatchObject({ total: 1 })
    expect((await listed({ year: 2024 })).body).toEqual({ total: 0, items: [] })
  })

  describe('remarks', () => {
    /** Somebody of the society finishes a course they began days before. */
    const finishSlowly = (user_id: string) =>
      platform.run(async (context) => {
        await context.db
          .updateTable('users')
          .set({ society_id: money.society_id })
          .where('id', '=', user_id)
          .execute()
        const finished_at = context.clock.now()
        await addFinish(context, { user_id, course_id: money.course_id, finished_at })
        const started_at = new Date(finished_at.getTime() - 9 * 86_400_000)
        await context.db
          .updateTable('participations')
          .set({ started_at })
          .where('user_id', '=', user_id)
          .execute()
      })

    it('name who counts for the society they lead, and go when that is in order', async () => {
      await finishSlowly(money.owner_id)
      const [remark, ...others] = await remarks()
      expect(others).toEqual([])
      expect(remark).toMatchObject({
        kind: 'own_finish',
        person: { name: 'Olga Öçal' },
        amount: 500,
        count: 1,
      })
      const settle = () =>
        money.admin.post('/sales-remark/settle', {
          society_id: money.society_id,
          key: remark?.key,
          note: 'Darf mitlernen',
        })
      expect((await settle()).status).toBe(204)
      expect(await remarks()).toEqual([])
      expect(codeOf(await settle())).toBe('409 already_decided')
      expect(itemsOf(await money.admin.get('/audit-log'))[0]).toMatchObject({
        action: 'sales_remark_settled',
        subject: 'TSV Möwe',
        reason: 'Darf mitlernen',
      })
    })

    it('name a member who is paid to the owner’s account', async () => {
      const member = await platform.run((context) => addPerson(context, { email: 'mia@beispiel.de' }))
      const other = await platform.run((context) => addPerson(context, { email: 'ida@beispiel.de' }))
      await platform.run(async ({ db, secrets }) => {
        const give = (id: string, iban: string) =>
          db
            .updateTable('users')
            .set({ iban_encrypted: secrets.encrypt(iban) })
            .where('id', '=', id)
            .execute()
        await give(member, IBAN)
        await give(other, 'DE02120300000000202051')
      })
      await finishSlowly(member)
      await finishSlowly(other)
      expect(await remarks()).toMatchObject([{ kind: 'same_iban', person: { id: member } }])
    })

    /** So many members more finish a course on the day they began it. */
    const finishAtOnce = async (count: number) => {
      const ids = await money.finish(count)
      const started_at = platform.clock.now()
      await platform.context.db
        .updateTable('participations')
        .set({ started_at })
        .where('user_id', 'in', ids)
        .execute()
    }

    it('name many who register within an hour, and courses finished within a day', async () => {
      await finishAtOnce(10)
      const listed = await remarks()
      expect(listed.filter(({ kind }) => kind === 'fast_finish')).toHaveLength(10)
      expect(await remarks({ kind: 'burst' })).toMatchObject([
        { count: 10, person: null, transaction_id: null, amount: 0 },
      ])
      expect(await remarks({ kind: 'fast_finish', limit: 2, offset: 9 })).toHaveLength(1)
      const [burst] = await remarks({ kind: 'burst' })
      const settled = { society_id: money.society_id, key: burst?.key, note: 'Informationsabend' }
      expect((await money.admin.post('/sales-remark/settle', settled)).status).toBe(204)
      expect(await remarks({ kind: 'burst' })).toEqual([])
    })

    it('are still there in the next year, as their money waits for a decision', async () => {
      await finishSlowly(money.owner_id)
      const [remark] = await remarks()
      platform.clock.set('2027-01-02T10:00:00Z')
      money = { ...money, admin: await platform.as('admin@beispiel.de') }
      expect(await remarks()).toEqual([remark])
      expect(await remarks({ year: 2026 })).toEqual([remark])
      expect(await remarks({ year: 2027 })).toEqual([])
    })

    it('go when the finish is taken back', async () => {
      await finishAtOnce(1)
      const [remark] = await remarks()
      expect((await money.reverse(remark?.transaction_id)).status).toBe(200)
      expect(await remarks()).toEqual([])
    })

    it('are settled only where there is something of that society', async () => {
      const settle = (key: string, society_id = money.society_id) =>
        money.admin.post('/sales-remark/settle', { society_id, key, note: reason })
      expect(codeOf(await settle(`own_finish:${UNKNOWN}`))).toBe('404 not_found')
      expect(codeOf(await settle('irgendwas'))).toBe('404 not_found')
      expect(codeOf(await settle(`burst:${UNKNOWN}:1`))).toBe('404 not_found')
      expect(codeOf(await settle('x', UNKNOWN))).toBe('404 not_found')
    })
  })
})
