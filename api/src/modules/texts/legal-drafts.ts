import type { CallAnswer, CallBody, legalDraftCalls } from '@kursportal/shared/contract'
import type { ActorContext, Context } from '../../platform/context.ts'
import { lastEditOf, refuseStale } from '../../platform/edits.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'
import { legalTypeOf } from './legal.ts'

type Answer = CallAnswer<typeof legalDraftCalls.readLegalDraft>

const draftOf = async ({ db }: Pick<Context, 'db'>, type: string): Promise<Answer['draft']> => {
  const row = await db
    .selectFrom('legal_drafts')
    .select(['title', 'content', 'updated_at', lastEditOf('legal_drafts', 'updated').as('edited')])
    .where('type', '=', type)
    .executeTakeFirst()
  if (!row) return null
  const { updated_at, ...draft } = row
  return { ...draft, version: updated_at.toISOString() }
}

/** The draft of a legal text, if somebody writes one. @throws ApiError not_found */
export const readLegalDraft = async (context: Pick<Context, 'db'>, word: string): Promise<Answer> => ({
  draft: await draftOf(context, legalTypeOf(word)),
})

/**
 * Keeps a draft; nobody but admins sees it.
 * @throws ApiError not_found; edited_meanwhile when it is not the draft the change started from
 */
export const writeLegalDraft = async (
  context: ActorContext,
  { type: word, title, content, based_on }: CallBody<typeof legalDraftCalls.writeLegalDraft>,
): Promise<Answer> => {
  const type = legalTypeOf(word)
  // Two admins who begin at once: the second one waits for the first one's row.
  await context.db
    .selectFrom('legal_drafts')
    .select('type')
    .where('type', '=', type)
    .forUpdate()
    .executeTakeFirst()
  const before = await draftOf(context, type)
  refuseStale(based_on, { version: before?.version ?? '', edited: before?.edited ?? null })
  const columns = { title, content, updated_at: context.clock.now(), updated_by: context.actor.user_id }
  await context.db
    .insertInto('legal_drafts')
    .values({ type, ...columns })
    .onConflict((conflict) => conflict.column('type').doUpdateSet(columns))
    .execute()
  await noteAdminAction(context, { action: 'legal_drafted', subject: title })
  return { draft: await draftOf(context, type) }
}

/** Throws a draft away; without one nothing happens. @throws ApiError not_found */
export const deleteLegalDraft = async (context: ActorContext, word: string): Promise<Answer> => {
  const type = legalTypeOf(word)
  const removed = await context.db
    .deleteFrom('legal_drafts')
    .where('type', '=', type)
    .returning('title')
    .executeTakeFirst()
  if (removed) await noteAdminAction(context, { action: 'legal_draft_removed', subject: removed.title })
  return { draft: null }
}
