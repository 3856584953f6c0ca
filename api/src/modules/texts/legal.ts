import {
  legalType,
  type CallAnswer,
  type CallBody,
  type CallQuery,
  type LegalText,
  type legalCalls,
} from '@kursportal/shared/contract'
import type { ActorContext, Context } from '../../platform/context.ts'
import { lastEditOf, refuseStale } from '../../platform/edits.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'

/** @throws ApiError not_found when the word names no legal text */
export const legalTypeOf = (word: string): LegalText['type'] => {
  const type = legalType.safeParse(word)
  if (!type.success) throw new ApiError('not_found')
  return type.data
}

const versionsOf = ({ db }: Pick<Context, 'db'>, type: LegalText['type']) =>
  db
    .selectFrom('legal_texts')
    .select(['type', 'title', 'content', 'version', 'updated_at'])
    .where('type', '=', type)
    .orderBy('version', 'desc')

const present = (row: Omit<LegalText, 'updated_at'> & { updated_at: Date }): LegalText => ({
  ...row,
  updated_at: row.updated_at.toISOString(),
})

/**
 * A legal text, in its newest version unless one is named.
 * @throws ApiError not_found also while nobody has written it yet
 */
export const readLegal = async (
  context: Pick<Context, 'db'>,
  { type, version }: CallQuery<typeof legalCalls.readLegal>,
): Promise<LegalText> => {
  let query = versionsOf(context, legalTypeOf(type)).limit(1)
  if (version) query = query.where('version', '=', version)
  const row = await query.executeTakeFirst()
  if (!row) throw new ApiError('not_found')
  return present(row)
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
  if (current?.title === title && current.content === input.content) return present(current)
  const row = await context.db
    .insertInto('legal_texts')
    .values({
      type,
      title,
      content: input.content,
      version: (current?.version ?? 0) + 1,
      updated_at: context.clock.now(),
      updated_by: context.actor.user_id,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['type', 'title', 'content', 'version', 'updated_at'])
    .executeTakeFirst()
  if (!row) throw new ApiError('edited_meanwhile')
  await context.db.deleteFrom('legal_drafts').where('type', '=', type).execute()
  await noteAdminAction(context, {
    action: 'legal_published',
    subject: row.title,
    details: { version: row.version },
  })
  return present(row)
}
