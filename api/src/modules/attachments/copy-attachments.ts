import type { Context } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'

/**
 * Gives the lectures of a copied draft the handouts of those they were copied from; the files are shared.
 * @param copies lecture id → id of its copy
 */
export const copyAttachments = async (
  { db }: Pick<Context, 'db'>,
  copies: ReadonlyMap<string, string>,
  revision: number,
): Promise<void> => {
  if (copies.size === 0) return
  const rows = await db
    .selectFrom('attachments')
    .selectAll()
    .where('video_id', 'in', [...copies.keys()])
    .where('removed_revision', 'is', null)
    .execute()
  if (rows.length === 0) return
  await db
    .insertInto('attachments')
    .values(
      rows.map((row) => ({
        ...row,
        id: newId(),
        video_id: copies.get(row.video_id) ?? row.video_id,
        added_revision: revision,
      })),
    )
    .execute()
}

/**
 * Makes the handouts of draft lectures what they were at a former revision. A handout that was removed since comes back
 * as a new one with the same file, so that publishes in between stay what they were.
 * @param revision the one this change belongs to
 */
export const restoreAttachments = async (
  { db }: Pick<Context, 'db'>,
  videoIds: readonly string[],
  { former, revision }: { former: number; revision: number },
): Promise<void> => {
  if (videoIds.length === 0) return
  const rows = await db.selectFrom('attachments').selectAll().where('video_id', 'in', videoIds).execute()
  const wanted = rows.filter(
    ({ added_revision, removed_revision }) =>
      added_revision <= former && (removed_revision === null || removed_revision > former),
  )
  const present = rows.filter(({ removed_revision }) => removed_revision === null)
  const keyOf = (row: (typeof rows)[number]) => `${row.video_id} ${row.file_id}`
  const wantedKeys = new Set(wanted.map(keyOf))
  const presentKeys = new Set(present.map(keyOf))
  const surplus = present.filter((row) => !wantedKeys.has(keyOf(row)))
  const missing = wanted.filter((row) => !presentKeys.has(keyOf(row)))
  if (surplus.length > 0) {
    const ids = surplus.map(({ id }) => id)
    await db.updateTable('attachments').set({ removed_revision: revision }).where('id', 'in', ids).execute()
  }
  if (missing.length > 0) {
    await db
      .insertInto('attachments')
      .values(
        missing.map((row) => ({
          ...row,
          id: newId(),
          added_revision: revision,
          removed_revision: null,
        })),
      )
      .execute()
  }
}
