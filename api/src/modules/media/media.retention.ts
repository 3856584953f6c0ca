import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { standsIn } from '../drafts/stands-in-text.ts'
import type { Context } from '../../platform/context.ts'
import { countOf, type RetentionPart } from '../../platform/retention.ts'
import { allLandingPages, filmsOnLandingPages } from './films-on-landing-pages.ts'
import { failFilm } from './conclude-film.ts'

/** So many films at most in one transaction. */
const AT_ONCE = 100

/**
 * Condition: nothing refers to the film `media_assets`. A lecture does, draft or live, as its film or in its
 * text; a publish that can be restored; a landing page, its draft or its history;
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
  and media_assets.id::text not in (${filmsOnLandingPages(allLandingPages)})
  and not exists (
    select from media_assets as newer
    where newer.video_id = media_assets.video_id and newer.state in ('uploading', 'processing')))`

/** Notes since when nothing refers to a film. */
const noteUnused = async ({ db, clock }: Context): Promise<number> => {
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
  return 0
}

/** Films nothing refers to; how long that has been so is noted each night. Their files go by a job of their own. */
const unusedFilms: RetentionPart = {
  kind: 'unused_films',
  total: countOf('media_assets', sql`unused_since is not null and ${isUnused}`),
  due: ({ cutoff }) => countOf('media_assets', sql`unused_since < ${cutoff} and ${isUnused}`),
  prepare: noteUnused,
  take: async ({ db, enqueue }, { cutoff }) => {
    const removed = await db
      .deleteFrom('media_assets')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('media_assets')
          .select('id')
          .where('unused_since', '<', cutoff)
          .where(isUnused)
          .limit(AT_ONCE),
      )
      .returning('id')
      .execute()
    for (const { id } of removed) await enqueue('media.remove-files', { asset_id: id })
    return removed.length
  },
  batch: AT_ONCE,
}

/** Uploads nobody finished: they fail, and whoever began them is told. */
const unfinishedUploads: RetentionPart = {
  kind: 'unfinished_uploads',
  total: countOf('media_assets', sql`state = 'uploading'`),
  due: ({ cutoff }) => countOf('media_assets', sql`state = 'uploading' and created_at < ${cutoff}`),
  take: async (context, { cutoff }) => {
    const expired = await context.db
      .selectFrom('media_assets')
      .select('id')
      .where('state', '=', 'uploading')
      .where('created_at', '<', cutoff)
      .limit(AT_ONCE)
      .execute()
    for (const { id } of expired) await failFilm(context, id, 'upload_expired')
    return expired.length
  },
  batch: AT_ONCE,
}

export const mediaRetention: readonly RetentionPart[] = [unusedFilms, unfinishedUploads]
