import type { CallAnswer, CallBody, mailCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'

/** So many go at once; the queue takes them one after the other anyway. */
const AT_ONCE = 500

/**
 * Queues failed mails once more, one or all. Of two admins at the same moment one queues a mail.
 * @throws ApiError not_found; mail_not_failed when it is on its way already, or was sent
 */
export const retryMails = async (
  context: ActorContext,
  { mail_id: id }: CallBody<typeof mailCalls.retryMails>,
): Promise<CallAnswer<typeof mailCalls.retryMails>> => {
  const { db } = context
  const failed = db
    .selectFrom('mails')
    .select('id')
    .where('state', '=', 'failed')
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('created_at')
    .limit(AT_ONCE)
  const queued = await db
    .updateTable('mails')
    .set({ state: 'queued' })
    .where('state', '=', 'failed')
    .where('id', 'in', failed)
    .returning('id')
    .execute()
  if (id !== undefined && queued.length === 0) await refuseMail(context, id)
  for (const mail of queued) await context.enqueue('mail.send', { mail_id: mail.id })
  if (queued.length > 0)
    await noteAdminAction(context, { action: 'mails_retried', details: { count: queued.length } })
  const { left } = await db
    .selectFrom('mails')
    .where('state', '=', 'failed')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .executeTakeFirstOrThrow()
  return { queued: queued.length, left }
}

/** @throws ApiError not_found; mail_not_failed */
export const refuseMail = async ({ db }: ActorContext, id: string): Promise<never> => {
  const there = await db.selectFrom('mails').select('id').where('id', '=', id).executeTakeFirst()
  throw new ApiError(there ? 'mail_not_failed' : 'not_found')
}
