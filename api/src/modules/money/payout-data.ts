import { isIban, isSepaIban } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { sepaName } from './sepa-text.ts'

/** Where payouts of an owner's societies go; null where nothing is on file that a bank could pay to. */
export type PayoutData = {
  account_holder: string | null
  iban: string | null
  /** There is an IBAN, of an account that no SEPA file may name. */
  outside_sepa: boolean
  /** Why the bank sent the last payment to this very account back. */
  returned_reason: string | null
}

/** Names an account, without saying which it is. */
export const accountMark = (
  { secrets }: Pick<Context, 'secrets'>,
  { account_holder, iban }: { account_holder: string; iban: string },
): string => secrets.sign(`payout-account:${account_holder}|${iban}`)

/** What owners have on file for payouts, in one query. */
export const payoutDataOf = async (
  { db, secrets }: Pick<Context, 'db' | 'secrets'>,
  ownerIds: readonly (string | null)[],
): Promise<ReadonlyMap<string, PayoutData>> => {
  const ids = ownerIds.filter((id) => id !== null)
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'iban_encrypted'])
    .select(['payout_holder', 'payout_returned_mark', 'payout_returned_reason'])
    .where('id', 'in', ids)
    .execute()
  return new Map(
    rows.map((row) => {
      const iban = row.iban_encrypted ? secrets.decrypt(Buffer.from(row.iban_encrypted)) : ''
      const named = row.payout_holder ?? (row.first_name && row.last_name)
      const holder = row.payout_holder ?? `${row.first_name} ${row.last_name}`
      return [
        row.id,
        {
          account_holder: named && sepaName(holder) ? holder : null,
          iban: isSepaIban(iban) ? iban : null,
          outside_sepa: isIban(iban) && !isSepaIban(iban),
          returned_reason:
            row.payout_returned_mark === accountMark({ secrets }, { account_holder: holder, iban })
              ? row.payout_returned_reason
              : null,
        },
      ]
    }),
  )
}
