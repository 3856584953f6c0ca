import type { CallAnswer, CallBody, templateCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { sendTemplate } from './render-template.ts'
import { samplesOf } from './templates.store.ts'

/** Sends a template filled with samples, to the admin at hand unless somebody else is named. */
export const sendTestMail = async (
  context: ActorContext,
  { key = 'reminder', to: named }: CallBody<typeof templateCalls.sendTestMail>,
): Promise<CallAnswer<typeof templateCalls.sendTestMail>> => {
  const to = named ?? (await emailOf(context))
  return { mail_id: await sendTemplate(context, key, to, samplesOf(key)), to }
}

const emailOf = async ({ db, actor }: ActorContext): Promise<string> => {
  const user = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', actor.user_id)
    .executeTakeFirstOrThrow()
  return user.email
}
