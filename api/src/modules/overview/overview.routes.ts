import type { FastifyInstance } from 'fastify'
import { adminSearchCalls, figureCalls, jobCalls, overviewCalls } from '@kursportal/shared/contract'
import type { Services } from '../../platform/context.ts'
import { callRoute } from '../../platform/http/call-route.ts'
import { listJobs } from './list-jobs.ts'
import { readFigures } from './read-figures.ts'
import { readOverview } from './read-overview.ts'
import { runJob } from './run-job.ts'
import { searchAdmin } from './search-admin.ts'
import { failedFilms } from './tasks.views.ts'

export const registerOverviewRoutes = (app: FastifyInstance, services: Services): void => {
  callRoute(app, services, overviewCalls.readOverview, readOverview)
  callRoute(app, services, figureCalls.readFigures, (context) => readFigures(context, context.query))
  callRoute(app, services, adminSearchCalls.searchAdmin, (context) => searchAdmin(context, context.query))
  callRoute(app, services, jobCalls.listJobs, listJobs)
  callRoute(app, services, jobCalls.runJob, (context) => runJob(context, context.body))
  callRoute(app, services, jobCalls.listFailedFilms, ({ db, query }) => failedFilms(db, query))
}
