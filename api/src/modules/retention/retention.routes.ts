import type { FastifyInstance } from 'fastify'
import { retentionCalls } from '@kursportal/shared/contract'
import type { Services } from '../../platform/context.ts'
import { callRoute } from '../../platform/http/call-route.ts'
import { changeRetention } from './change-retention.ts'
import { previewRetention, readRetention } from './read-retention.ts'
import { registerRetentionJobs } from './retention.jobs.ts'
import { beginRun } from './run-retention.ts'
import { sweepExpiredNowAndThen } from './sweep-expired.ts'

/** How long what is kept: the periods, what they mean, and the run that deletes. */
export const registerRetention = async (app: FastifyInstance, services: Services): Promise<void> => {
  await registerRetentionJobs(services)
  sweepExpiredNowAndThen(app, services)
  callRoute(app, services, retentionCalls.readRetention, readRetention)
  callRoute(app, services, retentionCalls.previewRetention, (context) =>
    previewRetention(context, context.query),
  )
  callRoute(app, services, retentionCalls.changeRetention, (context) =>
    changeRetention(context, context.body),
  )
  callRoute(app, services, retentionCalls.startRetentionRun, async (context) => {
    await beginRun(context, context.actor.user_id)
    await context.enqueue('retention.run', {}, { singletonKey: 'retention' })
    return readRetention(context)
  })
}
