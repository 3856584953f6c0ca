import type { CallAnswer, CallQuery, startCalls } from '@kursportal/shared/contract'
import type { Context } from '../../../platform/context.ts'
import { pageOf } from '../../../platform/db/paging.ts'

/** That somebody confirmed what stands before their courses, newest first; for admins, without what it says. */
export const listStartConfirmations = async (
  { db }: Pick<Context, 'db'>,
  query: CallQuery<typeof startCalls.listStartConfirmations>,
): Promise<CallAnswer<typeof startCalls.listStartConfirmations>> => {
  const theirs = db.selectFrom('start_confirmations').where('user_id', '=', query['user-id'])
  const { rows, total } = await pageOf(
    theirs
      .innerJoin('courses', 'courses.id', 'start_confirmations.course_id')
      .select([
        'start_confirmations.course_id',
        'courses.title',
        'start_confirmations.number',
        'start_confirmations.kind',
        'start_confirmations.text_hash',
        'start_confirmations.confirmed_at',
      ])
      .orderBy('start_confirmations.confirmed_at', 'desc')
      .orderBy('start_confirmations.course_id')
      .orderBy('start_confirmations.kind'),
    theirs,
    query,
  )
  const items = rows.map(({ title, text_hash, confirmed_at, ...row }) => ({
    ...row,
    course_title: title,
    version: text_hash,
    confirmed_at: confirmed_at.toISOString(),
  }))
  return { items, total }
}
