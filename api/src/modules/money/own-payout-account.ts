import type { CallAnswer, CallBody, CallQuery, recommendingCalls } from '@kursportal/shared/contract'
import { fullName, isSepaIban, normalizeIban } from '@kursportal/shared/domain'
import type { ActorContext, Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { lockSociety } from '../societies/lock-society.ts'
import { requireOnlySociety } from '../societies/societies.policy.ts'
import { accountMarks, payoutDataOf, type PayoutData } from './payout-data.ts'
import { sepaName } from './sepa-text.ts'

type OwnAccount = CallAnswer<typeof recommendingCalls.readOwnPayoutAccount>

/**
 * The account the payouts of a society go to, for its owner, and whether the bank sent a payment to it back.
 * @throws ApiError not_found; validation_failed for who owns several and says none
 */
export const readOwnPayoutAccount = async (
  context: ActorContext,
  { society_id }: CallQuery<typeof recommendingCalls.readOwnPayoutAccount>,
): Promise<OwnAccount> => presentOwn(context, (await requireOwned(context, society_id)).id)

/**
 * Sets it for one society; the profile keeps its IBAN, and requests that were made keep their account.
 * @throws ApiError not_found; validation_failed for who owns several and says none; payout_account_unusable for a name
 *   or an account no SEPA file may hold
 */
export const changeOwnPayoutAccount = async (
  context: ActorContext,
  { society_id: asked, holder, iban: typed }: CallBody<typeof recommendingCalls.changeOwnPayoutAccount>,
): Promise<OwnAccount> => {
  const { db, secrets, actor } = context
  const { id: society_id } = await requireOwned(context, asked)
  await lockSociety(context, society_id)
  // Somebody else's by now, if it changed hands while this waited.
  await requireOwned(context, society_id)
  const iban = typed === undefined ? (await dataOf(context, society_id)).iban : normalizeIban(typed)
  if (sepaName(holder) === '' || iban === null || !isSepaIban(iban))
    throw new ApiError('payout_account_unusable')
  const account = { holder, iban_encrypted: secrets.encrypt(iban) }
  await db
    .insertInto('society_payout_accounts')
    .values({ society_id, owner_id: actor.user_id, ...account })
    .onConflict((conflict) => conflict.column('society_id').doUpdateSet(account))
    .execute()
  return presentOwn(context, society_id)
}

const requireOwned = (context: ActorContext, asked: string | undefined) =>
  requireOnlySociety(context, (eb) =>
    eb.and([
      eb('owner_id', '=', context.actor.user_id),
      ...(asked === undefined ? [] : [eb('societies.id', '=', asked)]),
    ]),
  )

const dataOf = async (context: ActorContext, societyId: string): Promise<PayoutData> => {
  const data = (await payoutDataOf(context, [societyId])).get(societyId)
  if (!data) throw new Error(`society ${societyId} has no owner`)
  return data
}

const presentOwn = async (context: ActorContext, societyId: string): Promise<OwnAccount> => {
  const { is_own, account_holder, iban_masked, outside_sepa, returned_reason } = await dataOf(
    context,
    societyId,
  )
  const person = await context.db
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', context.actor.user_id)
    .executeTakeFirstOrThrow()
  const own_name = fullName(person)
  return {
    is_own,
    holder: account_holder ?? own_name,
    own_name,
    iban_masked,
    sepa: !outside_sepa,
    returned_reason,
  }
}

/** The account a request is paid to, as marks, and whose it is; null once the owner is gone. */
const accountOfRequest = async (context: Pick<Context, 'db' | 'secrets'>, requestId: string) => {
  const { account_holder, iban_encrypted, society_id, owner_id } = await context.db
    .selectFrom('payout_requests')
    .innerJoin('societies', 'societies.id', 'payout_requests.society_id')
    .select(['account_holder', 'iban_encrypted', 'society_id', 'owner_id'])
    .where('payout_requests.id', '=', requestId)
    .executeTakeFirstOrThrow()
  if (!iban_encrypted || !owner_id) return null
  const iban = context.secrets.decrypt(Buffer.from(iban_encrypted))
  return { society_id, owner_id, marks: accountMarks(context, { account_holder, iban }) }
}

/**
 * Notes that the bank sent a payment back, with the account the society is paid to, its own or the owner's: nothing is
 * requested to it again while it is that one.
 */
export const markReturnedAccount = async (
  context: Pick<Context, 'db' | 'secrets'>,
  requestId: string,
  reason: string,
): Promise<void> => {
  const account = await accountOfRequest(context, requestId)
  if (!account) return
  const [mark] = account.marks
  const own = await context.db
    .updateTable('society_payout_accounts')
    .set({ returned_mark: mark, returned_reason: reason })
    .where('society_id', '=', account.society_id)
    .executeTakeFirst()
  if (own.numUpdatedRows > 0n) return
  await context.db
    .updateTable('users')
    .set({ payout_returned_mark: mark, payout_returned_reason: reason })
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
    .updateTable('society_payout_accounts')
    .set({ returned_mark: null, returned_reason: null })
    .where('society_id', '=', account.society_id)
    .where('returned_mark', 'in', account.marks)
    .execute()
  await context.db
    .updateTable('users')
    .set({ payout_returned_mark: null, payout_returned_reason: null })
    .where('id', '=', account.owner_id)
    .where('payout_returned_mark', 'in', account.marks)
    .execute()
}
