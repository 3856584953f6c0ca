import type { CallBody, learningCalls, ProgressResult } from '@kursportal/shared/contract'
import { courseShare } from '@kursportal/shared/domain'
import type { ActorContext } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { finishIfDone } from './finish-course.ts'
import { openLecture } from './open-lecture.ts'
import { becomesDone, readProgress, takeRead, takeWatched } from './progress.ts'

type Report = CallBody<typeof learningCalls.reportProgress>
type Opened = Awaited<ReturnType<typeof openLecture>>
type Taken = Omit<Awaited<ReturnType<typeof takeRead>>, 'is_enough'>

/** Players report the last second a little behind the measured end. */
const END_TOLERANCE_SECONDS = 1

/**
 * Takes in how far a learner is. Repeating a report changes nothing, and progress never moves backwards (specification,
 * Lectures). A quiz is done by passing it, never by a report. It needs no transaction around it: a report is one
 * statement, and only the one that makes a lecture done is followed by a transaction, which a repeated report makes up
 * for when it was missed.
 * @throws ApiError not_found, locked, progress_too_big, timestamp_only_for_videos, watched_past_end, watched_too_fast
 */
export const reportProgress = async (context: ActorContext, report: Report): Promise<ProgressResult> => {
  if (report.progress > 1) throw new ApiError('progress_too_big')
  const opened = await openLecture(context, report.video_id)
  const { type } = opened.lecture
  if (type !== 'video' && (report.timestamp !== undefined || report.watched !== undefined))
    throw new ApiError('timestamp_only_for_videos')
  const { is_enough, ...taken } = await takeReport(context, opened, report)
  if (!is_enough || taken.done_at !== null) return present(opened, taken, false)
  const now = context.clock.now()
  const finished = await inOneTransaction(context.db, async (db) => {
    const { participation_id } = opened
    return (
      (await becomesDone(db, { participation_id, video_id: report.video_id }, now)) &&
      (await finishIfDone({ ...context, db }, participation_id))
    )
  })
  return present(opened, { ...taken, done_at: now }, finished)
}

const inOneTransaction = <T>(db: Db, run: (db: Db) => Promise<T>): Promise<T> =>
  db.isTransaction ? run(db) : db.transaction().execute(run)

const takeReport = async (
  { db, clock }: ActorContext,
  { lecture: { type, duration_seconds: duration }, participation_id }: Opened,
  { video_id, progress, timestamp, watched = [] }: Report,
) => {
  const key = { participation_id, video_id }
  if (type === 'richText') return takeRead(db, key, progress, clock.now())
  if (type !== 'video' || duration === null)
    return { ...(await readProgress(db, participation_id, video_id)), is_enough: false }
  const pastEnd = (second: number) => second > duration + END_TOLERANCE_SECONDS
  if ((timestamp !== undefined && pastEnd(timestamp)) || watched.some(([, to]) => pastEnd(to)))
    throw new ApiError('watched_past_end', { duration_seconds: duration })
  const ranges = watched.map(([from, to]) => [Math.min(from, duration), Math.min(to, duration)] as const)
  const taken = await takeWatched(db, key, { ranges, timestamp, duration }, clock.now())
  if (!taken) throw new ApiError('watched_too_fast')
  return taken
}

const present = ({ tree, standing }: Opened, after: Taken, finishedNow: boolean): ProgressResult => {
  const finished = finishedNow || tree.finished_at !== null
  const done = after.done_at !== null
  const lectures = standing.lectures.map(({ lecture }) =>
    lecture.id === after.video_id ? { progress: after.progress, done } : lecture,
  )
  return {
    video_id: after.video_id,
    progress: done ? 1 : after.progress,
    done,
    position_seconds: after.position_seconds,
    watched: after.watched,
    course: {
      id: tree.outline.id,
      progress: courseShare(lectures, finished),
      lectures_done: lectures.filter((lecture) => lecture.done).length,
      lectures_total: lectures.length,
      finished,
    },
  }
}
