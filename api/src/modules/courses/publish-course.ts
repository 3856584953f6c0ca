import {
  diffSnapshots,
  filmsOf,
  lecturesOf,
  missingForPublishing,
  type AssetState,
  type CourseSnapshot,
  type VideoSnapshot,
} from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { newId } from '../../platform/ids.ts'
import { readSnapshot } from './snapshots.store.ts'
import { writeSnapshot } from './write-snapshot.ts'

/** The films a lecture shows: its own, or those that stand in its text. */
const filmsShownBy = (lecture: VideoSnapshot): string[] => {
  if (lecture.type === 'richText') return filmsOf(lecture.rich_text)
  return lecture.type === 'video' && lecture.asset_id ? [lecture.asset_id] : []
}

/** The films of a course, its own and those in its texts, and how far they are, by asset id. */
export const assetsOf = async (
  db: Db,
  snapshot: CourseSnapshot,
): Promise<Map<string, { state: AssetState; progress: number }>> => {
  const ids = lecturesOf(snapshot).flatMap((lecture) => [
    ...(lecture.asset_id ? [lecture.asset_id] : []),
    ...filmsOf(lecture.rich_text),
  ])
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('media_assets')
    .select(['id', 'state', 'progress'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** The lectures whose films are still being processed. */
export const waitingIn = (
  snapshot: CourseSnapshot,
  assets: ReadonlyMap<string, { state: AssetState; progress: number }>,
): { video_id: string; title: string; progress: number }[] =>
  lecturesOf(snapshot).flatMap((lecture) => {
    const films = filmsShownBy(lecture).flatMap((id) => assets.get(id) ?? [])
    const slowest = films
      .filter(({ state }) => state === 'processing')
      .toSorted((one, other) => one.progress - other.progress)[0]
    return slowest ? [{ video_id: lecture.id, title: lecture.title, progress: slowest.progress }] : []
  })

/**
 * What a draft holds now, checked to be complete.
 * @throws ApiError course_incomplete with one entry per missing thing
 */
export const readPublishable = async (db: Db, draftId: string) => {
  const snapshot = await readSnapshot(db, draftId)
  const assets = await assetsOf(db, snapshot)
  const states = new Map([...assets].map(([id, asset]) => [id, asset.state]))
  const missing = missingForPublishing(snapshot, states)
  if (missing.length > 0) throw new ApiError('course_incomplete', missing)
  return { snapshot, waiting_for: waitingIn(snapshot, assets) }
}

/**
 * Makes the live copy what the draft is, and notes it in the history. The caller holds the mark that the course is going
 * live. Publishing a draft without changes adds nothing to the history.
 * @param publishedBy null when the course goes live by itself
 */
export const publishDraft = async (
  context: Context,
  draftId: string,
  snapshot: CourseSnapshot,
  publishedBy: string | null,
): Promise<void> => {
  const { db, clock } = context
  const now = clock.now()
  const draft = await db
    .selectFrom('courses')
    .select(['owner_id', 'revision'])
    .where('id', '=', draftId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const live = await db.selectFrom('courses').select('id').where('dev_id', '=', draftId).executeTakeFirst()
  await db.updateTable('courses').set({ going_live_since: null }).where('id', '=', draftId).execute()
  if (live && diffSnapshots(draftId, await readSnapshot(db, live.id), snapshot).length === 0) {
    await db.updateTable('courses').set({ revision: draft.revision }).where('id', '=', live.id).execute()
    // Handouts may have changed: the newest publish is what learners see now.
    await db
      .updateTable('course_publications')
      .set({ revision: draft.revision })
      .where('course_id', '=', draftId)
      .where('number', '=', (eb) =>
        eb
          .selectFrom('course_publications')
          .select((of) => of.fn.max('number').as('newest'))
          .where('course_id', '=', draftId),
      )
      .execute()
    return
  }
  const liveId = live?.id ?? newId()
  if (!live) {
    await db
      .insertInto('courses')
      .values({
        id: liveId,
        dev_id: draftId,
        owner_id: draft.owner_id,
        title: snapshot.course.title,
        created_at: now,
      })
      .execute()
  }
  await writeSnapshot(context, { kind: 'live', course_id: liveId }, snapshot)
  await db
    .updateTable('courses')
    .set({ revision: draft.revision, published_at: now, retired_at: null })
    .where('id', '=', liveId)
    .execute()
  await db
    .insertInto('course_publications')
    .columns(['id', 'course_id', 'number', 'published_by', 'published_at', 'snapshot', 'revision'])
    .expression((eb) =>
      eb
        .selectFrom('course_publications')
        .select((of) => [
          of.val(newId()).as('id'),
          of.val(draftId).as('course_id'),
          of(of.fn.coalesce(of.fn.max('number'), of.lit(0)), '+', of.lit(1)).as('number'),
          of.val(publishedBy).as('published_by'),
          of.val(now).as('published_at'),
          of.val(JSON.stringify(snapshot)).as('snapshot'),
          of.val(draft.revision).as('revision'),
        ])
        .where('course_id', '=', draftId),
    )
    .execute()
}
