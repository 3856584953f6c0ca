import { isIban, isSepaIban, maskIban } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { sepaName } from './sepa-text.ts'

/** Where payouts of a society go; null where nothing is on file that a bank could pay to. */
export type PayoutData = {
  /** The account is the society's own; false: the name and the IBAN of the owner's profile serve. */
  is_own: boolean
  account_holder: string | null
  iban: string | null
  /** What is on file, shortened; also where no SEPA file may name it. */
  iban_masked: string | null
  /** There is an IBAN, of an account that no SEPA file may name. */
  outside_sepa: boolean
  /** Why the bank sent the last payment to this very account back. */
  returned_reason: string | null
}

/** Names an account, without saying which it is: the first mark is the one to store, any of them may be stored. */
export const accountMarks = (
  { secrets }: Pick<Context, 'secrets'>,
  { account_holder, iban }: { account_holder: string; iban: string },
): [string, ...string[]] => secrets.signatures(`payout-account:${account_holder}|${iban}`)

/** What is on file for the payouts of societies, in one query; nothing of those that nobody owns. */
export const payoutDataOf = async (
  context: Pick<Context, 'db' | 'secrets'>,
  societyIds: readonly string[],
): Promise<ReadonlyMap<string, PayoutData>> => {
  if (societyIds.length === 0) return new Map()
  const rows = await context.db
    .selectFrom('societies')
    .innerJoin('users as owner', 'owner.id', 'societies.owner_id')
    .leftJoin('society_payout_accounts as account', 'account.society_id', 'societies.id')
    .select(['societies.id', 'account.holder', 'account.iban_encrypted', 'account.returned_mark'])
    .select(['account.returned_reason', 'owner.first_name', 'owner.last_name'])
    .select(['owner.iban_encrypted as owners_iban', 'owner.payout_returned_mark as owners_mark'])
    .select('owner.payout_returned_reason as owners_reason')
    .where('societies.id', 'in', societyIds)
    .execute()
  return new Map(
    rows.map(({ id, first_name, last_name, ...row }) => [
      id,
      row.holder === null
        ? presentAccount(context, {
            is_own: false,
            holder: first_name && last_name ? `${first_name} ${last_name}` : '',
            iban_encrypted: row.owners_iban,
            returned: { mark: row.owners_mark, reason: row.owners_reason },
          })
        : presentAccount(context, {
            is_own: true,
            holder: row.holder,
            iban_encrypted: row.iban_encrypted,
            returned: { mark: row.returned_mark, reason: row.returned_reason },
          }),
    ]),
  )
}

type StoredAccount = {
  is_own: boolean
  holder: string
  iban_encrypted: Buffer | null
  returned: { mark: string | null; reason: string | null }
}

const presentAccount = (
  { secrets }: Pick<Context, 'secrets'>,
  { is_own, holder, iban_encrypted, returned }: StoredAccount,
): PayoutData => {
  const iban = iban_encrypted ? secrets.decrypt(Buffer.from(iban_encrypted)) : ''
  const marks: readonly string[] = accountMarks({ secrets }, { account_holder: holder, iban })
  return {
    is_own,
    account_holder: sepaName(holder) ? holder : null,
    iban: isSepaIban(iban) ? iban : null,
    iban_masked: iban ? maskIban(iban) : null,
    outside_sepa: isIban(iban) && !isSepaIban(iban),
    returned_reason: returned.mark !== null && marks.includes(returned.mark) ? returned.reason : null,
  }
}
