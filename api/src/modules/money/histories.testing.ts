import * as fc from 'fast-check'
import { sql } from 'kysely'
import { incomeAt, type Level } from '@kursportal/shared/domain'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { newId } from '../../platform/ids.ts'
import { addDeclaration } from '../../seed/scenarios/documents.ts'
import { addFinishedMembers } from '../../seed/scenarios/finishes.ts'
import { addLevels, usualLevels } from '../../seed/scenarios/societies.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { IBAN } from '../../testing/values.ts'
import { payoutOf } from './bank/bank-file.rules.ts'
import { readBankAnswer } from './bank/read-bank-answer.ts'
import { bookBonuses } from './book-bonuses.ts'
import { correctLedger } from './correct-ledger.ts'
import { bookPayout, refusePayout, withdrawPayout } from './decide-payout.ts'
import { ISSUER } from './documents/documents.fixtures.ts'
import {
  documentStepNames,
  documentSteps,
  expectNumbered,
  type DocumentStep,
} from './documents/histories.testing.ts'
import { storeIssuer } from './documents/issuer.ts'
import { balancesOf } from './ledger.store.ts'
import { listEarnings } from './list-earnings.ts'
import { changeOwnPayoutAccount } from './own-payout-account.ts'
import { storePayoutAccount } from './payout-account.ts'
import { openLedgerWorld } from './money.fixtures.ts'
import { requestPayout } from './request-payout.ts'
import { reverseTransaction } from './reverse-transaction.ts'
import { createSepaExport, readSepaExport } from './sepa-exports.ts'

const reason = 'Zum Ausprobieren'
const years = [2025, 2026] as const
const otherLevels: readonly Level[] = [
  { start: 1, income_per_user: 700, bonus: 0 },
  { start: 8, income_per_user: 1_100, bonus: 7_500 },
]

type Step = {
  does:
    | 'finish'
    | 'levels'
    | 'request'
    | 'withdraw'
    | 'book'
    | 'refuse'
    | 'export'
    | 'bank'
    | 'mend'
    | 'correct'
    | 'reverse'
    | 'bonuses'
    | DocumentStep
  /** Decides which of what there is, and how much. */
  pick: number
  year: (typeof years)[number]
}

const often = ['request', 'request', 'book', 'book', 'export', 'bank', 'mend'] as const
const seldom = ['levels', 'withdraw', 'refuse', 'correct', 'reverse', 'bonuses'] as const

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    does: fc.oneof(
      { weight: 3, arbitrary: fc.constant<Step['does']>('finish') },
      { weight: 8, arbitrary: fc.constantFrom<Step['does']>(...often) },
      { weight: 4, arbitrary: fc.constantFrom<Step['does']>(...seldom) },
      { weight: 5, arbitrary: fc.constantFrom<Step['does']>(...documentStepNames) },
    ),
    pick: fc.nat(40),
    year: fc.constantFrom(...years),
  }),
  { minLength: 15, maxLength: 40 },
)

const sumOf = (all: readonly { cents: number }[]): number => all.reduce((sum, { cents }) => sum + cents, 0)

