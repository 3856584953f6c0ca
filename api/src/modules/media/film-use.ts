import { sql, type RawBuilder } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { standsIn } from '../drafts/stands-in-text.ts'
import { filmsByLandingPage } from './films-on-landing-pages.ts'
import { RESERVED_SECONDS } from './media.rules.ts'

/** A film that counts towards its creator's quota, and where it is used. */
export type UsedFilm = {
  id: string
  file_name: string
  bytes: number
  use: 'shown' | 'coming' | 'page' | 'former'
  /** Null where only a landing page shows it and its lecture is gone. */
  course_id: string | null
  course_title: string | null
  video_id: string | null
  video_title: string | null
  /** The access whose landing page shows it. */
  access_id: string | null
  access_name: string | null
}

/** The films that publishes of courses hold which can be restored, with the course. */
const published = (ownerId: string): RawBuilder<unknown> => sql`
  select distinct film.id #>> '{}' as id, publication.course_id
  from course_publications as publication
  join courses on courses.id = publication.course_id and courses.retired_at is null,
  lateral (
    select jsonb_path_query(snapshot, '$.chapters[*].videos[*].asset_id ? (@ != null)')
    union all
    select jsonb_path_query(snapshot,
      '$.chapters[*].videos[*].rich_text.content[*] ? (@.type == "film").attrs.film_id')
  ) as film (id)
  where courses.owner_id = ${ownerId} or courses.id in (
    select videos.course_id from videos join media_assets on media_assets.video_id = videos.id
    where media_assets.owner_id = ${ownerId})`

/**
 * The films of a person that count, largest first: those a draft, a live course or a publish that can be restored
 * shows or that stand on a landing page, and uploads that move. An upload that has stood still for a while counts what has arrived, one without a byte
 * nothing; neither do films of deleted lectures and courses.
 */
export const usedFilms = async ({ db, clock }: Context, ownerId: string): Promise<UsedFilm[]> => {
  const still = new Date(clock.now().getTime() - RESERVED_SECONDS * 1000)
  const { rows } = await sql<UsedFilm>`
    with published as materialized (${published(ownerId)}),
      paged as materialized (${filmsByLandingPage})
    select film.id, film.file_name, counted.bytes,
      case when shown.course_id is not null then shown.use when on_page.access_id is not null then 'page' else 'former' end as use,
      courses.id as course_id, courses.title as course_title, shown.video_id, shown.video_title,
      on_page.access_id, on_page.access_name
    from media_assets as film
    cross join lateral (
      select film.state = 'uploading' and film.active_at < ${still} as stands_still
    ) as upload
    cross join lateral (
      select case when upload.stands_still then film.received_bytes else film.bytes end as bytes
    ) as counted
    left join lateral (
      select coalesce(courses.dev_id, courses.id) as course_id,
        coalesce(videos.dev_id, videos.id) as video_id, videos.title as video_title,
        case when film.state = 'ready' then 'shown' else 'coming' end as use
      from videos join courses on courses.id = videos.course_id
      where courses.retired_at is null and videos.retired_at is null and (
        videos.asset_id = film.id or videos.pending_asset_id = film.id
        or (videos.id = film.video_id and (film.state = 'uploading' or videos.type = 'richText'))
        or (videos.rich_text is not null and ${standsIn(sql`videos.rich_text`, sql`film.id::text`)}))
      order by courses.dev_id nulls first, videos.id limit 1
    ) as shown on true
    left join lateral (
      select course_id from published where published.id = film.id::text order by course_id limit 1
    ) as former on shown.course_id is null
    left join lateral (
      select accesses.id as access_id, accesses.name as access_name
      from paged join accesses on accesses.id = paged.access_id
      where paged.id = film.id::text order by accesses.name, accesses.id limit 1
    ) as on_page on true
    left join videos as home on on_page.access_id is not null and home.id = film.video_id
    left join courses on courses.id = coalesce(shown.course_id, former.course_id, home.course_id)
    where film.owner_id = ${ownerId} and film.state <> 'failed'
      and (courses.id is not null or on_page.access_id is not null)
      and not (upload.stands_still and film.received_bytes = 0)
    order by counted.bytes desc, film.id`.execute(db)
  return rows
}
