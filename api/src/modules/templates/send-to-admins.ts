import type { TemplateKey } from '@kursportal/shared/contract'
import type { Context } from '../../platform/context.ts'
import type { Variables } from '../../platform/mail/liquid.ts'
import type { MailPeople } from '../../platform/mail/queue-mail.ts'
import { sendTemplate } from './render-template.ts'

/** Sends every admin a mail, after the transaction; `first_name` is theirs. */
export const sendToAdmins = async (
  context: Context,
  key: TemplateKey,
  variables: Variables,
  about: Pick<MailPeople, 'aboutUserId'> = {},
): Promise<void> => {
  const admins = await context.db
    .selectFrom('users')
    .select(['email', 'first_name'])
    .where('is_admin', '=', true)
    .orderBy('id')
    .execute()
  for (const { email, first_name } of admins)
    await sendTemplate(context, key, email, { ...variables, first_name }, about)
}
