import * as fc from 'fast-check'
import { sql } from 'kysely'
import { incomeOf, type Level } from '@kursportal/shared/domain'
import { ApiError } from '../../platform/http/api-error.ts'
import { newId } from '../../platform/ids.ts'
import type { ActorContext } from '../../platform/context.ts'
import { addFinishedMembers } from '../../seed/scenarios/finishes.ts'
import { addLevels, usualLevels } from '../../seed/scenarios/societies.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { lockSociety } from '../societies/lock-society.ts'
import { bookBonuses } from './book-bonuses.ts'
import { correctLedger } from './correct-ledger.ts'
import { bookPayout, refusePayout } from './decide-payout.ts'
import { balancesOf, bookTransaction, type Amounts } from './ledger.store.ts'
import { listPayoutRequests } from './list-payouts.ts'
import { openLedgerWorld } from './money.fixtures.ts'
import { requestPayout } from './request-payout.ts'
import { returnPayout } from './return-payout.ts'
import { reverseTransaction } from './reverse-transaction.ts'

const year = 2026
const reason = 'Zum Ausprobieren'

describe('the ledger', () => {
  let platform: TestPlatform
  let society_id: string
  let admin_id: string
  let course_id: string

  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())

  const begin = async () => {
    ;({ society_id, admin_id, course_id } = await openLedgerWorld(platform))
  }
  beforeEach(begin)

  /** Runs a use case as the admin in a transaction of its own; a refusal of the catalogue is fine. */
  const tryAs = async (useCase: (context: ActorContext) => Promise<unknown>): Promise<boolean> => {
    const actor = { user_id: admin_id, is_admin: true, is_course_creator: false, session_hash: null }
    try {
      await platform.run((context) => useCase({ ...context, actor }))
      return true
    } catch (error) {
      if (error instanceof ApiError) return false
      throw error
    }
  }
  const balances = () => balancesOf(platform.context, { society_id, year })
  const transactions = () =>
    platform.context.db
      .selectFrom('ledger_transactions')
      .select(['id', 'kind', 'request_id', 'reverses'])
      .orderBy('id', 'desc')
      .execute()
  const requests = () =>
    platform.context.db.selectFrom('payout_requests').select(['id', 'state']).orderBy('id').execute()
  const finish = (count: number) =>
    platform.run((context) => addFinishedMembers(context, { society_id, course_id, count }))

  /** What must be true whatever happened. */
  const expectSound = async () => {
    const { rows: unbalanced } = await sql`
      select transaction_id from ledger_entries group by transaction_id having sum(amount) <> 0`.execute(
      platform.context.db,
    )
    expect(unbalanced).toEqual([])
    const { rows: drifted } = await sql`
      select account.id from ledger_accounts account
      left join ledger_entries entry on entry.account_id = account.id
      group by account.id having account.balance <> coalesce(sum(entry.amount), 0)`.execute(
      platform.context.db,
    )
    expect(drifted).toEqual([])
    const { earned, available, requested, paid } = await balances()
    expect(earned + available + requested + paid).toBe(0)
    expect(Math.min(available, requested, paid)).toBeGreaterThanOrEqual(0)
    const open = await platform.context.db
      .selectFrom('payout_requests')
      .where('state', '=', 'requested')
      .select((eb) => eb.cast<number>(eb.fn.coalesce(eb.fn.sum('amount'), sql`0`), 'bigint').as('sum'))
      .executeTakeFirstOrThrow()
    expect(requested).toBe(open.sum)
    await expectSumsOfStages()
  }

  /** What the lists of the administration say adds up to what the ledger says. */
  const expectSumsOfStages = async () => {
    const { requested, paid } = await balances()
    const stages = await platform.run((context) => {
      const actor = { user_id: admin_id, is_admin: true, is_course_creator: false, session_hash: null }
      return listPayoutRequests({ ...context, actor }, { year, society_id })
    })
    const { sums } = stages
    expect(sums.requested.amount + sums.returned.amount).toBe(requested)
    expect(sums.booked.amount + sums.exported.amount).toBe(paid)
  }

  type Step =
    | { does: 'finish'; count: number }
    | { does: 'request'; amount: number }
    | { does: 'correct'; amount: number }
    | { does: 'book' | 'refuse' | 'reverse' | 'return'; which: number }
  const steps = fc.array(
    fc.oneof(
      {
        weight: 3,
        arbitrary: fc.record({ does: fc.constant('finish'), count: fc.integer({ min: 1, max: 6 }) }),
      },
      {
        weight: 3,
        arbitrary: fc.record({
          does: fc.constant('request'),
          amount: fc.integer({ min: 1, max: 40 }).map((euro) => euro * 100),
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({
          does: fc.constant('correct'),
          amount: fc.integer({ min: -3_000, max: 3_000 }).filter((cents) => cents !== 0),
        }),
      },
      {
        weight: 4,
        arbitrary: fc.record({
          does: fc.constantFrom('book', 'refuse', 'reverse', 'return'),
          which: fc.nat(50),
        }),
      },
    ) as fc.Arbitrary<Step>,
    { minLength: 5, maxLength: 20 },
  )

  const take = async (step: Step): Promise<void> => {
    if (step.does === 'finish') return void (await finish(step.count))
    if (step.does === 'request')
      return void (await tryAs((context) =>
        requestPayout(context, { amount: step.amount, target_year: year, society_id }),
      ))
    if (step.does === 'correct')
      return void (await tryAs((context) =>
        correctLedger(context, { society_id, year, amount: step.amount, reason }),
      ))
    const among = step.does === 'reverse' ? await transactions() : await requests()
    const chosen = among[step.which % Math.max(1, among.length)]
    if (!chosen) return
    const { id } = chosen
    if (step.does === 'book') await tryAs((context) => bookPayout(context, id, reason))
    else if (step.does === 'return') await tryAs((context) => returnPayout(context, id, reason))
    else if (step.does === 'refuse') await tryAs((context) => refusePayout(context, id, reason))
    else await tryAs((context) => reverseTransaction(context, { transaction_id: id, reason }))
  }

  /** Takes everything back, as far as it goes each round, newest first; answers whether anything still moved. */
  const takeBackRound = async (): Promise<boolean> => {
    let moved = false
    for (const { id, state } of await requests()) {
      if (state === 'requested')
        moved = (await tryAs((context) => refusePayout(context, id, reason))) || moved
    }
    const booked = await transactions()
    const reversed = new Set(booked.map((one) => one.reverses))
    for (const { id, kind } of booked) {
      if (kind === 'reversal' || reversed.has(id)) continue
      moved = (await tryAs((context) => reverseTransaction(context, { transaction_id: id, reason }))) || moved
    }
    return moved
  }

  it('sums to zero after any sequence of operations, and to nothing once everything is taken back', async () => {
    await fc.assert(
      fc
        .asyncProperty(steps, fc.boolean(), async (sequence, yearEnds) => {
          for (const step of sequence) await take(step)
          await expectSound()
          if (yearEnds) {
            platform.clock.set('2027-01-01T10:00:00Z')
            await bookBonuses(platform.services)
            await expectSound()
          }
          while (await takeBackRound()) await expectSound()
          expect(await balances()).toEqual({ earned: 0, available: 0, requested: 0, paid: 0 })
        })
        .beforeEach(begin),
      { numRuns: 8 },
    )
  }, 120_000)

  it('books exactly what the tier rules say, also when levels change in between', async () => {
    const raised: Level[] = [
      { start: 1, income_per_user: 700, bonus: 0 },
      { start: 15, income_per_user: 1_100, bonus: 7_500 },
    ]
    await finish(12)
    await platform.run(async (context) => {
      await context.db.deleteFrom('society_levels').execute()
      await addLevels(context, society_id, raised)
    })
    await finish(6)
    const { available } = await balances()
    const expected = [
      { levels: usualLevels, finishes: 12 },
      { levels: raised, finishes: 6 },
    ]
    expect(available).toBe(incomeOf(expected))
    expect(available).toBe(6_900 + 2 * 700 + 4 * 1_100)
  })

  describe('the database itself', () => {
    it.each([
      ['update ledger_entries set amount = amount + 1', /append-only/],
      ['delete from ledger_entries', /append-only/],
      ['update ledger_transactions set year = 2025', /append-only/],
      ["update ledger_transactions set kind = 'bonus'", /append-only/],
      ['delete from ledger_transactions', /append-only/],
      ['update ledger_accounts set balance = 1000000', /append-only/],
      ['delete from ledger_accounts', /append-only/],
    ])('refuses: %s', async (statement, message) => {
      await finish(1)
      await expect(platform.run(({ db }) => sql.raw(statement).execute(db))).rejects.toThrow(message)
    })

    const book = (entries: Partial<Amounts>) =>
      platform.run(async (context) => {
        await lockSociety(context, society_id)
        return bookTransaction(context, { society_id, year, kind: 'correction', key: newId(), entries })
      })

    it('refuses entries that do not sum to zero, or have no other side', async () => {
      await expect(book({ earned: -100, available: 99 })).rejects.toThrow(/do not sum to zero/)
      await expect(book({ earned: 0 })).rejects.toThrow(/do not sum to zero/)
      await expect(book({ earned: -100, available: 100 })).resolves.toEqual(expect.any(String))
    })

    it('refuses to go below zero anywhere', async () => {
      await expect(book({ earned: 100, available: -100 })).rejects.toThrow(/ledger_balance_not_negative/)
      await expect(book({ requested: -100, paid: 100 })).rejects.toThrow(/ledger_balance_not_negative/)
    })

    it('refuses a second transaction for the same thing', async () => {
      const key = 'payout:x:1'
      const once = () =>
        platform.run((context) =>
          bookTransaction(context, {
            society_id,
            year,
            kind: 'correction',
            key,
            entries: { earned: -1, available: 1 },
          }),
        )
      await once()
      await expect(once()).rejects.toThrow(/ledger_transactions_key_key/)
    })

    it('refuses entries in another year’s accounts', async () => {
      await book({ earned: -100, available: 100 })
      await expect(
        platform.run(async ({ db }) => {
          const accounts = await db.selectFrom('ledger_accounts').select(['id', 'kind']).execute()
          const id = newId()
          await db
            .insertInto('ledger_transactions')
            .values({ id, society_id, year: 2025, kind: 'correction', key: id })
            .execute()
          await db
            .insertInto('ledger_entries')
            .values(
              accounts
                .filter((account) => account.kind === 'earned' || account.kind === 'available')
                .map((account) => ({
                  transaction_id: id,
                  account_id: account.id,
                  amount: account.kind === 'earned' ? -5 : 5,
                })),
            )
            .execute()
        }),
      ).rejects.toThrow(/another society or year/)
    })
  })
})
