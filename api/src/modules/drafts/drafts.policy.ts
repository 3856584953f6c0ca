import { sql } from 'kysely'
import type { Actor, ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'

/** A draft is read (a live id is unknown then) or written (a live id is refused as not in dev mode). */
export type DraftMode = 'read' | 'write'

type Owned = {
  owner_id: string
  is_author: boolean
  course_dev_id: string | null
  course_retired_at: Date | null
}

/** Whether somebody makes a course with its owner; a column of queries that name `courses`. */
export const isAuthorOf = (actor: Actor) => sql<boolean>`exists (
  select from course_authors where course_authors.course_id = coalesce(courses.dev_id, courses.id)
    and course_authors.user_id = ${actor.user_id})`

/** Whose a course is: its owner's, and admins have every right to it (specification, People and rights). */
const owns = (actor: Actor, { owner_id }: { owner_id: string }): boolean =>
  actor.is_admin || owner_id === actor.user_id

/** Who may see and change a course: its owner, who makes it with them, and admins (decision 0626). */
export const mayEdit = (actor: Actor, course: { owner_id: string; is_author: boolean }): boolean =>
  owns(actor, course) || course.is_author

/**
 * Whether somebody may see and change a draft: its owner, its authors and admins.
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

const courseColumns = (actor: Actor) => [
  'courses.owner_id' as const,
  'courses.dev_id as course_dev_id' as const,
  'courses.retired_at as course_retired_at' as const,
  isAuthorOf(actor).as('is_author'),
]

/** The draft course of this id, if the person may edit it. */
export const requireDraftCourse = async ({ db, actor }: ActorContext, courseId: string, mode: DraftMode) => {
  const row = await db
    .selectFrom('courses')
    .select(['courses.id', 'courses.revision', ...courseColumns(actor)])
    .where('courses.id', '=', courseId)
    .executeTakeFirst()
  return requireEditable(row, actor, mode)
}

const requireCourse = async (
  { db, actor }: ActorContext,
  courseId: string,
  may: typeof mayEdit,
): Promise<string> => {
  const course = await db
    .selectFrom('courses')
    .select(['id', 'dev_id', 'owner_id', isAuthorOf(actor).as('is_author')])
    .where('id', '=', courseId)
    .where('retired_at', 'is', null)
    .executeTakeFirst()
  if (!course || !may(actor, course)) throw new ApiError('not_found')
  return course.dev_id ?? course.id
}

/**
 * The id of a course's draft, named by its draft or live id, if it is the person's own: only then they delete it, hand
 * it over, give accesses to it, and see who takes it and who makes it.
 * @throws ApiError not_found
 */
export const requireOwnCourse = (context: ActorContext, courseId: string): Promise<string> =>
  requireCourse(context, courseId, owns)

/**
 * The id of a course's draft, named by its draft or live id, if the person may edit it.
 * @throws ApiError not_found
 */
export const requireEditableCourse = (context: ActorContext, courseId: string): Promise<string> =>
  requireCourse(context, courseId, mayEdit)

/** The draft chapter of this id, if the person may edit it. */
export const requireDraftChapter = async (
  { db, actor }: ActorContext,
  chapterId: string,
  mode: DraftMode,
) => {
  const row = await db
    .selectFrom('chapters')
    .innerJoin('courses', 'courses.id', 'chapters.course_id')
    .select(['chapters.id', 'chapters.course_id', 'chapters.image_id', ...courseColumns(actor)])
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
      ...courseColumns(actor),
    ])
    .where('videos.id', '=', videoId)
    .executeTakeFirst()
  return requireEditable(row, actor, mode)
}
