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

/** Notes that the bank sent a payment back, with the owner whose account it still is: nothing is requested to it again. */
export const markReturnedAccount = async (
  context: Pick<Context, 'db' | 'secrets'>,
  requestId: string,
  reason: string,
): Promise<void> => {
  const request = await context.db
    .selectFrom('payout_requests')
    .innerJoin('societies', 'societies.id', 'payout_requests.society_id')
    .select(['account_holder', 'iban_encrypted', 'owner_id'])
    .where('payout_requests.id', '=', requestId)
    .executeTakeFirstOrThrow()
  if (!request.iban_encrypted || !request.owner_id) return
  const iban = context.secrets.decrypt(Buffer.from(request.iban_encrypted))
  await context.db
    .updateTable('users')
    .set({
      payout_returned_mark: accountMark(context, { account_holder: request.account_holder, iban }),
      payout_returned_reason: reason,
    })
    .where('id', '=', request.owner_id)
    .execute()
}
