import { inTransaction, type Services } from '../../platform/context.ts'
import { announceAppointment } from './appointments/announce-appointment.ts'

/** Mails about appointments are written apart from the call that makes one: a course may have thousands of learners. */
export const registerCareJobs = async (services: Services): Promise<void> => {
  await services.jobs.work({
    name: 'care.announce-appointment',
    concurrency: 1,
    retries: 2,
    lostAfterSeconds: 60,
    run: async (data, { log, signal }) => {
      const mails = await inTransaction(services, (context) => announceAppointment(context, data, signal))
      log.info({ mails }, 'mails about an appointment queued')
    },
  })
}
