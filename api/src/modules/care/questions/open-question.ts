import type { ActorContext } from '../../../platform/context.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import { findCareCourse } from '../care.policy.ts'
import { questionRows, type QuestionRow } from './questions.views.ts'

/** A question that the actor asked, or may answer. */
export type OpenQuestion = QuestionRow & {
  leads: boolean
  /** Whether the actor takes the course still, or leads it. */
  hasCourse: boolean
}

/**
 * A question, for who asked it, also when they have the course no more, and for who leads the course.
 * @param options lock: until the end of the transaction nobody else writes to it
 * @throws ApiError not_found for everybody else
 */
export const openQuestion = async (
  context: ActorContext,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<OpenQuestion> => {
  const rows = questionRows(context).where('question.id', '=', id)
  const row = await (lock ? rows.forUpdate('question') : rows).executeTakeFirst()
  if (!row) throw new ApiError('not_found')
  const course = await findCareCourse(context, row.course_id)
  const leads = course?.leads ?? false
  if (!leads && row.user_id !== context.actor.user_id) throw new ApiError('not_found')
  return { ...row, leads, hasCourse: course !== undefined }
}

/** Whether the actor may write more about a question that they may read: what {@link openOwnQuestion} asks for. */
export const mayWriteMore = (
  { actor }: ActorContext,
  { user_id, hasCourse, questions_enabled }: OpenQuestion,
): boolean => user_id === actor.user_id && hasCourse && questions_enabled

/** A question of one’s own in a course one still has, locked. @throws ApiError not_found, questions_off where the course takes none any more */
export const openOwnQuestion = async (context: ActorContext, id: string): Promise<OpenQuestion> => {
  const question = await openQuestion(context, id, { lock: true })
  if (question.user_id !== context.actor.user_id || !question.hasCourse) throw new ApiError('not_found')
  if (!question.questions_enabled) throw new ApiError('questions_off')
  return question
}

/** A question of a course one leads, locked. @throws ApiError not_found */
export const openLedQuestion = async (context: ActorContext, id: string): Promise<OpenQuestion> => {
  const question = await openQuestion(context, id, { lock: true })
  if (!question.leads) throw new ApiError('not_found')
  return question
}
