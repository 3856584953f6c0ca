import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { standsIn } from '../drafts/stands-in-text.ts'
import { inTransaction, type Context, type Services } from '../../platform/context.ts'

/** Days a film is kept after the last thing that referred to it is gone. */
export const KEEP_UNUSED_DAYS = 14

/**
 * Condition: nothing refers to the film `media_assets`. A lecture does, draft or live, as its film or in its
 * text; a publish that can be restored;
 * and a newer upload for the same lecture that has not succeeded yet, because the lecture gets this one back if it fails.
 */
const isUnused: RawBuilder<SqlBool> = sql<SqlBool>`(
  state in ('ready', 'failed')
  and not exists (select from videos where media_assets.id in (videos.asset_id, videos.pending_asset_id))
  and not exists (
    select from videos where videos.rich_text is not null
      and ${standsIn(sql`videos.rich_text`, sql`media_assets.id::text`)})
  and media_assets.id::text not in (
    select asset.id #>> '{}' from course_publications,
      jsonb_path_query(snapshot, '$.chapters[*].videos[*].asset_id ? (@ != null)') as asset (id))
  and media_assets.id::text not in (
    select film.id #>> '{}' from course_publications,
      jsonb_path_query(snapshot,
        '$.chapters[*].videos[*].rich_text.content[*] ? (@.type == "film").attrs.film_id') as film (id))
  and not exists (
    select from media_assets as newer
    where newer.video_id = media_assets.video_id and newer.state in ('uploading', 'processing')))`

/**
 * Notes which films nothing refers to any more, and removes those for which that has been so for a while; their files go
 * by a job of their own, which is tried again until they are gone.
 * @returns how many were removed
 */
export const removeUnusedFilms = (services: Services): Promise<number> =>
  inTransaction(services, async (context) => {
    await noteUnused(context)
    const { db, clock } = context
    const before = new Date(clock.now().getTime() - KEEP_UNUSED_DAYS * 86_400_000)
    const removed = await db
      .deleteFrom('media_assets')
      .where('unused_since', '<', before)
      .where(isUnused)
      .returning('id')
      .execute()
    for (const { id } of removed) await context.enqueue('media.remove-files', { asset_id: id })
    return removed.length
  })

const noteUnused = async ({ db, clock }: Context): Promise<void> => {
  await db
    .updateTable('media_assets')
    .set({ unused_since: clock.now() })
    .where('unused_since', 'is', null)
    .where(isUnused)
    .execute()
  await db
    .updateTable('media_assets')
    .set({ unused_since: null })
    .where('unused_since', 'is not', null)
    .where(sql<SqlBool>`not ${isUnused}`)
    .execute()
}
