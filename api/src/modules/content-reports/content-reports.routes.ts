import type { FastifyInstance } from 'fastify'
import { contentReportCalls } from '@kursportal/shared/contract'
import type { Services } from '../../platform/context.ts'
import { callRoute } from '../../platform/http/call-route.ts'
import { noteRead } from '../audit-log/note-read.ts'
import { decideContentReport } from './decide-content-report.ts'
import { fileContentReport } from './file-content-report.ts'
import { listContentReports } from './list-content-reports.ts'
import { readContentReport } from './read-content-report.ts'
import { readContentReportYears } from './read-content-report-years.ts'

export const registerContentReportRoutes = (app: FastifyInstance, services: Services): void => {
  callRoute(app, services, contentReportCalls.fileContentReport, (context) =>
    fileContentReport(context, context.body),
  )
  callRoute(app, services, contentReportCalls.listContentReports, (context) =>
    listContentReports(context, context.query),
  )
  callRoute(app, services, contentReportCalls.readContentReportYears, (context) =>
    readContentReportYears(context),
  )
  callRoute(app, services, contentReportCalls.readContentReport, async (context) => {
    const found = await readContentReport(context, context.query['report-id'])
    const { author } = found.content
    if (author) await noteRead(context, { action: 'report_viewed', userId: author.id, subject: found.number })
    return found
  })
  callRoute(app, services, contentReportCalls.decideContentReport, (context) =>
    decideContentReport(context, context.query['report-id'], context.body),
  )
}
