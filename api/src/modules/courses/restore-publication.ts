import type { CourseDraft } from '@kursportal/shared/contract'
import { lecturesOf, type CourseSnapshot } from '@kursportal/shared/domain'
import type { ActorContext } from '../../platform/context.ts'
import { keepDraftVersion } from '../drafts/keep-draft-version.ts'
import { nextRevision } from '../drafts/touch-draft.ts'
import { restoreAttachments } from '../attachments/copy-attachments.ts'
import { requireDraftCourse } from '../drafts/drafts.policy.ts'
import { presentDraftCourse } from './courses.views.ts'
import { continueGoingLive } from './go-live.ts'
import { readVersion } from './read-version.ts'
import { settleRevision } from './settle-revision.ts'
import { assetsOf } from './snapshot-films.ts'
import { writeSnapshot } from './write-snapshot.ts'

/**
 * Writes a former version back into the draft; learners see it after the next publish. The draft as it stood is a version
 * as well. A film that was deleted since is missing in the draft then.
 * @throws ApiError not_found
 */
export const restorePublication = async (
  context: ActorContext,
  publicationId: string,
): Promise<CourseDraft> => {
  const { course_id: courseId, snapshot, revision: former } = await readVersion(context, publicationId)
  await requireDraftCourse(context, courseId, 'write')
  await keepDraftVersion(context, courseId, { always: true })
  const revision = await nextRevision(context, courseId)
  await writeSnapshot(context, { kind: 'draft', course_id: courseId }, await withFilms(context, snapshot))
  if (former !== null) {
    const lectures = lecturesOf(snapshot).map(({ id }) => id)
    await restoreAttachments(context, lectures, { former, revision })
  }
  await continueGoingLive(context, courseId)
  await settleRevision(context, courseId)
  return presentDraftCourse(context, courseId)
}

/** A version without the films that were deleted since. */
export const withFilms = async (
  { db }: Pick<ActorContext, 'db'>,
  snapshot: CourseSnapshot,
): Promise<CourseSnapshot> => {
  const assets = await assetsOf(db, snapshot)
  return {
    ...snapshot,
    chapters: snapshot.chapters.map((chapter) => ({
      ...chapter,
      videos: chapter.videos.map((video) => ({
        ...video,
        asset_id: video.asset_id && assets.has(video.asset_id) ? video.asset_id : null,
      })),
    })),
  }
}
