import { sql, type SqlBool } from 'kysely'
import type { CallAnswer, CallQuery, learningCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { matchesWords } from '../../platform/db/search.ts'
import { loadCourseTrees } from './course-tree.ts'
import { presentCourseSummary } from './learning.views.ts'

/** The courses a learner may take, by the words they search for. */
export const listCourses = async (
  context: ActorContext,
  query: CallQuery<typeof learningCalls.listCourses>,
): Promise<CallAnswer<typeof learningCalls.listCourses>> => {
  const words = matchesWords('course.search_text', query.search)
  const { trees, total } = await loadCourseTrees(context, context.actor.user_id, {
    limit: query.limit,
    offset: query.offset,
    ...(words.length > 0 ? { condition: sql<SqlBool>`${sql.join(words, sql` and `)}` } : {}),
  })
  const now = context.clock.now()
  return { items: trees.map((tree) => presentCourseSummary(tree, now)), total }
}
