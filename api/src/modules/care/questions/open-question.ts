import type { ActorContext } from '../../../platform/context.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import { careCourse } from '../care.policy.ts'
import { questionRows, type QuestionRow } from './questions.views.ts'

/** A question that the actor asked, or may answer. */
export type OpenQuestion = QuestionRow & { leads: boolean }

/**
 * A question, for who asked it and still has the course, and for who leads the course.
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
  const { leads } = await careCourse(context, row.course_id)
  if (!leads && row.user_id !== context.actor.user_id) throw new ApiError('not_found')
  return { ...row, leads }
}

/** A question of one's own, locked. @throws ApiError not_found, questions_off where the course takes none any more */
export const openOwnQuestion = async (context: ActorContext, id: string): Promise<OpenQuestion> => {
  const question = await openQuestion(context, id, { lock: true })
  if (question.user_id !== context.actor.user_id) throw new ApiError('not_found')
  if (!question.questions_enabled) throw new ApiError('questions_off')
  return question
}

/** A question of a course one leads, locked. @throws ApiError not_found */
export const openLedQuestion = async (context: ActorContext, id: string): Promise<OpenQuestion> => {
  const question = await openQuestion(context, id, { lock: true })
  if (!question.leads) throw new ApiError('not_found')
  return question
}
