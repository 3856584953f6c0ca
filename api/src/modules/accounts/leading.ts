import type { LeadingSociety } from '@kursportal/shared/contract'
import type { Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { lockSocieties } from '../societies/lock-society.ts'

/**
 * The societies somebody leads, with what hangs on them: members, and cents in the books of all years that can still be
 * paid or are asked for. A community stays without its head; an own society ends with its owner.
 */
export const societiesLedBy = async (
  { db }: Pick<Context, 'db'>,
  userId: string,
): Promise<LeadingSociety[]> => {
  const rows = await db
    .selectFrom('societies')
    .select(['id', 'name', 'is_community'])
    .select((eb) => [
      eb
        .selectFrom('users')
        .whereRef('users.society_id', '=', 'societies.id')
        .select((of) => of.fn.countAll<number>().as('n'))
        .as('members'),
      eb
        .selectFrom('ledger_accounts')
        .whereRef('ledger_accounts.society_id', '=', 'societies.id')
        .where('kind', '=', 'available')
        .select((of) => of.cast<number>(of.fn.coalesce(of.fn.sum('balance'), of.lit(0)), 'bigint').as('sum'))
        .as('available'),
      eb
        .selectFrom('ledger_accounts')
        .whereRef('ledger_accounts.society_id', '=', 'societies.id')
        .where('kind', '=', 'requested')
        .select((of) => of.cast<number>(of.fn.coalesce(of.fn.sum('balance'), of.lit(0)), 'bigint').as('sum'))
        .as('requested'),
    ])
    .where('owner_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    ...row,
    members: row.members ?? 0,
    available: row.available ?? 0,
    requested: row.requested ?? 0,
  }))
}

/** What ends with the account: the money of own groups, euro cents. A community keeps its own. */
export const lapsingCents = (societies: readonly LeadingSociety[]): number =>
  societies.reduce(
    (sum, { is_community, available, requested }) => (is_community ? sum : sum + available + requested),
    0,
  )

/**
 * Nothing is dissolved silently: whoever leads a society hands it over first, or says that it may lapse (decisions,
 * section 3).
 * @param lapse_cents what may lapse as they read it, where they said how much
 * @throws ApiError leads_society with the societies; balance_lapses with what lapses by now
 */
export const requireLapseAccepted = async (
  context: Pick<Context, 'db'>,
  userId: string,
  { accepted, lapse_cents }: { accepted: boolean; lapse_cents?: number | undefined },
): Promise<void> => {
  const led = await societiesLedBy(context, userId)
  if (led.length > 0 && !accepted) throw new ApiError('leads_society', { societies: led })
  if (lapse_cents === undefined) return
  // Nothing is booked between counting and ending.
  await lockSocieties(
    context,
    led.map(({ id }) => id),
  )
  const lapsing = lapsingCents(await societiesLedBy(context, userId))
  if (lapsing !== lapse_cents) throw new ApiError('balance_lapses', { lapse_cents: lapsing })
}
