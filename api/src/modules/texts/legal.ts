import {
  agreedLegalType,
  legalType,
  type CallAnswer,
  type CallBody,
  type CallQuery,
  type LegalText,
  type legalCalls,
} from '@kursportal/shared/contract'
import { addDays, berlinDay } from '@kursportal/shared/domain'
import type { ActorContext, Context } from '../../platform/context.ts'
import { lastEditOf, refuseStale } from '../../platform/edits.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'
import { holdsBy } from './legal-versions.ts'

/** @throws ApiError not_found when the word names no legal text */
export const legalTypeOf = (word: string): LegalText['type'] => {
  const type = legalType.safeParse(word)
  if (!type.success) throw new ApiError('not_found')
  return type.data
}

const versionsOf = ({ db }: Pick<Context, 'db'>, type: LegalText['type']) =>
  db
    .selectFrom('legal_texts')
    .select(['type', 'title', 'content', 'version', 'updated_at', 'valid_from', 'asks_again'])
    .where('type', '=', type)
    .orderBy('version', 'desc')

const present = (row: Omit<LegalText, 'updated_at'> & { updated_at: Date }): LegalText => ({
  ...row,
  updated_at: row.updated_at.toISOString(),
})

/**
 * A legal text, in the newest version that holds unless one is named; one that holds only later stands in for none.
 * @throws ApiError not_found also while nobody has written it yet
 */
export const readLegal = async (
  context: Pick<Context, 'db' | 'clock'>,
  { type, version }: CallQuery<typeof legalCalls.readLegal>,
): Promise<CallAnswer<typeof legalCalls.readLegal>> => {
  const query = versionsOf(context, legalTypeOf(type)).limit(1)
  const newest = await query.executeTakeFirst()
  const row = version
    ? await query.where('version', '=', version).executeTakeFirst()
    : ((await query.where(holdsBy(context)).executeTakeFirst()) ?? newest)
  if (!row || !newest) throw new ApiError('not_found')
  const isAhead = newest.valid_from !== null && newest.valid_from > berlinDay(context.clock.now())
  const next =
    isAhead && newest.valid_from && newest.version > row.version
      ? { version: newest.version, valid_from: newest.valid_from }
      : null
  return { ...present(row), next }
}

/** Every version with who published it, the newest first. */
export const listLegalVersions = async (
  context: Pick<Context, 'db'>,
  type: string,
): Promise<CallAnswer<typeof legalCalls.listLegalVersions>> => {
  const rows = await versionsOf(context, legalTypeOf(type))
    .select(lastEditOf('legal_texts', 'updated').as('edited'))
    .execute()
  return { items: rows.map(({ edited, ...row }) => ({ ...present(row), edited })), total: rows.length }
}

/** What a legal page is called until somebody names it. */
const titles: Readonly<Record<LegalText['type'], string>> = {
  imprint: 'Impressum',
  privacy: 'Datenschutz',
  'terms-of-use': 'Nutzungsbedingungen',
  accessibility: 'Erklärung zur Barrierefreiheit',
}

/** The version that is published, as whoever comes second is told of it. */
const standing = async ({ db }: Pick<Context, 'db'>, type: LegalText['type'], version: number = 0) => {
  const row = await db
    .selectFrom('legal_texts')
    .select(lastEditOf('legal_texts', 'updated').as('edited'))
    .where('type', '=', type)
    .where('version', '=', version)
    .executeTakeFirst()
  return { version: String(version), edited: row?.edited ?? null }
}

/** A version can be announced a year ahead at most. */
const AHEAD_DAYS = 366

/** @throws ApiError validation_failed unless the day lies ahead, and not too far */
const requireAhead = ({ clock }: Pick<Context, 'clock'>, day: string | null): void => {
  const today = berlinDay(clock.now())
  if (day !== null && (day <= today || day > addDays(today, AHEAD_DAYS)))
    throw new ApiError('validation_failed', [{ path: 'valid_from', message: 'not_ahead' }])
}

/**
 * Publishes a new version; the text so far stays readable under its number.
 * @throws ApiError not_found; edited_meanwhile when it is not the version the change started from
 */
export const changeLegal = async (
  context: ActorContext,
  input: CallBody<typeof legalCalls.changeLegal>,
): Promise<LegalText> => {
  const type = legalTypeOf(input.type)
  const current = await versionsOf(context, type).limit(1).forUpdate().executeTakeFirst()
  refuseStale(input.based_on, await standing(context, type, current?.version))
  const title = input.title ?? current?.title ?? titles[type]
  const { valid_from = null, asks_again = false } = input
  requireAhead(context, valid_from)
  if (asks_again && !agreedLegalType.safeParse(type).success)
    throw new ApiError('validation_failed', [{ path: 'asks_again', message: 'not_agreed_to' }])
  const same = current?.title === title && current.content === input.content
  if (same && current.valid_from === valid_from && current.asks_again === asks_again) return present(current)
  const row = await context.db
    .insertInto('legal_texts')
    .values({
      type,
      title,
      content: input.content,
      version: (current?.version ?? 0) + 1,
      updated_at: context.clock.now(),
      updated_by: context.actor.user_id,
      valid_from,
      asks_again,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['type', 'title', 'content', 'version', 'updated_at', 'valid_from', 'asks_again'])
    .executeTakeFirst()
  if (!row) throw new ApiError('edited_meanwhile')
  await context.db.deleteFrom('legal_drafts').where('type', '=', type).execute()
  await noteAdminAction(context, {
    action: 'legal_published',
    subject: row.title,
    details: {
      version: row.version,
      ...(valid_from && { valid_from }),
      ...(asks_again && { asks_again }),
    },
  })
  return present(row)
}
