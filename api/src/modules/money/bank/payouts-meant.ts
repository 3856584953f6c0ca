import type { ActorContext } from '../../../platform/context.ts'
import { lockSocieties } from '../../societies/lock-society.ts'
import { endToEndId } from '../sepa-file.ts'
import { payoutOf, type BankFile } from './bank-file.rules.ts'

/** A payout that a bank speaks of. */
export type MeantPayout = {
  payout: {
    id: string
    society: { id: string; name: string; is_community: boolean }
    amount: number
    account_holder: string
  }
  end_to_end_id: string
  /** It is booked, in a file, and this number is the one it was last sent with. */
  is_out: boolean
}

/**
 * The payouts a bank's file speaks of, by their numbers, and all of the file that it answers as a whole. With `lock` they
 * stay as they are until the transaction ends.
 */
export const payoutsMeant = async (
  { db }: Pick<ActorContext, 'db'>,
  file: BankFile,
  { lock }: { lock: boolean },
): Promise<{ of: (endToEndId: string) => MeantPayout | undefined; whole: MeantPayout[] }> => {
  const numbers = file.answers.flatMap(({ end_to_end_id }) => payoutOf(end_to_end_id) ?? [])
  const ids = [...new Set(numbers.map(({ request_id }) => request_id))]
  const speaksOfAll =
    file.answers_message_id !== '' && file.answers.some(({ end_to_end_id }) => end_to_end_id === '')
  if (ids.length === 0 && !speaksOfAll) return { of: () => undefined, whole: [] }
  const meant = db
    .selectFrom('payout_requests')
    .innerJoin('societies', 'societies.id', 'payout_requests.society_id')
    .leftJoin('sepa_exports', 'sepa_exports.id', 'payout_requests.export_id')
    .where((eb) =>
      eb.or([
        ...(ids.length > 0 ? [eb('payout_requests.id', 'in', ids)] : []),
        ...(speaksOfAll ? [eb('sepa_exports.message_id', '=', file.answers_message_id)] : []),
      ]),
    )
  if (lock) {
    const rows = await meant.select('payout_requests.society_id').execute()
    await lockSocieties(
      { db },
      rows.map(({ society_id }) => society_id),
    )
  }
  const query = meant
    .select([
      'payout_requests.id',
      'payout_requests.amount',
      'payout_requests.account_holder',
      'payout_requests.state',
      'payout_requests.society_id',
      'sepa_exports.message_id',
      'societies.name',
      'societies.is_community',
    ])
    .select((eb) =>
      eb
        .selectFrom('ledger_transactions')
        .whereRef('ledger_transactions.request_id', '=', 'payout_requests.id')
        .where('ledger_transactions.kind', '=', 'payout')
        .select((of) => of.fn.countAll<number>().as('n'))
        .as('times'),
    )
    .orderBy('payout_requests.id')
  const found = new Map((await query.execute()).map((row) => [row.id, row]))
  const present = (row: NonNullable<ReturnType<typeof found.get>>, times: number): MeantPayout => ({
    payout: {
      id: row.id,
      society: { id: row.society_id, name: row.name, is_community: row.is_community },
      amount: row.amount,
      account_holder: row.account_holder,
    },
    end_to_end_id: endToEndId(row.id, times),
    is_out: row.state === 'booked' && row.message_id !== null && row.times === times,
  })
  return {
    of: (number) => {
      const own = payoutOf(number)
      const row = own && found.get(own.request_id)
      return row && present(row, own.times)
    },
    whole: [...found.values()]
      .filter(({ message_id }) => message_id !== null && message_id === file.answers_message_id)
      .map((row) => present(row, row.times ?? 1)),
  }
}
