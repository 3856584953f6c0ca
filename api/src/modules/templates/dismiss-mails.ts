import type { CallAnswer, CallBody, mailCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'
import { refuseMail } from './retry-mails.ts'

/**
 * Sends failed mails no more, one or all: nothing waits for an address that does not exist. What stood in them goes, as
 * nobody will read it.
 * @throws ApiError not_found; mail_not_failed when it is on its way again, or was sent
 */
export const dismissMails = async (
  context: ActorContext,
  { mail_id: id }: CallBody<typeof mailCalls.dismissMails>,
): Promise<CallAnswer<typeof mailCalls.dismissMails>> => {
  const { db, clock } = context
  const kept = await db
    .updateTable('mails')
    .set({ state: 'kept', html: '', text: '', done_at: clock.now() })
    .where('state', '=', 'failed')
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .returning('id')
    .execute()
  if (id !== undefined && kept.length === 0) await refuseMail(context, id)
  if (kept.length > 0)
    await noteAdminAction(context, { action: 'mails_dismissed', details: { count: kept.length } })
  return { dismissed: kept.length }
}
