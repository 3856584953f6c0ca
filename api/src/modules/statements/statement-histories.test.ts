import { sql } from 'kysely'
import { berlinDay } from '@kursportal/shared/domain'
import type { TestPlatform } from '../../testing/test-platform.ts'
import { describeHistories } from '../money/histories.testing.ts'
import { statementFigures } from './read-statement.ts'

/** Each month begins with what the one before left, and the last one ends with what the ledger has. */
const expectStatements = async (platform: TestPlatform, society_id: string): Promise<void> => {
  const { context } = platform
  const { rows } = await sql<{
    month: string
  }>`select distinct to_char(created_at at time zone 'Europe/Berlin', 'YYYY-MM')
    as month from ledger_transactions order by month`.execute(context.db)
  const last = berlinDay(context.clock.now()).slice(0, 7)
  const months = [...new Set([...rows.map(({ month }) => month), last])].toSorted()
  let closing = { available: 0, requested: 0 }
  let [earned, paid] = [0, 0]
  for (const month of months) {
    const { sums } = await statementFigures(context, society_id, month)
    expect(sums.opening).toEqual(closing)
    closing = sums.closing
    earned += sums.earned
    paid += sums.paid
  }
  const balances = await context.db
    .selectFrom('ledger_accounts')
    .select(['kind', 'balance'])
    .where('society_id', '=', society_id)
    .execute()
  const of = (kind: string) =>
    balances.filter((one) => one.kind === kind).reduce((sum, { balance }) => sum + balance, 0)
  expect({ closing, earned, paid }).toEqual({
    closing: { available: of('available'), requested: of('requested') },
    earned: 0 - of('earned'),
    paid: of('paid'),
  })
}

describeHistories('embedded', 2, expectStatements)
