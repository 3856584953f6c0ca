import type { CallInput } from '@kursportal/shared/client'
import { browserOutbox } from '../outbox/browser-outbox.ts'

/** How far somebody is in a lecture, as `POST /video/progress` takes it. */
export type ProgressReport = NonNullable<CallInput<'POST /video/progress'>['body']>

/** What could not be sent yet of how far somebody is, one report a lecture. */
export type ProgressOutbox = {
  /** Answers whether the browser keeps it beyond the page. */
  keep: (report: ProgressReport) => boolean
  remove: (videoId: string) => void
  all: () => ProgressReport[]
}

const isReport = (value: unknown): value is ProgressReport =>
  typeof value === 'object' && value !== null && 'video_id' in value && 'progress' in value

/** The outbox of one person in this browser. */
export const progressOutbox = (userId: string, storage?: Storage): ProgressOutbox => {
  const outbox = browserOutbox(`kursportal-progress:${userId}:`, isReport, storage)
  return { ...outbox, keep: (report) => outbox.keep(report.video_id, report) }
}
