import type { CallAnswer, CallBody, templateCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { queueTemplate } from './render-template.ts'
import { checkWording, samplesOf } from './check-wording.ts'

/**
 * Sends a template filled with samples, to the admin at hand unless somebody else is named; worded otherwise when a whole
 * wording comes along. @throws ApiError unknown_variable, validation_failed
 */
export const sendTestMail = async (
  context: ActorContext,
  { key = 'reminder', to: named, subject, body }: CallBody<typeof templateCalls.sendTestMail>,
): Promise<CallAnswer<typeof templateCalls.sendTestMail>> => {
  const to = named ?? (await emailOf(context))
  const wording = subject !== undefined && body !== undefined ? { subject, body } : undefined
  if (wording) checkWording(key, wording)
  return { mail_id: await queueTemplate(context, key, to, samplesOf(key), { wording }), to }
}

const emailOf = async ({ db, actor }: ActorContext): Promise<string> => {
  const user = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', actor.user_id)
    .executeTakeFirstOrThrow()
  return user.email
}
