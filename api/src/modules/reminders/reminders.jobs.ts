import { inTransaction, type Services } from '../../platform/context.ts'
import { readReminderRule } from './reminder-rule.ts'
import { sendByRule } from './send-reminders.ts'

/** Reminds people each morning, while the rule says so. */
export const registerReminderJobs = async (services: Services): Promise<void> => {
  await services.jobs.work({
    name: 'reminders.send',
    concurrency: 1,
    retries: 2,
    lostAfterSeconds: 300,
    run: async (_data, { log, signal }) => {
      const sent = await inTransaction(services, async (context) => {
        const {
          enabled,
          inactive_days: inactiveDays,
          every_days: everyDays,
        } = await readReminderRule(context)
        return enabled ? sendByRule(context, { inactiveDays, everyDays }, signal) : 0
      })
      if (sent > 0) log.info({ sent }, 'reminders queued')
    },
  })
  await services.jobs.schedule('reminders.send', '37 9 * * *', {})
}
