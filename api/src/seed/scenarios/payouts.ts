import { bookPayout, refusePayout, withdrawPayout as withdraw } from '../../modules/money/decide-payout.ts'
import { balancesOf } from '../../modules/money/ledger.store.ts'
import { changeOwnPayoutAccount } from '../../modules/money/own-payout-account.ts'
import { requestPayout } from '../../modules/money/request-payout.ts'
import { returnPayout } from '../../modules/money/return-payout.ts'
import { heldOf, readHeldFinishes } from '../../modules/money/sales-remarks.views.ts'
import { createSepaExport } from '../../modules/money/sepa-exports.ts'
import { countFinishes } from '../../modules/money/year-finishes.ts'
import { changePerson } from '../../modules/people/change-user.ts'
import type { ActorContext, Context } from '../../platform/context.ts'

export { storePayoutAccount as setPayoutAccount } from '../../modules/money/payout-account.ts'

type SeedRequest = {
  society_id: string
  /** Who asks: somebody who leads the society. */
  user_id: string
  target_year: number
  /** The share (0..1) of what is available, in whole euros. */
  share: number
  notes: string
}

/** Sets the account that a society is paid to, as its owner. */
export const addPayoutAccount = async (
  context: Context,
  { user_id, ...account }: { user_id: string; society_id: string; holder: string; iban: string },
): Promise<void> => {
  await changeOwnPayoutAccount(actingAs(context, user_id, false), account)
}

/** Sets the IBAN of somebody's profile, to which societies are paid that have no account of their own. */
export const addIban = async (context: Context, user_id: string, iban: string): Promise<void> => {
  await changePerson(context, user_id, { iban })
}

/** Asks for a payout; answers its id, or null when a year has too few finishes or nothing is available. */
export const addPayoutRequest = async (
  context: Context,
  { society_id, user_id, target_year, share, notes }: SeedRequest,
): Promise<string | null> => {
  const finishes = await countFinishes(context.db, { society_id, year: target_year })
  if (finishes < context.config.limits.minimumFinishes) return null
  const { available } = await balancesOf(context, { society_id, year: target_year })
  const held = heldOf(
    await readHeldFinishes(context, { society_ids: [society_id], year: target_year }),
    society_id,
  )
  const amount = Math.floor(((available - held) * share) / 100) * 100
  if (amount <= 0) return null
  const asking = actingAs(context, user_id, false)
  return (await requestPayout(asking, { amount, target_year, notes, society_id })).id
}

/** Books a request, or refuses it for a reason, as this admin. */
export const decidePayout = async (
  context: Context,
  { id, admin_id, refused_because }: { id: string; admin_id: string; refused_because?: string },
): Promise<void> => {
  const admin = actingAs(context, admin_id, true)
  await (refused_because === undefined ? bookPayout(admin, id) : refusePayout(admin, id, refused_because))
}

/** Withdraws a request, as whoever leads the society. */
export const withdrawPayout = async (
  context: Context,
  { id, user_id }: { id: string; user_id: string },
): Promise<void> => {
  await withdraw(actingAs(context, user_id, false), id)
}

/** Notes that the bank sent a payout back, as this admin. */
export const sendBackPayout = async (
  context: Context,
  { id, admin_id, reason }: { id: string; admin_id: string; reason: string },
): Promise<void> => {
  await returnPayout(actingAs(context, admin_id, true), id, reason)
}

/** Makes a SEPA file of what is booked and in no file yet, as this admin; none when nothing is. */
export const addSepaFile = async (context: Context, admin_id: string): Promise<void> => {
  const booked = await context.db
    .selectFrom('payout_requests')
    .select('id')
    .where('state', '=', 'booked')
    .where('export_id', 'is', null)
    .execute()
  if (booked.length > 0) await createSepaExport(actingAs(context, admin_id, true), undefined)
}

const actingAs = (context: Context, user_id: string, is_admin: boolean): ActorContext => ({
  ...context,
  actor: { user_id, is_admin, is_course_creator: false, session_hash: null },
})
