import type { CallAnswer, mailCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'
import { noteRead } from '../audit-log/note-read.ts'
import { mailColumns, presentMails } from './mails.views.ts'
import { templateDefinitions } from './template-definitions.ts'

/**
 * A mail with its address and its subject, which is left out where it holds a code. Looking at it is logged.
 * @throws ApiError not_found
 */
export const openMail = async (
  context: ActorContext,
  id: string,
): Promise<CallAnswer<typeof mailCalls.openMail>> => {
  const row = await context.db
    .selectFrom('mails')
    .leftJoin('users', 'users.id', 'mails.user_id')
    .where('mails.id', '=', id)
    .select(mailColumns)
    .select(['mails.subject', 'mails.user_id', 'users.first_name', 'users.last_name', 'users.email'])
    .executeTakeFirst()
  if (!row) throw new ApiError('not_found')
  const { subject, user_id, first_name, last_name, email, ...mail } = row
  const [entry] = await presentMails(context, [mail])
  if (!entry) throw new ApiError('not_found')
  const title = entry.key ? templateDefinitions[entry.key].title : ''
  if (user_id) await noteRead(context, { action: 'mail_viewed', userId: user_id, subject: title })
  else await noteAdminAction(context, { action: 'mail_viewed', subject: title })
  return {
    ...entry,
    to: mail.to_address,
    subject: entry.key === null || holdsCode(entry.key) ? null : subject,
    error: mail.last_error,
    person: user_id
      ? { id: user_id, name: [first_name, last_name].filter(Boolean).join(' ') || (email ?? '') }
      : null,
  }
}

const holdsCode = (key: keyof typeof templateDefinitions): boolean =>
  'code' in templateDefinitions[key].variables
