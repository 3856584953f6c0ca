import type { CallAnswer, accountCalls } from '@kursportal/shared/contract'
import type { ActorContext, Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { newId } from '../../platform/ids.ts'
import { personAskedFor } from '../people/person-asked-for.ts'
import { versionOfText } from '../people/terms-consent.ts'
import { needsParent, type Registration } from './check-registration.ts'

/** Stores what somebody agreed to, and a parent for them, with the version of each text that is shown today. */
export const giveConsents = async (context: Context, userId: string, data: Registration): Promise<void> => {
  const given = { user_id: userId, given_at: context.clock.now() }
  const terms = { ...given, text_version: await versionOfText(context, 'terms-of-use') }
  const privacy = { ...given, text_version: await versionOfText(context, 'privacy') }
  await context.db
    .insertInto('consents')
    .values([
      { ...terms, id: newId(), kind: 'terms-of-use' },
      { ...privacy, id: newId(), kind: 'privacy' },
      ...(data.consents.marketing ? [{ ...given, id: newId(), kind: 'marketing' as const }] : []),
      ...(needsParent(context, data)
        ? [{ ...terms, id: newId(), kind: 'parent' as const, given_by: data.parent_name ?? '' }]
        : []),
    ])
    .execute()
}

/** Who was invited agrees to terms and privacy with their first password, as the invitation says; once. */
export const giveFirstConsents = async (context: Context, userId: string): Promise<void> => {
  const invited = await context.db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('invited_at', 'is not', null)
    .where('password_hash', 'is', null)
    .executeTakeFirst()
  if (!invited) return
  const given = { user_id: userId, given_at: context.clock.now() }
  for (const kind of ['terms-of-use', 'privacy'] as const)
    await context.db
      .insertInto('consents')
      .values({ ...given, id: newId(), kind, text_version: await versionOfText(context, kind) })
      .execute()
}

/** Gives the consent to marketing, unless it is given already. */
export const giveMarketingConsent = async (context: Context, userId: string): Promise<void> => {
  if (await marketingConsentOf(context, userId)) return
  await context.db
    .insertInto('consents')
    .values({ id: newId(), user_id: userId, kind: 'marketing', given_at: context.clock.now() })
    .execute()
}

/** The id of the consent to marketing that holds, if one does. */
export const marketingConsentOf = async (
  { db }: Pick<Context, 'db'>,
  userId: string,
): Promise<string | undefined> => {
  const consent = await db
    .selectFrom('consents')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'marketing')
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return consent?.id
}

/**
 * What somebody agreed to, the newest first.
 * @throws ApiError not_found for anybody else's, unless an admin asks
 */
export const listConsents = async (
  context: ActorContext,
  userId: string | undefined,
): Promise<CallAnswer<typeof accountCalls.listConsents>> => {
  const whose = await personAskedFor(context, userId)
  const rows = await context.db
    .selectFrom('consents')
    .select(['id', 'kind', 'text_version', 'given_by', 'given_at', 'withdrawn_at'])
    .where('user_id', '=', whose)
    .orderBy('given_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return {
    items: rows.map((row) => ({
      ...row,
      given_at: row.given_at.toISOString(),
      withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
    })),
    total: rows.length,
  }
}

/**
 * Withdraws a consent to marketing; the others last as long as the account.
 * @throws ApiError not_found
 */
export const withdrawConsent = async (context: ActorContext, id: string): Promise<void> => {
  const { db, actor } = context
  const holds = await db
    .selectFrom('consents')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', actor.user_id)
    .where('kind', '=', 'marketing')
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  if (!holds) throw new ApiError('not_found')
  await withdrawMarketingConsent(context, actor.user_id)
}

/** Withdraws the consent to marketing, however often it was given; without one nothing happens. */
export const withdrawMarketingConsent = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: string,
): Promise<void> => {
  await db
    .updateTable('consents')
    .set({ withdrawn_at: clock.now() })
    .where('user_id', '=', userId)
    .where('kind', '=', 'marketing')
    .where('withdrawn_at', 'is', null)
    .execute()
}
