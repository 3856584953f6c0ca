import {
  courseFieldNames,
  type CourseDraft,
  type CourseDraftSummary,
  type CourseState,
} from '@kursportal/shared/contract'
import { nameOrEmail, pick } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { lastEditOf, nameOf, versionOf } from '../../platform/edits.ts'
import { tallyOf } from '../../platform/db/tallies.ts'
import { ApiError } from '../../platform/http/api-error.ts'

/** A mark older than this that waits for no film was left by a process that died while publishing. */
export const LOST_AFTER_MS = 60_000

/** Condition: what was approved of a course shows a film that is still being processed. */
export const waitsForFilm = (course: 'courses' | 'draft') =>
  sql<boolean>`(${sql.ref(`${course}.going_live_snapshot`)} is not null and exists (
    select from media_assets where media_assets.state = 'processing'
      and strpos(${sql.ref(`${course}.going_live_snapshot`)}::text, media_assets.id::text) > 0))`

/** Drafts and their live copies; where nothing is asked of a live copy, the database does not look for it. */
export const drafts = (db: Db) =>
  db
    .selectFrom('courses as draft')
    .leftJoin('courses as live', (join) =>
      join.onRef('live.dev_id', '=', 'draft.id').on('live.retired_at', 'is', null),
    )
    .where('draft.dev_id', 'is', null)
    .where('draft.retired_at', 'is', null)

/** The same with their owners, for what is told of a draft. */
export const draftsWithLive = (db: Db) => drafts(db).innerJoin('users as owner', 'owner.id', 'draft.owner_id')

type DraftsQuery = ReturnType<typeof draftsWithLive>

/** `courseStateOf` of a row of `drafts`, for the database. */
export const draftState = sql<CourseState>`case
  when draft.going_live_since is not null then 'going_live'
  when live.id is null then 'draft'
  when draft.revision > live.revision then 'live_with_changes'
  else 'live' end`

/** Condition: nobody changed a row of `drafts` since an instant. */
export const unchangedSince = (instant: Date) => sql<SqlBool>`draft.updated_at <= ${instant}`

const commonColumns = (query: DraftsQuery) =>
  query
    .select([
      'draft.id',
      'draft.title',
      'draft.image_id',
      'draft.minors_only',
      'draft.price_cents',
      'draft.owner_id',
      'draft.going_live_since',
      'draft.revision',
      'draft.created_at',
      'draft.updated_at',
      'live.id as live_id',
      'live.revision as live_revision',
      'live.published_at',
      'owner.first_name',
      'owner.last_name',
      'owner.email',
      nameOf(sql.ref('draft.changed_by')).as('changed_by'),
      waitsForFilm('draft').as('waits_for_film'),
    ])
    .select((eb) => [
      tallyOf('learning', 'live.id').as('running'),
      tallyOf('learned', 'live.id').as('finished'),
      eb
        .selectFrom('videos')
        .innerJoin('media_assets', (join) =>
          join.on((on) =>
            on.or([
              on('media_assets.id', '=', on.ref('videos.asset_id')),
              on('media_assets.id', '=', on.ref('videos.pending_asset_id')),
            ]),
          ),
        )
        .whereRef('videos.course_id', '=', 'draft.id')
        .where('media_assets.state', 'in', ['uploading', 'processing'])
        .select((of) => of.fn.countAll<number>().as('n'))
        .as('videos_processing'),
    ])

/** The lectures of a draft that have no film because it did not work. */
const filmsFailed = sql<CourseDraftSummary['films_failed']>`(
  select json_build_object('count', count(*),
    'video_id', (array_agg(videos.id order by media_assets.updated_at desc, videos.id))[1])
  from videos join media_assets on media_assets.id = videos.asset_id
  where videos.course_id = draft.id and media_assets.state = 'failed' having count(*) > 0)`

/** The columns of the creator's course list. */
export const summaryColumns = (query: DraftsQuery) =>
  commonColumns(query).select((eb) => [
    sql<string | null>`case when live.id is null then draft.certified_until else live.certified_until end`.as(
      'certified_until',
    ),
    eb
      .selectFrom('chapters')
      .whereRef('chapters.course_id', '=', 'draft.id')
      .select((of) => of.fn.countAll<number>().as('n'))
      .as('chapters'),
    eb
      .selectFrom('videos')
      .whereRef('videos.course_id', '=', 'draft.id')
      .select((of) => of.fn.countAll<number>().as('n'))
      .as('lectures'),
    filmsFailed.as('films_failed'),
  ])

type SummaryRow = Awaited<ReturnType<ReturnType<typeof summaryColumns>['executeTakeFirstOrThrow']>>
type CommonRow = Omit<SummaryRow, 'chapters' | 'lectures' | 'certified_until' | 'films_failed'>

/** Where a draft stands against its live copy. */
const courseStateOf = (row: {
  live_id: string | null
  going_live_since: Date | null
  revision: number
  live_revision: number | null
}): CourseState => {
  if (row.going_live_since) return 'going_live'
  if (!row.live_id) return 'draft'
  return row.revision > (row.live_revision ?? 0) ? 'live_with_changes' : 'live'
}

const presentCommon = (row: CommonRow, now: Date) => {
  const state = courseStateOf(row)
  const lost =
    row.going_live_since !== null &&
    !row.waits_for_film &&
    now.getTime() - row.going_live_since.getTime() > LOST_AFTER_MS
  return {
    id: row.id,
    live_id: row.live_id,
    title: row.title,
    image_id: row.image_id,
    minors_only: row.minors_only,
    price_cents: row.price_cents,
    state,
    learners: { running: row.running, finished: row.finished },
    owner: { id: row.owner_id, name: nameOrEmail(row) },
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    published_at: row.published_at?.toISOString() ?? null,
    changed_by: row.changed_by,
    can: { publish: lost || state === 'draft' || state === 'live_with_changes' },
  }
}

/** A draft as the list of courses in the editor shows it. */
export const presentSummary = (row: SummaryRow, now: Date): CourseDraftSummary => ({
  ...presentCommon(row, now),
  certified_until: row.certified_until,
  chapters: row.chapters ?? 0,
  lectures: row.lectures ?? 0,
  videos_processing: row.videos_processing ?? 0,
  films_failed: row.films_failed,
})

/** A draft course as the editor shows it. Who may see it is checked before. */
export const presentDraftCourse = async ({ db, clock }: Context, courseId: string): Promise<CourseDraft> => {
  const row = await commonColumns(draftsWithLive(db))
    .select([...courseFieldNames.map((name) => `draft.${name}` as const), lastEditOf('draft').as('edited')])
    .select((eb) =>
      eb
        .selectFrom('course_publications')
        .whereRef('course_publications.course_id', '=', 'draft.id')
        .select((of) => of.fn.max('number').as('n'))
        .as('publication_number'),
    )
    .where('draft.id', '=', courseId)
    .executeTakeFirst()
  if (!row) throw new ApiError('not_found')
  const fields = pick(row, courseFieldNames)
  return {
    ...presentCommon(row, clock.now()),
    ...fields,
    version: versionOf(fields),
    edited: row.edited,
    going_live_since: row.going_live_since?.toISOString() ?? null,
    publication_number: row.publication_number,
    revision: row.revision,
  }
}
