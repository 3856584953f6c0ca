import {
  diffSnapshots,
  lecturesOf,
  missingForPublishing,
  type CourseSnapshot,
} from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { newId } from '../../platform/ids.ts'
import { readAttachmentSides } from '../attachments/changed-attachments.ts'
import { wantLinks } from '../links/want-links.ts'
import { moveWatchedAlong } from './move-watched-along.ts'
import { noteRevision, settleRevision } from './settle-revision.ts'
import { assetsOf, waitingIn, withComingFilms } from './snapshot-films.ts'
import { readSnapshot } from '../drafts/read-snapshot.ts'
import { writeSnapshot } from './write-snapshot.ts'

/**
 * What a draft holds now, with the films that are on their way, checked to be complete.
 * @throws ApiError course_incomplete with one entry per missing thing
 */
export const readPublishable = async (db: Db, draftId: string) =>
  checkPublishable(db, await withComingFilms(db, await readSnapshot(db, draftId)))

/**
 * A snapshot that is to go live, and the films it still waits for.
 * @throws ApiError course_incomplete with one entry per missing thing
 */
export const checkPublishable = async (db: Db, snapshot: CourseSnapshot) => {
  const assets = await assetsOf(db, snapshot)
  const states = new Map([...assets].map(([id, asset]) => [id, asset.state]))
  const missing = missingForPublishing(snapshot, states)
  if (missing.length > 0) throw new ApiError('course_incomplete', missing)
  return { snapshot, waiting_for: waitingIn(snapshot, assets) }
}

/** The columns of a course that is not going live. */
export const notGoingLive = {
  going_live_since: null,
  going_live_by: null,
  going_live_snapshot: null,
  going_live_revision: null,
} as const

/** What goes live: a tree, the revision of the draft it was, and who approved it. */
type Approved = { snapshot: CourseSnapshot; revision: number; publishedBy: string | null }

/**
 * Makes the live copy what was approved, and notes it in the history. The caller holds the mark that the course is going
 * live. Publishing a draft without changes adds nothing to the history.
 */
export const publishDraft = async (context: Context, draftId: string, approved: Approved): Promise<void> => {
  const { db, clock } = context
  const { snapshot, revision, publishedBy } = approved
  const now = clock.now()
  const draft = await db
    .selectFrom('courses')
    .select('owner_id')
    .where('id', '=', draftId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  await wantLinks(
    context,
    lecturesOf(snapshot).map(({ rich_text }) => rich_text),
  )
  const live = await db
    .selectFrom('courses')
    .select(['id', 'revision'])
    .where('dev_id', '=', draftId)
    .executeTakeFirst()
  await db.updateTable('courses').set(notGoingLive).where('id', '=', draftId).execute()
  const before = live && (await readSnapshot(db, live.id))
  if (live && before && (await isSame(context, draftId, { before, had: live.revision }, approved))) {
    await noteRevision(context, draftId, live.id, revision)
    await settleRevision(context, draftId)
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
  if (before) await moveWatchedAlong(db, before, snapshot)
  await db
    .updateTable('courses')
    .set({ revision, published_at: now, retired_at: null })
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
          of.val(revision).as('revision'),
        ])
        .where('course_id', '=', draftId),
    )
    .execute()
  await settleRevision(context, draftId)
}

/** Whether learners have what was approved already, with its handouts, which come and go by revision. */
const isSame = async (
  context: Context,
  draftId: string,
  { before, had }: { before: CourseSnapshot; had: number },
  { snapshot, revision }: Approved,
): Promise<boolean> => {
  const handouts = await readAttachmentSides(context, snapshot, had, revision)
  return diffSnapshots(draftId, handouts.live(before), handouts.now(snapshot)).length === 0
}
