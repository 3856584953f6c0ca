import { sql } from 'kysely'
import type { CallAnswer, CallBody, societyCalls } from '@kursportal/shared/contract'
import { berlinYear } from '@kursportal/shared/domain'
import type { ActorContext, Context } from '../../platform/context.ts'
import { refuseStale, versionOf } from '../../platform/edits.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'
import { announceEnd } from '../societies/announce-end.ts'
import { endSociety } from '../societies/end-society.ts'
import { lockSocieties } from '../societies/lock-society.ts'
import { requireSociety, type LedSociety } from '../societies/societies.policy.ts'
import { bookDueBonuses } from './book-bonuses.ts'
import { remarksHolding } from './sales-remarks.views.ts'
import { availableByYear, transferBalance } from './transfer-balance.ts'

type Merge = CallAnswer<typeof societyCalls.mergeSocieties>
type Pair = { from: LedSociety; into: LedSociety }

/**
 * Merges a society into a community, or says what that would change (decision 0510).
 * @throws ApiError not_found, society_not_community, payouts_open, remarks_open; validation_failed for one society twice;
 *   edited_meanwhile when the figures are others than those that were agreed to
 */
export const mergeSocieties = async (
  context: ActorContext,
  { from, into, dry_run = false, based_on, reason }: CallBody<typeof societyCalls.mergeSocieties>,
): Promise<Merge> => {
  const pair = await lockPair(context, { from, into })
  if (pair.from.id === pair.into.id)
    throw new ApiError('validation_failed', [{ path: 'into', message: 'must be another society' }])
  if (!pair.into.is_community) throw new ApiError('society_not_community')
  const figures = await figuresOf(context, pair)
  if (dry_run) return figures
  refuseStale(based_on, { version: figures.version, edited: null })
  const merged = await mergeLocked(context, pair, { figures, reason })
  await announceEnd(context, from, { into: pair.into.name })
  return merged
}

/**
 * Leads a society of somebody's own into another one of theirs, when two accounts of one person become one (decision
 * 0560).
 * @throws ApiError not_found, payouts_open, remarks_open
 */
export const mergeOwnSocieties = async (
  context: ActorContext,
  { from, into, reason }: { from: string; into: string; reason: string | undefined },
): Promise<void> => {
  const pair = await lockPair(context, { from, into })
  await mergeLocked(context, pair, { figures: await figuresOf(context, pair), reason })
}

const mergeLocked = async (
  context: ActorContext,
  pair: Pair,
  { figures, reason }: { figures: Merge; reason: string | undefined },
): Promise<Merge> => {
  if (figures.open_requests > 0) throw new ApiError('payouts_open')
  // The other society has another owner: what looked odd here would be in order there, and its money paid out.
  if (figures.open_remarks.length > 0) throw new ApiError('remarks_open')
  // What years that have ended still owe the society is booked while it is there.
  await bookDueBonuses(context, pair.from.id)
  await movePeople(context, pair)
  await moveFigures(context, pair)
  await transferBalance(context, {
    from: pair.from.id,
    into: pair.into.id,
    made_by: context.actor.user_id,
  })
  await endSociety(context, pair.from.id)
  await leadOn(context, pair)
  const { version: _version, open_remarks: _none, ...details } = figures
  for (const societyId of [pair.from.id, pair.into.id])
    await noteAdminAction(context, {
      action: 'society_merged',
      societyId,
      reason,
      details: { ...details, from: pair.from.id, into: pair.into.id },
    })
  return figures
}

/** Both as they are once nobody else can change them: one may have been merged or removed while this waited for it. */
const lockPair = async (context: Context, { from, into }: Record<keyof Pair, string>): Promise<Pair> => {
  await lockSocieties(context, [from, into])
  return { from: await requireSociety(context, from), into: await requireSociety(context, into) }
}

const count = (of: ReturnType<typeof sql>) => sql<number>`(select count(*)::integer from ${of})`

