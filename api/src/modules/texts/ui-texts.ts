import type { CallBody, uiTextCalls } from '@kursportal/shared/contract'
import type { ActorContext, Context } from '../../platform/context.ts'
import { lastEditOf, refuseStale } from '../../platform/edits.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'

/** The overrides of interface texts; of all keys when none are named. */
export const readUiTexts = async (
  { db }: Pick<Context, 'db'>,
  keys?: string,
): Promise<{ texts: Record<string, string> }> => {
  let query = db.selectFrom('ui_texts').select(['key', 'content']).orderBy('key')
  if (keys !== undefined) {
    const wanted = keys.split(',').map((key) => key.trim())
    query = query.where('key', 'in', wanted)
  }
  const rows = await query.execute()
  return { texts: Object.fromEntries(rows.map(({ key, content }) => [key, content])) }
}

/** What own wordings were made from, where it is known. */
export const readOriginals = async ({
  db,
}: Pick<Context, 'db'>): Promise<{ originals: Record<string, string> }> => {
  const rows = await db
    .selectFrom('ui_texts')
    .select(['key', 'original'])
    .where('original', 'is not', null)
    .orderBy('key')
    .execute()
  return { originals: Object.fromEntries(rows.map(({ key, original }) => [key, original ?? ''])) }
}

/**
 * Sets the n-th text for the n-th key; an empty one goes back to the default.
 * @throws ApiError keys_texts_differ; edited_meanwhile when one of them is another than the change began with
 */
export const writeUiTexts = async (
  context: ActorContext,
  { keys, texts, based_on, originals }: CallBody<typeof uiTextCalls.writeUiTexts>,
): Promise<{ texts: Record<string, string> }> => {
  const lengths = [texts, based_on, originals].flatMap((list) => (list ? [list.length] : []))
  if (lengths.some((length) => length !== keys.length)) throw new ApiError('keys_texts_differ')
  if (based_on) await refuseChanged(context, keys, based_on)
  // A key that is named twice gets its last text.
  const wanted = new Map(keys.map((key, index) => [key, texts[index] ?? '']))
  const madeFrom = new Map(keys.map((key, index) => [key, originals?.[index] ?? null]))
  const emptied = [...wanted].filter(([, content]) => content === '').map(([key]) => key)
  const worded = [...wanted].filter(([, content]) => content !== '')
  if (emptied.length > 0) await context.db.deleteFrom('ui_texts').where('key', 'in', emptied).execute()
  if (worded.length > 0) {
    await context.db
      .insertInto('ui_texts')
      .values(
        worded.map(([key, content]) => ({
          key,
          content,
          original: madeFrom.get(key) ?? null,
          updated_at: context.clock.now(),
          updated_by: context.actor.user_id,
        })),
      )
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((eb) => ({
          content: eb.ref('excluded.content'),
          original: eb.ref('excluded.original'),
          updated_at: eb.ref('excluded.updated_at'),
          updated_by: eb.ref('excluded.updated_by'),
        })),
      )
      .execute()
  }
  if (wanted.size > 0) {
    await context.publish('platform-changed', { what: 'ui-texts' })
    await noteAdminAction(context, {
      action: 'texts_changed',
      details: { keys: [...wanted.keys()], count: wanted.size },
    })
  }
  return readUiTexts(context)
}

const refuseChanged = async (
  { db }: Context,
  keys: readonly string[],
  basedOn: readonly string[],
): Promise<void> => {
  if (keys.length === 0) return
  const rows = await db
    .selectFrom('ui_texts')
    .select(['key', 'content', lastEditOf('ui_texts', 'updated').as('edited')])
    .where('key', 'in', keys)
    .forUpdate()
    .execute()
  const standing = new Map(rows.map((row) => [row.key, row]))
  for (const [index, key] of keys.entries()) {
    const row = standing.get(key)
    refuseStale(basedOn[index], { version: row?.content ?? '', edited: row?.edited ?? null })
  }
}
