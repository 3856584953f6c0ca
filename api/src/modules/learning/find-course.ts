import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { standingOf, type CourseStanding } from './course-standing.ts'
import { loadCourseTrees, type CourseTree, type TreeChapter } from './course-tree.ts'

/** A course a learner may take, with what follows from how far they are. */
export type FoundCourse = { tree: CourseTree; standing: CourseStanding }

const find = async (context: ActorContext, condition: RawBuilder<SqlBool>): Promise<FoundCourse> => {
  const { trees } = await loadCourseTrees(context, context.actor.user_id, { condition })
  const [tree] = trees
  if (!tree) throw new ApiError('not_found')
  return { tree, standing: standingOf(tree, context.clock.now()) }
}

/** The live course of this id. @throws ApiError not_found, also when no access grants it */
export const findCourse = (context: ActorContext, courseId: string): Promise<FoundCourse> =>
  find(context, sql`course.id = ${courseId}`)

/** The live course of a chapter, and the chapter. @throws ApiError not_found */
export const findChapter = async (
  context: ActorContext,
  chapterId: string,
): Promise<FoundCourse & { chapter: TreeChapter }> => {
  const found = await find(context, sql`course.id = (select course_id from chapters where id = ${chapterId})`)
  const chapter = found.tree.chapters.find(({ id }) => id === chapterId)
  if (!chapter) throw new ApiError('not_found')
  return { ...found, chapter }
}

/** The live course of a lecture, the lecture, and its place among all. @throws ApiError not_found */
export const findLecture = async (context: ActorContext, videoId: string) => {
  const found = await find(context, sql`course.id = (select course_id from videos where id = ${videoId})`)
  const index = found.standing.lectures.findIndex(({ lecture }) => lecture.id === videoId)
  const place = found.standing.lectures[index]
  if (!place) throw new ApiError('not_found')
  return { ...found, ...place, index }
}
