import { sql } from 'kysely'
import type { CallQuery, CourseStatistics, courseStatisticCalls } from '@kursportal/shared/contract'
import { berlinDay, tellCount, tellParts, type ToldCount } from '@kursportal/shared/domain'
import type { ActorContext } from '../../../platform/context.ts'
import { latestParticipations } from '../../learning/latest-participations.ts'
import { liveCourseOf, liveLecturesOf, type LiveLecture } from './live-lectures.ts'
import { bySection, inChosen, statisticTimeOf } from './statistic-time.ts'
import { toldCourseOf } from './told-course.ts'

/** Somebody of whom nothing was heard for so long has stopped. */
const STOPPED_AFTER_DAYS = 30

type Stopped = { section: number; video_id: string; stopped: number }

/** Who has stopped, by the last lecture of the course they opened. */
const readStopped = async (
  { db, clock }: ActorContext,
  courseId: string,
  { starts, lectures }: { starts: readonly Date[]; lectures: readonly LiveLecture[] },
): Promise<Stopped[]> => {
  if (lectures.length === 0) return []
  const now = clock.now()
  const before = new Date(now.getTime() - STOPPED_AFTER_DAYS * 86_400_000)
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
  const course = await toldCourseOf(db, liveId, { time, lectures })
  const gone = Map.groupBy(
    await readStopped(context, liveId, { starts: time.starts, lectures }),
    ({ video_id }) => video_id,
  )
  const stopped = tellParts(
    course.unfinished,
    lectures.map(({ id }) => bySection(time, gone.get(id) ?? [], (row) => row.stopped)),
  )
  const tell = (count: ToldCount | undefined): number | null =>
    count ? tellCount(count, time.chosen, time.sections.length) : null
  const from = time.sections[time.chosen.first]
  const until = time.sections[time.chosen.last]
  return {
    sections: time.sections,
    chosen: from && until ? { from: from.from, until: until.until } : null,
    started: tell(course.started),
    finished: tell(course.finished),
    lectures: lectures.map(({ duration_seconds, ...lecture }, at) => {
      const told = course.lectures[at]
      const isFilm = lecture.type === 'video'
      const reached = tell(told?.reached)
      return {
        ...lecture,
        film_seconds: isFilm ? duration_seconds : null,
        reached,
        done: tell(told?.done),
        stopped: tell(stopped[at]),
        watched_share:
          isFilm && told && reached !== null
            ? Math.min(1, inChosen(told.watched, time.chosen) / inChosen(told.people, time.chosen))
            : null,
      }
    }),
  }
}
