import type { CallBody, learningCalls, ProgressResult } from '@kursportal/shared/contract'
import { courseShare, isPlausibleGain } from '@kursportal/shared/domain'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { finishIfDone } from './finish-course.ts'
import { openLecture } from './open-lecture.ts'
import {
  lockProgress,
  readProgress,
  secondsWith,
  unionWith,
  writeProgress,
  type ProgressRow,
} from './progress.ts'

type Report = CallBody<typeof learningCalls.reportProgress>
type Opened = Awaited<ReturnType<typeof openLecture>>

/** Players report the last second a little behind the measured end. */
const END_TOLERANCE_SECONDS = 1

/**
 * Takes in how far a learner is. Repeating a report changes nothing, and progress never moves backwards (specification,
 * Lectures). A quiz is done by passing it, never by a report.
 * @throws ApiError not_found, locked, progress_too_big, timestamp_only_for_videos, watched_past_end, watched_too_fast
 */
export const reportProgress = async (context: ActorContext, report: Report): Promise<ProgressResult> => {
  if (report.progress > 1) throw new ApiError('progress_too_big')
  const opened = await openLecture(context, report.video_id)
  const { type, duration_seconds: duration } = opened.lecture
  if (type !== 'video' && (report.timestamp !== undefined || report.watched !== undefined))
    throw new ApiError('timestamp_only_for_videos')
  const before = await lockProgress(context.db, opened.participation_id, report.video_id)
  if (type === 'video' && duration !== null) await takeWatched(context, before, report, duration)
  if (type === 'richText') await takeRead(context, before, report.progress)
  const after = await readProgress(context.db, opened.participation_id, report.video_id)
  const becameDone = after.done_at !== null && before.done_at === null
  const finished = becameDone && (await finishIfDone(context, opened.participation_id))
  return present(opened, after, finished)
}

const takeRead = async (context: ActorContext, before: ProgressRow, progress: number): Promise<void> => {
  if (progress <= before.progress) return
  const now = context.clock.now()
  await writeProgress(context.db, before, {
    progress,
    reported_at: now,
    ...(progress >= 1 ? { done_at: before.done_at ?? now } : {}),
  })
}

/** Adds what was watched to the stored union, and computes the progress from it. */
const takeWatched = async (
  { db, clock }: ActorContext,
  before: ProgressRow,
  { timestamp, watched = [] }: Report,
  duration: number,
): Promise<void> => {
  const pastEnd = (second: number) => second > duration + END_TOLERANCE_SECONDS
  if ((timestamp !== undefined && pastEnd(timestamp)) || watched.some(([, to]) => pastEnd(to)))
    throw new ApiError('watched_past_end', { duration_seconds: duration })
  const now = clock.now()
  const union = unionWith(watched.map(([from, to]) => [Math.min(from, duration), Math.min(to, duration)]))
  const seconds = await secondsWith(db, before, union)
  const gained = seconds - before.watched_seconds
  if (gained > 0) requirePlausible(before, gained, seconds, now)
  const progress = Math.max(before.progress, duration > 0 ? Math.min(1, seconds / duration) : 0)
  const done = progress >= before.required_share
  await writeProgress(db, before, {
    ...(gained > 0 ? { watched: union, progress, reported_at: now } : {}),
    ...(timestamp === undefined ? {} : { position_seconds: Math.min(timestamp, duration) }),
    ...(done && !before.done_at ? { done_at: now } : {}),
  })
}

/** Both since the last report and in all, so that many small reports cannot add up their slack. */
const requirePlausible = (before: ProgressRow, gained: number, total: number, now: Date): void => {
  const since = (instant: Date) => (now.getTime() - instant.getTime()) / 1000
  if (!isPlausibleGain(gained, since(before.reported_at)) || !isPlausibleGain(total, since(before.opened_at)))
    throw new ApiError('watched_too_fast')
}

const present = (opened: Opened, after: ProgressRow, finishedNow: boolean): ProgressResult => {
  const finished = finishedNow || opened.tree.finished_at !== null
  const done = after.done_at !== null
  const lectures = opened.standing.lectures.map(({ lecture }) =>
    lecture.id === after.video_id ? { progress: after.progress, done } : lecture,
  )
  return {
    video_id: after.video_id,
    progress: done ? 1 : after.progress,
    done,
    position_seconds: after.position_seconds,
    watched: after.watched,
    course: {
      id: opened.tree.id,
      progress: courseShare(lectures, finished),
      lectures_done: lectures.filter((lecture) => lecture.done).length,
      lectures_total: lectures.length,
      finished,
    },
  }
}
