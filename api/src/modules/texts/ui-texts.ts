import type { CallBody, uiTextCalls } from '@kursportal/shared/contract'
import type { Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'

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

/**
 * Sets the n-th text for the n-th key; an empty one goes back to the default.
 * @throws ApiError keys_texts_differ
 */
export const writeUiTexts = async (
  context: Context,
  { keys, texts }: CallBody<typeof uiTextCalls.writeUiTexts>,
): Promise<{ texts: Record<string, string> }> => {
  if (keys.length !== texts.length) throw new ApiError('keys_texts_differ')
  // A key that is named twice gets its last text.
  const wanted = new Map(keys.map((key, index) => [key, texts[index] ?? '']))
  const emptied = [...wanted].filter(([, content]) => content === '').map(([key]) => key)
  const worded = [...wanted].filter(([, content]) => content !== '')
  if (emptied.length > 0) await context.db.deleteFrom('ui_texts').where('key', 'in', emptied).execute()
  if (worded.length > 0) {
    await context.db
      .insertInto('ui_texts')
      .values(worded.map(([key, content]) => ({ key, content, updated_at: context.clock.now() })))
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((eb) => ({
          content: eb.ref('excluded.content'),
          updated_at: eb.ref('excluded.updated_at'),
        })),
      )
      .execute()
  }
  if (wanted.size > 0) await context.publish('platform-changed', { what: 'ui-texts' })
  return readUiTexts(context)
}
