import type { CallAnswer, CallBody, faqCalls } from '@kursportal/shared/contract'
import type { Actor, Context } from '../../platform/context.ts'
import { lastEditOf, refuseStale } from '../../platform/edits.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { newId } from '../../platform/ids.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'

type Faq = CallAnswer<typeof faqCalls.readFaq>

/** The questions and answers this visitor may see, in their order. */
export const readFaq = async (
  { db, actor }: Pick<Context, 'db'> & { actor: Actor | null },
  { drafts = false }: { drafts?: boolean | undefined },
): Promise<Faq> => {
  let query = db
    .selectFrom('faq_entries')
    .select(['id', 'category', 'question', 'answer', 'audience', 'published', 'updated_at'])
    .orderBy('position')
    .orderBy('id')
  if (!(drafts && actor?.is_admin)) query = query.where('published', '=', true)
  if (!actor) query = query.where('audience', '=', 'everyone')
  const rows = await query.execute()
  return {
    items: rows.map((row) => ({ ...row, updated_at: row.updated_at.toISOString() })),
    total: rows.length,
  }
}

/**
 * Saves the whole list in its order.
 * @throws ApiError edited_meanwhile when `known` does not name the entries that are there, or an entry is another than its
 * change started from; not_found for an unknown id
 */
export const changeFaq = async (
  context: Context & { actor: Actor },
  { items, known }: CallBody<typeof faqCalls.changeFaq>,
): Promise<Faq> => {
  const { db } = context
  const before = await db
    .selectFrom('faq_entries')
    .select(['id', 'category', 'question', 'answer', 'audience', 'published', 'position', 'updated_at'])
    .select(lastEditOf('faq_entries', 'updated').as('edited'))
    .forUpdate()
    .execute()
  const byId = new Map(before.map((entry) => [entry.id, entry]))
  if (known && !(known.length === byId.size && known.every((id) => byId.has(id))))
    throw new ApiError('edited_meanwhile')
  const kept = items.flatMap(({ id }) => (id ? [id] : []))
  if (new Set(kept).size !== kept.length || kept.some((id) => !byId.has(id))) throw new ApiError('not_found')

  const removed = [...byId.keys()].filter((id) => !kept.includes(id))
  if (removed.length > 0) await db.deleteFrom('faq_entries').where('id', 'in', removed).execute()
  const updated_at = context.clock.now()
  let changed = 0
  for (const [position, item] of items.entries()) {
    if (!('question' in item)) {
      await db.updateTable('faq_entries').set({ position }).where('id', '=', item.id).execute()
      continue
    }
    const { id, based_on, ...content } = item
    const entry = { ...content, position }
    const standing = id ? byId.get(id) : undefined
    if (standing)
      refuseStale(based_on, { version: standing.updated_at.toISOString(), edited: standing.edited })
    if (!id)
      await db
        .insertInto('faq_entries')
        .values({ ...entry, id: newId(), updated_at, updated_by: context.actor.user_id })
        .execute()
    else if (differs(standing, entry)) {
      changed += 1
      await db
        .updateTable('faq_entries')
        .set({ ...entry, updated_at, updated_by: context.actor.user_id })
        .where('id', '=', id)
        .execute()
    }
  }
  await noteAdminAction(context, {
    action: 'faq_changed',
    details: { added: items.length - kept.length, changed, removed: removed.length },
  })
  return readFaq(context, { drafts: true })
}

const differs = (before: Record<string, unknown> | undefined, after: Record<string, unknown>): boolean =>
  Object.entries(after).some(([key, value]) => before?.[key] !== value)
