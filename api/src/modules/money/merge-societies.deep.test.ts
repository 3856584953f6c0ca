import * as fc from 'fast-check'
import { sql } from 'kysely'
import { moneyCalls } from '@kursportal/shared/contract'
import { incomeOf } from '@kursportal/shared/domain'
import { addFinishedMembers } from '../../seed/scenarios/finishes.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { addLevels, addSociety, usualLevels } from '../../seed/scenarios/societies.ts'
import { codeOf, itemsOf } from '../../testing/answers.ts'
import type { TestAnswer } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { IBAN, UNKNOWN } from '../../testing/values.ts'
import { bookBonuses } from './book-bonuses.ts'
import { openMoneyWorld, reason, year, type MoneyWorld } from './money.fixtures.ts'

describe('two societies become one', () => {
  let platform: TestPlatform
  let world: MoneyWorld
  let from: string
  let into: string
  let people: { leader: string; member: string }

  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())

  const begin = async () => {
    world = await openMoneyWorld(platform)
    from = world.society_id
    await platform.run(async (context) => {
      const owner_id = await addPerson(context, { email: 'bernd@beispiel.de', first_name: 'Bernd' })
      people = {
        leader: await addPerson(context, { email: 'paul@beispiel.de' }),
        member: await addPerson(context, { email: 'mia@beispiel.de' }),
      }
      await context.db
        .updateTable('users')
        .set({ iban_encrypted: context.secrets.encrypt(IBAN) })
        .where('id', '=', owner_id)
        .execute()
      into = await addSociety(context, {
        name: 'SV Albatros',
        owner_id,
        admin_ids: [people.leader],
        member_ids: [people.member],
      })
      await addLevels(context, into)
    })
  }
  beforeEach(begin)

  const merge = (more: object = {}) => world.admin.post('/society/merge', { from, into, reason, ...more })
  const finishIn = (society_id: string, count: number, finished_at?: Date) =>
    platform.run((context) =>
      addFinishedMembers(context, {
        society_id,
        course_id: world.course_id,
        count,
        ...(finished_at && { finished_at }),
      }),
    )
  const versionIn = ({ body }: TestAnswer): string => (body as { version: string }).version
  const figuresOf = async (society_id: string, of = year) => {
    const answer = await world.admin.get('/sales-performance', { society_id, year: of })
    const { societies } = moneyCalls.readSalesPerformance.answer.parse(answer.body)
    const [figures] = societies
    if (!figures) throw new Error(answer.text)
    return figures
  }
  const ledgerLines = () =>
    platform.context.db
      .selectFrom('ledger_transactions')
      .selectAll()
      .select(
        sql<string>`(select string_agg(amount::text, ' ' order by account_id) from ledger_entries
          where transaction_id = ledger_transactions.id)`.as('amounts'),
      )
      .orderBy('id')
      .execute()

  it('says beforehand exactly what will happen, and changes nothing by saying it', async () => {
    await finishIn(from, 8)
    const before = await ledgerLines()
    const said = await merge({ dry_run: true })
    expect(said.body).toMatchObject({
      from: { name: 'TSV Möwe' },
      into: { name: 'SV Albatros' },
      members: 8,
      admins: 2,
      finishes: 8,
      open_requests: 0,
      money: [{ year, amount: 4_000 }],
      available: 4_000,
    })
    expect(await ledgerLines()).toEqual(before)
    const done = await merge({ based_on: versionIn(said) })
    expect(done.body).toEqual(said.body)
    expect(await figuresOf(into)).toMatchObject({
      members: 9,
      money: { earned: 4_000, available: 4_000 },
      progress: { finishes: 8 },
    })
    expect((await world.admin.get('/society', { 'society-id': into })).body).toMatchObject({
      admins: expect.arrayContaining([expect.objectContaining({ name: 'Olga Öçal' })]),
    })
  })

  it('leaves what was booked as it was; the old ledger stays readable, and its link leads on', async () => {
    await finishIn(from, 5)
    const before = await ledgerLines()
    await merge()
    const after = await ledgerLines()
    expect(after.slice(0, before.length)).toEqual(before)
    expect(after.slice(before.length).map(({ kind, society_id }) => [kind, society_id])).toEqual([
      ['transfer', from],
      ['transfer', into],
    ])
    // A reason would name the groups in the books for good, and one of them may be a person's.
    expect(after.slice(before.length).map(({ reason: told }) => told)).toEqual([null, null])
    const query = { 'society-id': from }
    expect(codeOf(await world.admin.get('/society', query))).toBe('404 not_found')
    expect((await world.admin.get('/society', { ...query, with_deleted: true })).body).toMatchObject({
      name: 'TSV Möwe',
      merged_into: { id: into },
      abilities: { edit: false, correct: false },
    })
    expect(codeOf(await world.owner.get('/society', { ...query, with_deleted: true }))).toBe('404 not_found')
    expect(itemsOf(await world.admin.get('/society/transactions', { society_id: from }))).toHaveLength(6)
    expect((await platform.client.get('/referral', query)).body).toMatchObject({ id: into })
    expect((await platform.client.post('/referral-visit', { society_id: from })).status).toBe(204)
  })

  it('counts on as one: a payout rests on the finishes of both, and the next finish comes after them', async () => {
    await finishIn(from, 4, new Date('2025-05-01T10:00:00Z'))
    await finishIn(into, 1, new Date('2025-05-01T10:00:00Z'))
    await finishIn(from, 8)
    await finishIn(into, 1)
    await merge()
    await finishIn(into, 1)
    // 8 and 1 earn 5 € each; the tenth 8 €.
    expect(await figuresOf(into)).toMatchObject({ money: { available: 9 * 500 + 800 } })
    const bernd = await platform.as('bernd@beispiel.de')
    const asked = await bernd.post('/transaction-request', { amount: 2_500, target_year: 2025 })
    expect(asked.body).toMatchObject({ state: 'requested', amount: 2_500, finishes: 5, tier: 'iron' })
    const listed = itemsOf(await bernd.get('/user-finishes', { society_id: into, year: 2025 }))
    const carried = { counted_for: { id: from, name: 'TSV Möwe' } }
    expect(listed).toMatchObject([
      { number: 1, counted_for: null },
      ...[4, 3, 2, 1].map((number) => ({ number, ...carried })),
    ])
  })

  it('is refused until an admin finds in order what looked odd', async () => {
    await finishIn(from, 5, new Date('2025-05-01T10:00:00Z'))
    await platform.context.db
      .updateTable('society_finishes')
      .set({ user_id: world.owner_id })
      .where('number', '=', 1)
      .execute()
    expect((await figuresOf(from, 2025)).payout.held).toBe(500)
    const said = await merge({ dry_run: true })
    expect(said.body).toMatchObject({ open_remarks: [{ year: 2025, count: 1 }] })
    expect(codeOf(await merge({ based_on: versionIn(said) }))).toBe('409 remarks_open')
    const [remark] = itemsOf(await world.admin.get('/sales-remarks', { year: 2025 }))
    expect(remark).toMatchObject({ kind: 'own_finish', society: { id: from } })
    const settled = { society_id: from, key: remark?.['key'], note: reason }
    expect((await world.admin.post('/sales-remark/settle', settled)).status).toBe(204)
    expect(codeOf(await merge({ based_on: versionIn(said) }))).toBe('409 edited_meanwhile')
    expect((await merge()).body).toMatchObject({ open_remarks: [], available: 2_500 })
    expect((await figuresOf(into, 2025)).payout.held).toBe(0)
  })

  it('reached the levels it reached by itself, for its leaders and for admins', async () => {
    await finishIn(from, 10, new Date('2026-05-01T10:00:00Z'))
    await finishIn(into, 10, new Date('2026-06-01T10:00:00Z'))
    const reached = async () =>
      itemsOf(await world.admin.get('/sales-promotions')).map(({ society, number, reached_at }) => [
        (society as { id: string }).id,
        number,
        reached_at,
      ])
    const alone = await reached()
    await merge()
    expect(await reached()).toEqual(alone.filter(([society]) => society === into))
    const bernd = await platform.as('bernd@beispiel.de')
    const own = itemsOf(await bernd.get('/society-level-promotions', { society_id: into, year }))
    expect(own.map(({ number }) => number).toReversed()).toEqual(
      (await reached()).map(([, number]) => number),
    )
  })

  it('takes back a finish where its money has gone', async () => {
    await finishIn(from, 3)
    const [finish] = itemsOf(await world.admin.get('/user-finishes', { society_id: from }))
    await merge()
    const taken = await world.reverse(finish?.['id'])
    expect(taken.body).toMatchObject({ kind: 'reversal' })
    expect(await figuresOf(into)).toMatchObject({ money: { available: 1_000 }, progress: { finishes: 2 } })
    expect(await figuresOf(from)).toMatchObject({ money: { available: 0, earned: 0 } })
  })

  it('pays what was booked before, and passes on what comes back afterwards', async () => {
    await finishIn(from, 6)
    const request_id = await world.bookedRequest(1_000)
    await merge()
    const payout = itemsOf(await world.admin.get('/society/transactions', { society_id: from })).find(
      ({ kind }) => kind === 'payout',
    )
    await world.reverse(payout?.['id'])
    expect(await figuresOf(from)).toMatchObject({ money: { requested: 1_000 } })
    const listed = await world.admin.get('/transaction-requests', { society_id: from })
    expect(itemsOf(listed)).toMatchObject([{ id: request_id }])
    const refused = await world.admin.post('/society/transaction-refusal', { request_id, reason })
    expect(refused.status).toBe(200)
    expect(await figuresOf(from)).toMatchObject({ money: { available: 0, requested: 0, paid: 0 } })
    expect(await figuresOf(into)).toMatchObject({ money: { available: 3_000 } })
  })

  it('is refused while a payout waits, for what is no community, and when the figures have changed', async () => {
    await finishIn(from, 6)
    const version = versionIn(await merge({ dry_run: true }))
    await finishIn(from, 1)
    expect(codeOf(await merge({ based_on: version }))).toBe('409 edited_meanwhile')
    await world.request(1_000)
    expect(codeOf(await merge())).toBe('409 payouts_open')
    const own = await platform.run((context) =>
      addSociety(context, { name: 'Eigene', owner_id: people.member, is_community: false }),
    )
    expect(codeOf(await merge({ into: own }))).toBe('409 society_not_community')
    expect(codeOf(await merge({ into: from }))).toBe('422 validation_failed')
    expect(codeOf(await merge({ into: UNKNOWN }))).toBe('404 not_found')
    expect(codeOf(await world.owner.post('/society/merge', { from, into }))).toBe('403 forbidden')
    expect(codeOf(await platform.client.post('/society/merge', { from, into }))).toBe('401 not_logged_in')
  })

  const counts = fc.record({ from: fc.nat(30), into: fc.nat(30), later: fc.nat(12), last: fc.nat(14) })

  it('neither makes nor loses money, whatever both had; what comes later is earned as by one', async () => {
    await fc.assert(
      fc
        .asyncProperty(counts, fc.boolean(), async (had, yearEnds) => {
          await finishIn(from, had.last, new Date('2025-11-01T10:00:00Z'))
          await finishIn(from, had.from)
          await finishIn(into, had.into)
          await bookBonuses(platform.services)
          const total = async () => {
            const sums = { earned: 0, available: 0, requested: 0, paid: 0 }
            for (const one of [year - 1, year])
              for (const society of [from, into]) {
                const { money } = await figuresOf(society, one)
                for (const kind of ['earned', 'available', 'requested', 'paid'] as const)
                  sums[kind] += money[kind]
              }
            return sums
          }
          const before = await total()
          expect((await merge()).status).toBe(200)
          expect(await total()).toEqual(before)
          await bookBonuses(platform.services)
          expect(await total()).toEqual(before)
          await finishIn(into, had.later)
          const both = had.from + had.into
          const added =
            incomeOf([{ levels: usualLevels, finishes: both + had.later }]) -
            incomeOf([{ levels: usualLevels, finishes: both }])
          expect((await total()).available).toBe(before.available + added)
          if (yearEnds) {
            await world.later('2027-01-01T10:00:00Z')
            await bookBonuses(platform.services)
            const { money } = await figuresOf(from)
            expect(money.available).toBe(0)
          }
        })
        .beforeEach(begin),
      { numRuns: 6 },
    )
  }, 120_000)
})