const figuresOf = async (context: Context, { from, into }: Pair): Promise<Merge> => {
  const year = berlinYear(context.clock.now())
  const counted = await context.db
    .selectNoFrom([
      count(sql`users where society_id = ${from.id}`).as('members'),
      count(sql`(${comingAdmins({ from, into })}) coming`).as('admins'),
      count(sql`access_societies moved where society_id = ${from.id} and not exists (
        select from access_societies there where there.society_id = ${into.id} and there.access_id = moved.access_id)`).as(
        'accesses',
      ),
      count(sql`society_finishes where society_id = ${from.id} and year >= ${year}`).as('finishes'),
      count(sql`payout_requests where society_id = ${from.id} and state = 'requested'`).as('open_requests'),
    ])
    .executeTakeFirstOrThrow()
  const money = await availableByYear(context, from.id)
  const figures = {
    ...counted,
    open_remarks: await remarksHolding(context, from.id),
    money,
    available: money.reduce((sum, { amount }) => sum + amount, 0),
  }
  return {
    from: nameOf(from),
    into: nameOf(into),
    ...figures,
    version: versionOf({ from: from.id, into: into.id, ...figures }),
  }
}

const nameOf = ({ id, name, is_community }: LedSociety) => ({ id, name, is_community })

/** Who leads the society that ends, and not yet the other one. */
const comingAdmins = ({ from, into }: Pair) => sql<{ user_id: string }>`
  select user_id from society_admins where society_id = ${from.id}
  union select owner_id from societies where id = ${from.id} and owner_id is not null
  except select user_id from society_admins where society_id = ${into.id}
  except select owner_id from societies where id = ${into.id} and owner_id is not null`

const movePeople = async (context: ActorContext, pair: Pair): Promise<void> => {
  const { db, clock } = context
  const [from, into] = [pair.from.id, pair.into.id]
  // A community nobody owns gets the owner of the one that comes, with the account that was given for it.
  if (pair.into.owner_id === null && pair.from.owner_id !== null) {
    await db.updateTable('societies').set({ owner_id: pair.from.owner_id }).where('id', '=', into).execute()
    await db
      .updateTable('society_payout_accounts')
      .set({ society_id: into })
      .where('society_id', '=', from)
      .execute()
    await db
      .deleteFrom('society_admins')
      .where('society_id', '=', into)
      .where('user_id', '=', pair.from.owner_id)
      .execute()
  }
  await sql`insert into society_admins (society_id, user_id, created_at)
    select ${into}::uuid, coming.user_id, ${clock.now()} from (${comingAdmins(pair)}) coming`.execute(db)
  await db
    .updateTable('users')
    .set({ society_id: into, updated_at: clock.now() })
    .where('society_id', '=', from)
    .execute()
  await sql`insert into access_societies (access_id, society_id, created_at)
    select access_id, ${into}::uuid, created_at from access_societies where society_id = ${from}
    on conflict do nothing`.execute(db)
}

/** Years that are over stay as they were counted; the current one goes on as one. */
const moveFigures = async ({ db, clock }: Context, { from, into }: Pair): Promise<void> => {
  await db
    .updateTable('society_finishes')
    .set({ society_id: into.id, merged_at: clock.now() })
    .where('society_id', '=', from.id)
    .where('year', '>=', berlinYear(clock.now()))
    .execute()
  await sql`insert into society_visits (society_id, day, visits)
    select ${into.id}::uuid, day, visits from society_visits where society_id = ${from.id}
    on conflict (society_id, day) do update set visits = society_visits.visits + excluded.visits`.execute(db)
  await db.deleteFrom('society_visits').where('society_id', '=', from.id).execute()
}

/** Marks where the society went; what had been merged into it leads there, too. */
const leadOn = async ({ db }: Context, { from, into }: Pair): Promise<void> => {
  await db
    .updateTable('societies')
    .set({ merged_into: into.id })
    .where((eb) => eb.or([eb('id', '=', from.id), eb('merged_into', '=', from.id)]))
    .execute()
}
