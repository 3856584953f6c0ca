import type { CallBody, WithdrawalCase, withdrawalCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { takeCourses } from '../learning/withdrawn-courses.ts'
import { reverseTransaction } from '../money/reverse-transaction.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'
import { sendTemplate } from '../templates/render-template.ts'
import { readWithdrawal, withdrawableCourses, withdrawer } from './read-withdrawal.ts'
import { withoutWithdrawer } from './withdrawals.personal.ts'

type Decision = CallBody<typeof withdrawalCalls.decideWithdrawal>

/**
 * Accepts or declines a withdrawal, once. Accepting takes the named courses from the person and books back what their
 * finish earned; the person is told either way.
 * @throws ApiError not_found, also for a course that the person does not have; already_decided
 */
export const decideWithdrawal = async (
  context: ActorContext,
  id: string,
  { state, course_ids, reason }: Decision,
): Promise<WithdrawalCase> => {
  const { db, clock, actor } = context
  const row = await db
    .selectFrom('withdrawals')
    .select(['number', 'user_id', 'name', 'email', 'contract', 'state', 'forget_once_decided'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new ApiError('not_found')
  if (row.state !== 'open') throw new ApiError('already_decided')
  const person = await withdrawer(context, row)
  if (state === 'accepted' && course_ids.length > 0)
    await takeFrom(context, { id, number: row.number, userId: person?.id, courseIds: course_ids })
  await db
    .updateTable('withdrawals')
    .set({ state, reason, decided_at: clock.now(), decided_by: actor.user_id })
    .where('id', '=', id)
    .execute()
  await noteAdminAction(context, {
    action: 'withdrawal_decided',
    ...(person ? { userId: person.id } : {}),
    subject: row.number,
    reason,
    details: { state, courses: course_ids.length },
  })
  await sendTemplate(
    context,
    state === 'accepted' ? 'withdrawal-accepted' : 'withdrawal-declined',
    row.email,
    {
      number: row.number,
      name: row.name,
      contract: row.contract,
      reason,
    },
    { forgetOnceSent: row.forget_once_decided },
  )
  if (row.forget_once_decided)
    await db.updateTable('withdrawals').set(withoutWithdrawer).where('id', '=', id).execute()
  return readWithdrawal(context, id)
}

type Taking = { id: string; number: string; userId: string | undefined; courseIds: readonly string[] }

/** @throws ApiError not_found for a course that the person does not have, and where there is nobody to take it from */
const takeFrom = async (context: ActorContext, { id, number, userId, courseIds }: Taking): Promise<void> => {
  // As confirming does: what is confirmed meanwhile is booked back as well, or not confirmed any more.
  if (userId) await context.db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
  const courses = userId ? await withdrawableCourses(context, userId) : []
  const has = new Set(courses.map(({ course_id }) => course_id))
  if (!userId || courseIds.some((course) => !has.has(course))) throw new ApiError('not_found')
  await takeCourses(context, { userId, liveIds: courseIds, withdrawalId: id })
  await bookBack(context, userId, courseIds, number)
}

/** Books back what the finishes of these courses earned, as far as that money is still there. */
const bookBack = async (
  context: ActorContext,
  userId: string,
  courseIds: readonly string[],
  number: string,
): Promise<void> => {
  const earned = await context.db
    .selectFrom('society_finishes')
    .innerJoin('participations', 'participations.id', 'society_finishes.participation_id')
    .leftJoin('ledger_transactions as reversal', 'reversal.reverses', 'society_finishes.transaction_id')
    .select('society_finishes.transaction_id')
    .where('participations.user_id', '=', userId)
    .where('participations.course_id', 'in', [...courseIds])
    .where('reversal.id', 'is', null)
    .orderBy('society_finishes.transaction_id')
    .execute()
  for (const { transaction_id } of earned) {
    try {
      await reverseTransaction(context, { transaction_id, reason: `Widerruf ${number}` })
    } catch (error) {
      // Somebody may withdraw whatever became of the commission: it stays booked, and an admin corrects it later.
      if (!(error instanceof ApiError && error.code === 'amount_not_available')) throw error
    }
  }
}
