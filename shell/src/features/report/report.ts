import { contentReportCalls, type CallBody } from '@kursportal/shared/contract'
import type { z } from 'zod'

/** What the form asks for; see `POST /content-report`. */
export const report = contentReportCalls.fileContentReport.body

/** What is typed. */
export type ReportFields = z.input<typeof report>

/** What is sent. */
export type Report = CallBody<typeof contentReportCalls.fileContentReport>
