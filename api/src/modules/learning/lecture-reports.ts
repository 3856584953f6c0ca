import { sql } from 'kysely'

/** How far somebody is in a lecture; the instant as ISO text, as JSON has it. */
export type LectureProgress = {
  progress: number
  position_seconds: number
  opened_at: string | null
  done: boolean
}

/** What was reported of the lectures of a participation, by lecture id: progress, position, opened, done. */
export type Reports = Record<string, [number, number, string, boolean]>

/** A column of a query over `lecture_progress`: its rows as reports. */
export const reports = sql<Reports | null>`
  json_object_agg(video_id, json_build_array(progress, position_seconds, opened_at, done_at is not null))`

/** How far somebody is in a lecture that may never have been opened. */
export const progressIn = (reported: Reports | null, videoId: string): LectureProgress => {
  const [progress, position_seconds, opened_at, done] = reported?.[videoId] ?? [0, 0, null, false]
  return { progress, position_seconds, opened_at, done }
}
