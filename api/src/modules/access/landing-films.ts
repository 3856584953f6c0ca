import type {
  CallAnswer,
  CallQuery,
  landingCalls,
  LandingFilm,
  LandingPage,
  WatchAnswer,
} from '@kursportal/shared/contract'
import { filmsShown, shownSeconds, type FilmCut } from '@kursportal/shared/domain'
import { sql, type SqlBool } from 'kysely'
import type { ActorContext, Context } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { pageOf } from '../../platform/db/paging.ts'
import { matchesWords } from '../../platform/db/search.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { isWatchable } from '../media/film.views.ts'
import { filmsOnLandingPages } from '../media/films-on-landing-pages.ts'
import { addressesOfFilm } from '../media/watch.ts'
import { requireOwnAccess } from './access.policy.ts'
import { pageOfToken } from './landing-preview-link.ts'

type Access = { id: string; owner_id: string }

/** The films of the courses an access gives, and of those its owner makes: what its page may show. */
const filmsFor = (db: Db, { id, owner_id }: Access) =>
  db
    .selectFrom('videos')
    .innerJoin('courses', 'courses.id', 'videos.course_id')
    .innerJoin('media_assets as film', 'film.id', 'videos.asset_id')
    .where('courses.dev_id', 'is', null)
    .where('courses.retired_at', 'is', null)
    .where('film.state', 'in', ['processing', 'ready'])
    .where(
      sql<SqlBool>`(courses.owner_id = ${owner_id}
        or exists (select from course_authors
          where course_authors.course_id = courses.id and course_authors.user_id = ${owner_id})
        or exists (select from access_courses
          where access_courses.course_id = courses.id and access_courses.access_id = ${id}))`,
    )

const columns = [
  'film.id as film_id',
  'videos.id as video_id',
  'videos.title',
  'videos.film_cut',
  'courses.title as course_title',
  'film.thumbnail_image_id as image_id',
  'film.duration_seconds',
  'film.state',
  'film.renditions',
  'film.growing',
  sql<boolean>`exists (select from captions where captions.video_id = videos.id)`.as('has_captions'),
] as const

type Row = {
  film_id: string
  video_id: string
  image_id: string | null
  film_cut: FilmCut | null
  duration_seconds: number | null
}

const presentFilm = ({ film_id, video_id, image_id, film_cut, duration_seconds }: Row): LandingFilm => ({
  film_id,
  video_id,
  image_id,
  cut: film_cut?.film_id === film_id ? film_cut : null,
  seconds: shownSeconds(film_cut, { id: film_id, seconds: duration_seconds ?? 0 }),
})

/** The films a landing page may show, those of the courses of its access first. @throws ApiError not_found */
export const listLandingFilms = async (
  context: ActorContext,
  query: CallQuery<typeof landingCalls.listLandingFilms>,
): Promise<CallAnswer<typeof landingCalls.listLandingFilms>> => {
  const access = await requireOwnAccess(context, query['access-id'])
  const matching = filmsFor(context.db, access).where((eb) =>
    eb.and(matchesWords('courses.search_text', query.search)),
  )
  const { rows, total } = await pageOf(
    matching
      .select(columns)
      .innerJoin('chapters', 'chapters.id', 'videos.chapter_id')
      .orderBy(
        sql`exists (select from access_courses
          where access_courses.course_id = courses.id and access_courses.access_id = ${access.id})`,
        'desc',
      )
      .orderBy('courses.title')
      .orderBy('courses.id')
      .orderBy('chapters.position')
      .orderBy('videos.position'),
    matching,
    query,
  )
  return {
    items: rows.map((row) => ({
      ...presentFilm(row),
      title: row.title,
      course_title: row.course_title,
      watchable: isWatchable(row),
      has_captions: row.has_captions,
    })),
    total,
  }
}

/** The films a page may show as they are, by their id. */
type KnownFilms = ReadonlyMap<string, LandingFilm>

/**
 * The films of a page that it may show. One that it showed when it was published stays, though its lecture may be gone.
 */
