import type { CallBody, NotificationChoices, notificationChoiceCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { giveMarketingConsent, marketingConsentOf, withdrawMarketingConsent } from './consents.ts'

/** Which mails somebody wants that they need not get. */
export const readNotificationChoices = async (context: ActorContext): Promise<NotificationChoices> => {
  const userId = context.actor.user_id
  const user = await context.db
    .selectFrom('users')
    .select('wants_reminders')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const consent = await marketingConsentOf(context, userId)
  return { reminders: user.wants_reminders, news: consent !== undefined }
}

/** Changes them; what is not named stays, and naming what holds already changes nothing. */
export const changeNotificationChoices = async (
  context: ActorContext,
  choices: CallBody<typeof notificationChoiceCalls.changeNotificationChoices>,
): Promise<NotificationChoices> => {
  const userId = context.actor.user_id
  // Also the lock that keeps two tabs from giving the consent twice.
  await context.db
    .updateTable('users')
    .set({
      updated_at: context.clock.now(),
      ...(choices.reminders !== undefined && { wants_reminders: choices.reminders }),
    })
    .where('id', '=', userId)
    .execute()
  if (choices.news === true) await giveMarketingConsent(context, userId)
  if (choices.news === false) await withdrawMarketingConsent(context, userId)
  return readNotificationChoices(context)
}
