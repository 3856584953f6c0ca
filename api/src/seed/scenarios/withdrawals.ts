import { searchText } from '@kursportal/shared/domain'
import type { WithdrawalState } from '@kursportal/shared/contract'
import { findByEmail } from '../../modules/people/find-by-email.ts'
import type { Context } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { setFlags } from './settings.ts'

/** Turns on that contracts can be withdrawn from on a page of the platform. */
export const offerWithdrawals = (context: Context): Promise<void> => setFlags(context, { withdrawals: true })

type SeedWithdrawal = {
  number: string
  name: string
  email: string
  contract: string
  note?: string
  received_at: Date
  /** How an admin decided about it; open when left out. */
  decided?: { state: Exclude<WithdrawalState, 'open'>; reason: string; at: Date; by: string }
}

/** Adds a withdrawal as it stands, without the mails about it; answers its id. */
export const addWithdrawal = async (
  context: Context,
  { note = '', decided, ...withdrawal }: SeedWithdrawal,
): Promise<string> => {
  const id = newId()
  const { number, name, email, contract } = withdrawal
  await context.db
    .insertInto('withdrawals')
    .values({
      id,
      ...withdrawal,
      user_id: (await findByEmail(context, email))?.id ?? null,
      note,
      state: decided?.state ?? 'open',
      reason: decided?.reason ?? '',
      decided_at: decided?.at ?? null,
      decided_by: decided?.by ?? null,
      search_text: searchText(number, name, email, contract),
    })
    .execute()
  return id
}
