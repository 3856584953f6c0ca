import { sql } from 'kysely'
import type { CallQuery, CourseStatistics, courseStatisticCalls } from '@kursportal/shared/contract'
import { berlinDay, daysBefore, tellCount } from '@kursportal/shared/domain'
import type { ActorContext } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { latestParticipations } from '../../learning/latest-participations.ts'
import { liveCourseOf, liveLecturesOf, type LiveLecture } from './live-lectures.ts'
import { bySection, statisticTimeOf, type StatisticTime } from './statistic-time.ts'

/** Somebody of whom nothing was heard for so long has stopped. */
const STOPPED_AFTER_DAYS = 30

type Begun = { section: number; started: number; finished: number }
type Reached = { section: number; video_id: string; reached: number; done: number; watched: number }
type Stopped = { section: number; video_id: string; stopped: number }

const readBegun = async (db: Db, courseId: string, starts: readonly Date[]): Promise<Begun[]> => {
  const { rows } = await sql<Begun>`
    with cohort as (${latestParticipations(courseId, starts)})
    select section, count(*)::int as started, count(finished_at)::int as finished
    from cohort group by section`.execute(db)
  return rows
}

/** By lecture; `watched` adds up the shares of its film. */
const readReached = async (db: Db, courseId: string, starts: readonly Date[]): Promise<Reached[]> => {
  const { rows } = await sql<Reached>`
    with cohort as (${latestParticipations(courseId, starts)})
    select cohort.section, lecture_progress.video_id, count(*)::int as reached,
      count(lecture_progress.done_at)::int as done, sum(lecture_progress.progress)::float8 as watched
    from cohort join lecture_progress on lecture_progress.participation_id = cohort.id
    group by 1, 2`.execute(db)
  return rows
}

/** Who has stopped, by the last lecture of the course they opened. */
const readStopped = async (
  { db, clock }: ActorContext,
  courseId: string,
  { starts, lectures }: { starts: readonly Date[]; lectures: readonly LiveLecture[] },
): Promise<Stopped[]> => {
  if (lectures.length === 0) return []
  const now = clock.now()
  const before = daysBefore(now, STOPPED_AFTER_DAYS)
  const { rows } = await sql<{ section: number; place: number; stopped: number }>`
    with cohort as (${latestParticipations(courseId, starts)}),
    places as (
      select video_id, place from unnest(${lectures.map(({ id }) => id)}::uuid[])
        with ordinality as listed (video_id, place)),
    furthest as (
      select cohort.id, cohort.section, max(places.place) as place, max(lecture_progress.reported_at) as last
      from cohort
      join lecture_progress on lecture_progress.participation_id = cohort.id
      join places on places.video_id = lecture_progress.video_id
      where cohort.finished_at is null
      group by 1, 2)
    select section, place::int as place, count(*)::int as stopped from furthest
    where last < ${before} and not exists (
      select from course_pauses
      where course_pauses.participation_id = furthest.id and until_day >= ${berlinDay(now)})
    group by 1, 2`.execute(db)
  return rows.flatMap(({ section, place, stopped }) => {
    const lecture = lectures[place - 1]
    return lecture ? [{ section, stopped, video_id: lecture.id }] : []
  })
}

const byLecture = <Row extends { video_id: string }>(rows: readonly Row[]): Map<string, Row[]> =>
  Map.groupBy(rows, ({ video_id }) => video_id)

const presentLecture = (
  { duration_seconds, ...lecture }: LiveLecture,
  time: StatisticTime,
  { reached, stopped }: { reached: readonly Reached[]; stopped: readonly Stopped[] },
): CourseStatistics['lectures'][number] => {
  const told = tellCount(
    bySection(time, reached, (row) => row.reached),
    time.chosen,
  )
  const { first, last } = time.chosen
  const watched = bySection(time, reached, (row) => row.watched).slice(first, last + 1)
  const isFilm = lecture.type === 'video'
  return {
    ...lecture,
    film_seconds: isFilm ? duration_seconds : null,
    reached: told,
    done: tellCount(
      bySection(time, reached, (row) => row.done),
      time.chosen,
    ),
    stopped: tellCount(
      bySection(time, stopped, (row) => row.stopped),
      time.chosen,
    ),
    watched_share:
      isFilm && told !== null ? Math.min(1, watched.reduce((sum, share) => sum + share, 0) / told) : null,
  }
}

/**
 * How a course fares with its learners in a chosen time.
 * @throws ApiError not_found
 */
export const readCourseStatistics = async (
  context: ActorContext,
  { 'course-id': courseId, ...chosen }: CallQuery<typeof courseStatisticCalls.readCourseStatistics>,
): Promise<CourseStatistics> => {
  const { db } = context
  const none = { sections: [], chosen: null, started: null, finished: null, lectures: [] }
  const liveId = await liveCourseOf(context, courseId)
  const time = liveId && (await statisticTimeOf(db, liveId, chosen))
  if (!liveId || !time) return none
  const lectures = await liveLecturesOf(db, liveId)
  const begun = await readBegun(db, liveId, time.starts)
  const reached = byLecture(await readReached(db, liveId, time.starts))
  const stopped = byLecture(await readStopped(context, liveId, { starts: time.starts, lectures }))
  const from = time.sections[time.chosen.first]
  const until = time.sections[time.chosen.last]
  return {
    sections: time.sections,
    chosen: from && until ? { from: from.from, until: until.until } : null,
    started: tellCount(
      bySection(time, begun, (row) => row.started),
      time.chosen,
    ),
    finished: tellCount(
      bySection(time, begun, (row) => row.finished),
      time.chosen,
    ),
    lectures: lectures.map((lecture) =>
      presentLecture(lecture, time, {
        reached: reached.get(lecture.id) ?? [],
        stopped: stopped.get(lecture.id) ?? [],
      }),
    ),
  }
}