export const filmsOfPage = async (
  { db }: Pick<Context, 'db'>,
  access: Access,
  page: LandingPage,
): Promise<KnownFilms> => {
  const named = page.blocks.flatMap((block) => (block.type === 'video' && block.film ? [block.film] : []))
  if (named.length === 0) return new Map()
  const ids = named.map(({ film_id }) => film_id)
  const now = await filmsFor(db, access).select(columns).where('film.id', 'in', ids).execute()
  const { rows: published } = await sql<{ id: string }>`
    select media_assets.id from media_assets
    where media_assets.id in (${sql.join(ids)}) and media_assets.state <> 'failed'
      and media_assets.id::text in (${filmsOnLandingPages(sql`
        select landing_page as page from accesses where id = ${access.id}
        union all select page from landing_publications where access_id = ${access.id}`)})`.execute(db)
  const kept = new Set(published.map(({ id }) => id))
  return new Map([
    ...named.filter(({ film_id }) => kept.has(film_id)).map((film) => [film.film_id, film] as const),
    ...now.filter(isWatchable).map((row) => [row.film_id, presentFilm(row)] as const),
  ])
}

/** A page that says of its films what they are, without those it may not show. */
export const withFilmsAsStored = (page: LandingPage, films: KnownFilms): LandingPage => ({
  ...page,
  blocks: page.blocks.map((block) =>
    block.type === 'video' && block.film ? { ...block, film: films.get(block.film.film_id) ?? null } : block,
  ),
})

/** The lecture whose captions and part of the film are shown: as published where it is, else the draft. */
const shownLecture = ({ db }: Pick<Context, 'db'>, { film_id, video_id }: LandingFilm) =>
  db
    .selectFrom('videos')
    .select(['id', 'film_cut'])
    .where((eb) => eb.or([eb('id', '=', video_id), eb('dev_id', '=', video_id)]))
    .where('asset_id', '=', film_id)
    .where('retired_at', 'is', null)
    .orderBy('dev_id', (of) => of.nullsLast())
    .executeTakeFirst()

/**
 * Where to watch a film of a landing page, for whom a page shows it: everybody the published one, whoever has its link
 * the draft.
 * @param origin where the API is reached, e.g. `https://kurse.example`
 * @throws ApiError not_found; not_processed_yet
 */
export const watchLandingFilm = async (
  context: Context,
  query: CallQuery<typeof landingCalls.watchLandingFilm>,
  origin: string,
): Promise<WatchAnswer> => {
  const access = await context.db
    .selectFrom('accesses')
    .select(['id', 'owner_id', 'landing_page'])
    .where('id', '=', query['access-id'])
    .executeTakeFirst()
  if (!access) throw new ApiError('not_found')
  const film = await filmOpenTo(context, access, query)
  if (!film) throw new ApiError('not_found')
  const { film_id: filmId, cut } = film
  const lecture = await shownLecture(context, film)
  return addressesOfFilm(
    context,
    // A lecture that shows another film by now has captions for that one, and this one is cut as it was.
    lecture
      ? { filmId, captionLecture: lecture.id, cut: lecture.film_cut }
      : { filmId, captionLecture: null, cut },
    { preferred: query['preferred-resolution'], origin },
  )
}

const filmOpenTo = async (
  context: Context,
  access: Access & { landing_page: LandingPage | null },
  { 'film-id': filmId, token }: CallQuery<typeof landingCalls.watchLandingFilm>,
): Promise<LandingFilm | undefined> => {
  const inPage = (page: LandingPage | null | undefined): LandingFilm | undefined =>
    page ? filmsShown(page).find(({ film_id }) => film_id === filmId) : undefined
  const published = inPage(access.landing_page)
  if (published) return published
  const draft = token === undefined ? undefined : await pageOfToken(context, access.id, token)
  const shown = inPage(draft)
  // A draft names what its author typed: only what the page may show is shown.
  return draft && shown && (await filmsOfPage(context, access, draft)).has(shown.film_id) ? shown : undefined
}
