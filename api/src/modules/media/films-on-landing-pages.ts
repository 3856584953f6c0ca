import { sql, type RawBuilder } from 'kysely'

/** Every landing page that is, is being made or was published: what it shows may be taken back. */
export const allLandingPages: RawBuilder<unknown> = sql`
  select id as access_id, landing_page as page from accesses where landing_page is not null
  union all select access_id, page from landing_drafts
  union all select access_id, page from landing_publications`

const filmsOfPages = sql`
  jsonb_path_query(pages.page, '$.blocks[*] ? (@.type == "video").film.film_id') as film (id)`

/**
 * The ids of the films that landing pages show, as text.
 * @param pages a selection with one column `page`
 */
export const filmsOnLandingPages = (pages: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select film.id #>> '{}' as id from (${pages}) as pages, ${filmsOfPages}`

/** The films of landing pages with the access of each, as `id` (text) and `access_id`. */
export const filmsByLandingPage: RawBuilder<unknown> = sql`
  select film.id #>> '{}' as id, pages.access_id from (${allLandingPages}) as pages, ${filmsOfPages}`
