import { z } from 'zod'
import { defineCall } from '../call.ts'
import { object } from '../primitives.ts'

/** Which mails somebody wants that they need not get. Codes, warnings and what is about money always come. */
export const notificationChoices = object({
  reminders: z.boolean().describe('A reminder when a course they began waits for them'),
  news: z.boolean().describe('News and offers; the same as the consent to marketing'),
}).meta({ id: 'NotificationChoices' })
export type NotificationChoices = z.infer<typeof notificationChoices>

export const notificationChoiceCalls = {
  readNotificationChoices: defineCall({
    method: 'GET',
    path: '/notification-choices',
    who: 'user',
    summary: 'Which mails you want',
    answer: notificationChoices,
    extension: true,
  }),
  changeNotificationChoices: defineCall({
    method: 'PATCH',
    path: '/notification-choices',
    who: 'user',
    summary: 'Choose which mails you want',
    description:
      'What is not named stays. `news` gives or withdraws the consent to marketing, with the time kept.',
    body: notificationChoices.partial(),
    answer: notificationChoices,
    extension: true,
  }),
}