/** Histories of two years, on whatever database the file that calls this runs. */
export const describeHistories = (
  database: 'embedded' | 'postgres',
  numRuns: number,
  alsoSound: (platform: TestPlatform, societyId: string) => Promise<void> = async () => {},
): void => {
  describe(`histories of years on the ${database} database`, () => {
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
      await platform.run(async (context) => {
        await storePayoutAccount(context, { holder: 'Kursportal GmbH', iban: IBAN, bic: null })
        await storeIssuer(context, ISSUER)
        await addDeclaration(context, { society_id, user_id: admin_id })
      })
    }

    /** Runs a use case as the admin, who owns the society too; a refusal of the catalogue is fine. */
    const tryAs = async <T>(useCase: (context: ActorContext) => Promise<T>): Promise<T | undefined> => {
      const actor = { user_id: admin_id, is_admin: true, is_course_creator: false, session_hash: null }
      try {
        return await platform.run((context) => useCase({ ...context, actor }))
      } catch (error) {
        if (error instanceof ApiError) return undefined
        throw error
      }
    }
    const requests = (states: readonly ('requested' | 'booked')[]) =>
      platform.context.db
        .selectFrom('payout_requests')
        .select(['id', 'amount'])
        .where('state', 'in', [...states])
        .orderBy('id')
        .execute()
    const files = async (): Promise<string[]> => {
      const rows = await platform.context.db.selectFrom('sepa_exports').select('id').orderBy('id').execute()
      return Promise.all(rows.map(async ({ id }) => (await readSepaExport(platform.context, id)).file))
    }
    /** Every payment of every file that was made: its number and its cents. */
    const payments = async () =>
      (await files()).flatMap((file) =>
        [...file.matchAll(/<EndToEndId>([^<]+)<\/EndToEndId>.*?<InstdAmt[^>]*>([\d.]+)</gs)].map(
          ([, number = '', amount = '']) => ({ number, cents: Math.round(Number(amount) * 100) }),
        ),
      )

    /** A bank sends back one payment of all that ever went out, perhaps one that came back before. */
    const answerOfBank = async (pick: number): Promise<string> => {
      const sent = await payments()
      const chosen = sent[pick % Math.max(1, sent.length)]
      const entry =
        chosen &&
        `<Ntry><Amt Ccy="EUR">${(chosen.cents / 100).toFixed(2)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>
        <NtryDtls><TxDtls><Refs><EndToEndId>${chosen.number}</EndToEndId></Refs>
        <RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf></TxDtls></NtryDtls></Ntry>`
      return `<Document><BkToCstmrStmt><GrpHdr><MsgId>${newId()}</MsgId></GrpHdr><Stmt>${entry ?? ''}</Stmt></BkToCstmrStmt></Document>`
    }

    const finish = ({ pick, year }: Step) =>
      platform.run((context) =>
        addFinishedMembers(context, {
          society_id,
          course_id,
          count: 1 + (pick % 6),
          finished_at: new Date(`${year}-07-${String(1 + (pick % 28)).padStart(2, '0')}T10:00:00Z`),
        }),
      )
    const takes: Record<Step['does'], (step: Step) => Promise<unknown>> = {
      finish,
      levels: ({ pick }) =>
        platform.run(async (context) => {
          await context.db.deleteFrom('society_levels').where('society_id', '=', society_id).execute()
          await addLevels(context, society_id, pick % 2 ? otherLevels : usualLevels)
        }),
      request: ({ pick, year }) =>
        tryAs((context) =>
          requestPayout(context, { amount: (1 + pick) * 100, target_year: year, society_id }),
        ),
      withdraw: ({ pick }) => ofOne(['requested'], pick, (context, id) => withdrawPayout(context, id)),
      book: ({ pick }) => ofOne(['requested'], pick, (context, id) => bookPayout(context, id, reason)),
      refuse: ({ pick }) => ofOne(['requested'], pick, (context, id) => refusePayout(context, id, reason)),
      export: () => tryAs((context) => createSepaExport(context, undefined)),
      bank: async ({ pick }) => {
        const xml = await answerOfBank(pick)
        return tryAs((context) => readBankAnswer(context, { xml }))
      },
      mend: ({ pick }) => tryAs((context) => changeOwnPayoutAccount(context, { holder: `Olga ${pick}` })),
      correct: ({ pick, year }) =>
        tryAs((context) =>
          correctLedger(context, { society_id, year, amount: (pick - 20) * 75 || 75, reason }),
        ),
      reverse: async ({ pick }) => {
        const booked = await platform.context.db
          .selectFrom('ledger_transactions')
          .select('id')
          .orderBy('id')
          .execute()
        const chosen = booked[pick % Math.max(1, booked.length)]
        return (
          chosen && tryAs((context) => reverseTransaction(context, { transaction_id: chosen.id, reason }))
        )
      },
      bonuses: () => bookBonuses(platform.services),
      ...documentSteps({
        platform: () => platform,
        tryAs,
        society: () => ({ society_id, user_id: admin_id }),
      }),
    }
    const ofOne = async (
      states: readonly ('requested' | 'booked')[],
      pick: number,
      useCase: (context: ActorContext, id: string) => Promise<unknown>,
    ) => {
      const among = await requests(states)
      const chosen = among[pick % Math.max(1, among.length)]
      return chosen && tryAs((context) => useCase(context, chosen.id))
    }

    /** What the finishes that count, and everything booked by hand or at the year's end, come to. */
    const recomputed = async (year: number): Promise<number> => {
      const finishes = await platform.context.db
        .selectFrom('society_finishes')
        .where('year', '=', year)
        .where(
          sql<boolean>`not exists (select from ledger_transactions back where back.reverses = transaction_id)`,
        )
        .select(['number', 'levels'])
        .execute()
      const { rows } = await sql<{ cents: number }>`
        select coalesce(sum(-entry.amount), 0)::int as cents from ledger_entries entry
        join ledger_accounts account on account.id = entry.account_id
        join ledger_transactions booked on booked.id = entry.transaction_id
        left join ledger_transactions of on of.id = booked.reverses
        where account.kind = 'earned' and account.year = ${year}
          and coalesce(of.kind, booked.kind) in ('bonus', 'correction')`.execute(platform.context.db)
      const income = finishes.reduce((sum, { number, levels }) => sum + incomeAt(levels, number), 0)
      return income + (rows[0]?.cents ?? 0)
    }

    const expectSound = async (): Promise<void> => {
      const { rows: unbalanced } = await sql`
        select transaction_id from ledger_entries group by transaction_id having sum(amount) <> 0`.execute(
        platform.context.db,
      )
      expect(unbalanced).toEqual([])
      for (const year of years) {
        const { earned, available, requested, paid } = await balancesOf(platform.context, {
          society_id,
          year,
        })
        expect(earned + available + requested + paid).toBe(0)
        expect(Math.min(available, requested, paid)).toBeGreaterThanOrEqual(0)
        expect(0 - earned).toBe(await recomputed(year))
        const told = await tryAs((context) => listEarnings(context, { society_id, year }))
        expect(told?.sum).toBe(0 - earned)
        expect(told?.items.reduce((sum, { amount }) => sum + amount, 0)).toBe(0 - earned)
      }
      await expectPaidOnce()
      await expectNumbered(platform)
      await alsoSound(platform, society_id)
    }

    /** Each number stands in one file once, and every cent that went out is paid or was taken back. */
    const expectPaidOnce = async (): Promise<void> => {
      const sent = await payments()
      expect(new Set(sent.map(({ number }) => number)).size).toBe(sent.length)
      const { rows: payouts } = await sql<{ request_id: string; times: number; back: boolean }>`
        select request_id, row_number() over (partition by request_id order by id)::int as times,
          exists (select from ledger_transactions back where back.reverses = paid.id) as back
        from ledger_transactions paid where kind = 'payout'`.execute(platform.context.db)
      const cameBack = ({ number }: { number: string }) => {
        const { request_id, times } = payoutOf(number) ?? {}
        return payouts.some((paid) => paid.request_id === request_id && paid.times === times && paid.back)
      }
      const { rows: paid } = await sql<{ cents: number }>`
        select amount as cents from payout_requests where state = 'booked' and export_id is not null`.execute(
        platform.context.db,
      )
      expect(sumOf(paid) + sumOf(sent.filter(cameBack))).toBe(sumOf(sent))
    }

    it('stay sound, pay nothing twice and add up with what is told of them', async () => {
      await fc.assert(
        fc
          .asyncProperty(steps, async (sequence) => {
            for (const step of sequence) await takes[step.does](step)
            await expectSound()
          })
          .beforeEach(begin),
        { numRuns },
      )
    }, 240_000)
  })
}
