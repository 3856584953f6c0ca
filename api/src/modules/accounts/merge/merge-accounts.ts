import type { AccountMerge, CallBody, mergeCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../../platform/context.ts'
import { refuseStale } from '../../../platform/edits.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import { noteAdminAction } from '../../audit-log/note-admin-action.ts'
import { noteRead } from '../../audit-log/note-read.ts'
import { personSearchText } from '../../people/person-columns.ts'
import { mergeOwnSocieties } from '../../money/merge-societies.ts'
import { sendTemplate } from '../../templates/render-template.ts'
import { withdrawMarketingConsent } from '../consents.ts'
import { joinLearning, type Accounts } from './join-learning.ts'
import { joinProfiles } from './join-profiles.rules.ts'
import { joinWithdrawals } from './join-withdrawals.ts'
import { mergeReport, type Account } from './merge-report.ts'
import { moveRows } from './move-rows.ts'

type Pair = { from: Account; into: Account }

type Merge = CallBody<typeof mergeCalls.mergeAccounts>

/**
 * Both accounts; locked always in the same order where something is to change.
 * @throws ApiError not_found; validation_failed for one account twice
 */
const readBoth = async ({ db }: ActorContext, ids: Merge, lock: boolean): Promise<Pair> => {
  const both = db.selectFrom('users').selectAll().where('id', 'in', [ids.from, ids.into]).orderBy('id')
  const rows = await (lock ? both.forUpdate() : both).execute()
  const from = rows.find(({ id }) => id === ids.from)
  const into = rows.find(({ id }) => id === ids.into)
  if (!from || !into) throw new ApiError('not_found')
  if (from.id === into.id)
    throw new ApiError('validation_failed', [{ path: 'into', message: 'must be another account' }])
  return { from, into }
}

/**
 * What bringing two accounts together would do, in numbers. Outside a transaction, as looking at people is noted.
 * @throws ApiError not_found; validation_failed for one account twice
 */
export const previewMerge = async (context: ActorContext, body: Merge): Promise<AccountMerge> => {
  const pair = await readBoth(context, body, false)
  for (const { id } of [pair.from, pair.into])
    await noteRead(context, { action: 'person_viewed', userId: id })
  const { report } = await mergeReport(context, pair)
  return report
}

/**
 * Brings two accounts of one person together (decision 0560).
 * @throws ApiError not_found, account_in_team, payouts_open, remarks_open; validation_failed for one account twice;
 *   edited_meanwhile when the figures are others than those that were agreed to
 */
export const mergeAccounts = async (context: ActorContext, body: Merge): Promise<AccountMerge> => {
  const { based_on, reason } = body
  const pair = await readBoth(context, body, true)
  const { report, own } = await mergeReport(context, pair)
  refuseStale(based_on, { version: report.version, edited: null })
  const [blocker] = report.blockers
  if (blocker) throw new ApiError(blocker)
  if (own) await mergeOwnSocieties(context, { ...own, reason })
  await moveAll(context, pair)
  await noteAdminAction(context, {
    action: 'person_merged',
    userId: pair.into.id,
    reason,
    details: { ...report.moves, fills: report.fills, drops: report.drops, gone_id: pair.from.id },
  })
  await tellPerson(context, pair)
  return report
}

const moveAll = async (context: ActorContext, { from, into }: Pair): Promise<void> => {
  const { db, clock } = context
  const ids = { from: from.id, into: into.id }
  await db
    .insertInto('merged_accounts')
    .values({ from_id: from.id, into_id: into.id, merged_at: clock.now() })
    .execute()
  await joinWithdrawals(context, ids)
  await joinLearning(context, ids)
  await keepMarketingChoice(context, ids)
  await moveRows(context, ids)
  await db.deleteFrom('users').where('id', '=', from.id).execute()
  await takeProfile(context, { from, into })
}

/** Whoever said something about news in the account that stays, gave or withdrew the consent there, has said it. */
const keepMarketingChoice = async (context: ActorContext, { from, into }: Accounts): Promise<void> => {
  const said = await context.db
    .selectFrom('consents')
    .select('id')
    .where('user_id', '=', into)
    .where('kind', '=', 'marketing')
    .executeTakeFirst()
  if (said) await withdrawMarketingConsent(context, from)
}

/** Fills what the profile that stays has none of, and lets it belong where the other one did. */
const takeProfile = async (context: ActorContext, { from, into }: Pair): Promise<void> => {
  const { db, clock } = context
  const { set } = joinProfiles(from, into)
  const seen = [from.last_seen_at, into.last_seen_at].filter((at) => at !== null).toSorted(byTime)
  await db
    .updateTable('users')
    .set({
      ...set,
      ...(into.society_id === null && (await membershipOf(context, { from, into }))),
      search_text: personSearchText({ ...into, ...set }),
      last_seen_at: seen.at(-1) ?? null,
      created_at: [from.created_at, into.created_at].toSorted(byTime)[0],
      updated_at: clock.now(),
    })
    .where('id', '=', into.id)
    .execute()
}

const byTime = (a: Date, b: Date): number => a.getTime() - b.getTime()

/** Where the account that ended belonged; nothing where that is gone, or is the person's own by now. */
const membershipOf = async ({ db }: ActorContext, { from, into }: Pair) => {
  const society = await db
    .selectFrom('societies')
    .select('id')
    .where('id', '=', from.society_id)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('owner_id', 'is', null), eb('owner_id', '<>', into.id)]))
    .executeTakeFirst()
  return society && { society_id: society.id, society_since: from.society_since }
}

/** Tells the person at both addresses with which of them they log in from now on. */
const tellPerson = async (context: ActorContext, { from, into }: Pair): Promise<void> => {
  const words = {
    first_name: into.first_name || from.first_name,
    email: into.email,
    old_email: from.email,
    link: `${context.config.publicUrl}/login`,
  }
  await sendTemplate(context, 'accounts-merged', into.email, words, { userId: into.id })
  await sendTemplate(context, 'accounts-merged', from.email, words, { forgetOnceSent: true })
}
