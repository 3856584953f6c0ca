import type { CallInput } from '@kursportal/shared/client'

/** How far somebody is in a lecture, as `POST /video/progress` takes it. */
export type ProgressReport = NonNullable<CallInput<'POST /video/progress'>['body']>

/**
 * What could not be sent yet, one report a lecture, kept in the browser so that nothing is lost with the tab.
 * Where the browser keeps nothing (private windows), it lives as long as the page.
 */
export type ProgressOutbox = {
  keep: (report: ProgressReport) => void
  remove: (videoId: string) => void
  all: () => ProgressReport[]
}

const PREFIX = 'kursportal-progress:'

const isReport = (value: unknown): value is ProgressReport =>
  typeof value === 'object' && value !== null && 'video_id' in value && 'progress' in value

const parse = (text: string | null): ProgressReport[] => {
  try {
    const report: unknown = JSON.parse(text ?? 'null')
    return isReport(report) ? [report] : []
  } catch {
    return []
  }
}

const quietly = (act: () => void): void => {
  try {
    act()
  } catch {
    // Full or forbidden: the report is still sent, only not kept beyond the tab.
  }
}

/** The outbox of one person in this browser; another person's reports are never sent in their name. */
export const progressOutbox = (userId: string, storage: Storage = localStorage): ProgressOutbox => {
  const prefix = `${PREFIX}${userId}:`
  return {
    keep: (report) => quietly(() => storage.setItem(prefix + report.video_id, JSON.stringify(report))),
    remove: (videoId) => quietly(() => storage.removeItem(prefix + videoId)),
    all: () => {
      try {
        return Object.keys(storage)
          .filter((key) => key.startsWith(prefix))
          .flatMap((key) => parse(storage.getItem(key)))
      } catch {
        return []
      }
    },
  }
}
