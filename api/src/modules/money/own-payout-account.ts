import type { CallAnswer, CallBody, recommendingCalls } from '@kursportal/shared/contract'
import { isSepaIban, maskIban, normalizeIban } from '@kursportal/shared/domain'
import type { ActorContext, Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { changePerson } from '../people/change-user.ts'
import { accountMark, payoutDataOf } from './payout-data.ts'
import { sepaName } from './sepa-text.ts'

type OwnAccount = CallAnswer<typeof recommendingCalls.readOwnPayoutAccount>

/** The account somebody's payouts go to, and whether the bank sent a payment to it back. */
export const readOwnPayoutAccount = async (context: ActorContext): Promise<OwnAccount> => {
  const { user_id } = context.actor
  const person = await context.db
    .selectFrom('users')
    .select(['first_name', 'last_name', 'payout_holder', 'iban_encrypted'])
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow()
  const iban = person.iban_encrypted ? context.secrets.decrypt(Buffer.from(person.iban_encrypted)) : null
  const own_name = `${person.first_name} ${person.last_name}`.trim()
  const data = (await payoutDataOf(context, [user_id])).get(user_id)
  return {
    holder: person.payout_holder ?? own_name,
    own_name,
    iban_masked: iban && maskIban(iban),
    sepa: !data?.outside_sepa,
    returned_reason: data?.returned_reason ?? null,
  }
}

/**
 * Sets it. Requests that were made keep the account they were made with.
 * @throws ApiError payout_account_unusable for a name or an account no SEPA file may hold
 */
export const changeOwnPayoutAccount = async (
  context: ActorContext,
  { holder, iban: typed }: CallBody<typeof recommendingCalls.changeOwnPayoutAccount>,
): Promise<OwnAccount> => {
  const { user_id } = context.actor
  const iban = typed === undefined ? undefined : normalizeIban(typed)
  if (sepaName(holder) === '' || (iban !== undefined && !isSepaIban(iban)))
    throw new ApiError('payout_account_unusable')
  if (iban !== undefined) await changePerson(context, user_id, { iban })
  const person = await context.db
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow()
  await context.db
    .updateTable('users')
    // The own name follows the person when it changes.
    .set({ payout_holder: holder === `${person.first_name} ${person.last_name}`.trim() ? null : holder })
    .where('id', '=', user_id)
    .execute()
  return readOwnPayoutAccount(context)
}

/** The account a request is paid to, as a mark, and whose it is; null once the owner is gone. */
const accountOfRequest = async (context: Pick<Context, 'db' | 'secrets'>, requestId: string) => {
  const { account_holder, iban_encrypted, owner_id } = await context.db
    .selectFrom('payout_requests')
    .innerJoin('societies', 'societies.id', 'payout_requests.society_id')
    .select(['account_holder', 'iban_encrypted', 'owner_id'])
    .where('payout_requests.id', '=', requestId)
    .executeTakeFirstOrThrow()
  if (!iban_encrypted || !owner_id) return null
  const iban = context.secrets.decrypt(Buffer.from(iban_encrypted))
  return { owner_id, mark: accountMark(context, { account_holder, iban }) }
}

/** Notes that the bank sent a payment back, with the owner whose account it still is: nothing is requested to it again. */
export const markReturnedAccount = async (
  context: Pick<Context, 'db' | 'secrets'>,
  requestId: string,
  reason: string,
): Promise<void> => {
  const account = await accountOfRequest(context, requestId)
  if (!account) return
  await context.db
    .updateTable('users')
    .set({ payout_returned_mark: account.mark, payout_returned_reason: reason })
    .where('id', '=', account.owner_id)
    .execute()
}

/** Takes the mark from an account: whoever pays to it once more, as it is, has found nothing wrong with it. */
export const trustAccountAgain = async (
  context: Pick<Context, 'db' | 'secrets'>,
  requestId: string,
): Promise<void> => {
  const account = await accountOfRequest(context, requestId)
  if (!account) return
  await context.db
    .updateTable('users')
    .set({ payout_returned_mark: null, payout_returned_reason: null })
    .where('id', '=', account.owner_id)
    .where('payout_returned_mark', '=', account.mark)
    .execute()
}
