import type { Actor, ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'

/** A draft is read (a live id is unknown then) or written (a live id is refused as not in dev mode). */
export type DraftMode = 'read' | 'write'

type Owned = { owner_id: string; course_dev_id: string | null; course_retired_at: Date | null }

/** Who may see and change a course: its owner, and admins (specification, People and rights). */
export const mayEdit = (actor: Actor, { owner_id }: { owner_id: string }): boolean =>
  actor.is_admin || owner_id === actor.user_id

/**
 * Whether somebody may see and change a draft: its owner and admins (specification, People and rights).
 * @throws ApiError not_found for somebody else's or an unknown one, not_in_dev_mode when a live copy is to be written
 */
const requireEditable = <Row extends Owned>(
  row: Row | undefined,
  actor: ActorContext['actor'],
  mode: DraftMode,
): Row => {
  const allowed = row && !row.course_retired_at && mayEdit(actor, row)
  if (!allowed) throw new ApiError('not_found')
  if (row.course_dev_id !== null) throw new ApiError(mode === 'write' ? 'not_in_dev_mode' : 'not_found')
  return row
}

const courseColumns = [
  'courses.owner_id',
  'courses.dev_id as course_dev_id',
  'courses.retired_at as course_retired_at',
] as const

/** The draft course of this id, if the person may edit it. */
export const requireDraftCourse = async ({ db, actor }: ActorContext, courseId: string, mode: DraftMode) => {
  const row = await db
    .selectFrom('courses')
    .select(['courses.id', 'courses.revision', ...courseColumns])
    .where('courses.id', '=', courseId)
    .executeTakeFirst()
  return requireEditable(row, actor, mode)
}

/**
 * The id of a course's draft, named by its draft or live id, if the person may edit it.
 * @throws ApiError not_found
 */
export const requireOwnCourse = async ({ db, actor }: ActorContext, courseId: string): Promise<string> => {
  const course = await db
    .selectFrom('courses')
    .select(['id', 'dev_id', 'owner_id'])
    .where('id', '=', courseId)
    .where('retired_at', 'is', null)
    .executeTakeFirst()
  if (!course || !mayEdit(actor, course)) throw new ApiError('not_found')
  return course.dev_id ?? course.id
}

/** The draft chapter of this id, if the person may edit it. */
export const requireDraftChapter = async (
  { db, actor }: ActorContext,
  chapterId: string,
  mode: DraftMode,
) => {
  const row = await db
    .selectFrom('chapters')
    .innerJoin('courses', 'courses.id', 'chapters.course_id')
    .select(['chapters.id', 'chapters.course_id', 'chapters.image_id', ...courseColumns])
    .where('chapters.id', '=', chapterId)
    .executeTakeFirst()
  return requireEditable(row, actor, mode)
}

/** The draft lecture of this id, if the person may edit it. */
export const requireDraftVideo = async ({ db, actor }: ActorContext, videoId: string, mode: DraftMode) => {
  const row = await db
    .selectFrom('videos')
    .innerJoin('courses', 'courses.id', 'videos.course_id')
    .select([
      'videos.id',
      'videos.chapter_id',
      'videos.course_id',
      'videos.type',
      'videos.image_id',
      ...courseColumns,
    ])
    .where('videos.id', '=', videoId)
    .executeTakeFirst()
  return requireEditable(row, actor, mode)
}
