import type { FastifyInstance } from 'fastify'
import { bulkCalls, reminderCalls, societyPeopleCalls, templateCalls } from '@kursportal/shared/contract'
import type { Services } from '../../platform/context.ts'
import { callRoute } from '../../platform/http/call-route.ts'
import { previewReminder } from './preview-reminder.ts'
import { changeReminderRule, readReminderRule } from './reminder-rule.ts'
import { listReminderRuns } from './reminder-runs.ts'
import { registerReminderJobs } from './reminders.jobs.ts'
import { remindMany } from './remind-many.ts'
import { remindSociety } from './remind-society.ts'
import { sendReminders } from './send-reminders.ts'

/** Reminding people, now and by the rule. */
export const registerReminders = async (app: FastifyInstance, services: Services): Promise<void> => {
  callRoute(app, services, templateCalls.sendReminder, (context) => sendReminders(context, context.body))
  callRoute(app, services, reminderCalls.previewReminder, (context) =>
    previewReminder(context, context.query),
  )
  callRoute(app, services, reminderCalls.listReminderRuns, (context) =>
    listReminderRuns(context, context.query),
  )
  callRoute(app, services, reminderCalls.readReminderRule, readReminderRule)
  callRoute(app, services, reminderCalls.changeReminderRule, (context) =>
    changeReminderRule(context, context.body),
  )
  callRoute(app, services, bulkCalls.remindMany, (context) => remindMany(context, context.body))
  callRoute(app, services, societyPeopleCalls.remindSociety, (context) =>
    remindSociety(context, context.body),
  )
  await registerReminderJobs(services)
}
