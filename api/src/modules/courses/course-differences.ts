import type {
  CallAnswer,
  CallBody,
  CallQuery,
  CourseDraft,
  differenceCalls,
} from '@kursportal/shared/contract'
import {
  compareCourses,
  discardCourseChange,
  sameContent,
  type CourseDifference,
  type CourseSnapshot,
} from '@kursportal/shared/domain'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { restoreAttachments } from '../attachments/copy-attachments.ts'
import { requireDraftCourse } from '../drafts/drafts.policy.ts'
import { nextRevision } from '../drafts/touch-draft.ts'
import { presentDraftCourse } from './courses.views.ts'
import { continueGoingLive } from './go-live.ts'
import { readVersion, type CourseVersion } from './read-version.ts'
import { withFilms } from './restore-publication.ts'
import { settleRevision } from './settle-revision.ts'
import { readSnapshot } from '../drafts/read-snapshot.ts'
import { writeSnapshot } from './write-snapshot.ts'

type Version = Pick<CourseVersion, 'snapshot' | 'revision'>

/** A publish of a course, or its draft as it stood between two. @throws ApiError not_found */
const versionOf = async (context: ActorContext, courseId: string, id: string): Promise<Version> => {
  const version = await readVersion(context, id)
  if (version.course_id !== courseId) throw new ApiError('not_found')
  return version
}

/** The earlier version: a publish, or what learners have. @throws ApiError not_found where there is neither */
const earlierVersion = async (
  context: ActorContext,
  courseId: string,
  publicationId: string | undefined,
): Promise<Version> => {
  if (publicationId) return versionOf(context, courseId, publicationId)
  const { live_id } = await presentDraftCourse(context, courseId)
  if (!live_id) throw new ApiError('not_found')
  const { revision } = await context.db
    .selectFrom('courses')
    .select('revision')
    .where('id', '=', live_id)
    .executeTakeFirstOrThrow()
  return { snapshot: await readSnapshot(context.db, live_id), revision }
}

/** What is different between two versions of a course, value by value. @throws ApiError not_found */
export const readCourseDifferences = async (
  context: ActorContext,
  { 'course-id': courseId, from, to }: CallQuery<typeof differenceCalls.readCourseDifferences>,
): Promise<CallAnswer<typeof differenceCalls.readCourseDifferences>> => {
  await requireDraftCourse(context, courseId, 'read')
  const before = await earlierVersion(context, courseId, from)
  const after = to
    ? (await versionOf(context, courseId, to)).snapshot
    : await readSnapshot(context.db, courseId)
  return {
    differences: compareCourses(courseId, before.snapshot, after).map((difference) => ({
      ...difference,
      path: [...difference.path],
      rows: [...difference.rows],
    })),
  }
}

/** The lectures that come back with a change that is taken back. */
const returning = ({ kind, what, id }: CourseDifference, next: CourseSnapshot): string[] => {
  if (kind !== 'removed') return []
  if (what === 'video') return [id]
  return next.chapters.flatMap((chapter) =>
    chapter.id === id ? chapter.videos.map((video) => video.id) : [],
  )
}

/**
 * Takes one change of a draft back; twice changes nothing. A film that was deleted since stays away.
 * @throws ApiError not_found, also for a part that was added, which is deleted instead so that it goes to the bin;
 * not_in_dev_mode
 */
export const discardChangeOfCourse = async (
  context: ActorContext,
  { 'course-id': courseId, from }: CallQuery<typeof differenceCalls.discardCourseChange>,
  wanted: CallBody<typeof differenceCalls.discardCourseChange>,
): Promise<CourseDraft> => {
  await requireDraftCourse(context, courseId, 'write')
  const revision = await nextRevision(context, courseId)
  const before = await earlierVersion(context, courseId, from)
  const draft = await readSnapshot(context.db, courseId)
  const change = compareCourses(courseId, before.snapshot, draft).find(({ kind, what, id, path }) =>
    sameContent({ kind, what, id, path }, wanted),
  )
  if (wanted.kind === 'added' && wanted.path.length === 0) throw new ApiError('not_found')
  // Pressed twice, or taken back by somebody else: it is as it should be.
  if (!change) return presentDraftCourse(context, courseId)
  const next = discardCourseChange(before.snapshot, draft, change)
  await writeSnapshot(context, { kind: 'draft', course_id: courseId }, await withFilms(context, next))
  if (before.revision !== null)
    await restoreAttachments(context, returning(change, next), { former: before.revision, revision })
  await continueGoingLive(context, courseId)
  await settleRevision(context, courseId)
  return presentDraftCourse(context, courseId)
}
