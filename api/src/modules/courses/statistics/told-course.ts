import { sql } from 'kysely'
import { tellGroups, tellParts, toldOfAll, type Counts, type ToldCount } from '@kursportal/shared/domain'
import type { Db } from '../../../platform/db/database.ts'
import { latestParticipations } from '../../learning/latest-participations.ts'
import type { LiveLecture } from './live-lectures.ts'
import { bySection, type StatisticTime } from './statistic-time.ts'

type Begun = { section: number; started: number; finished: number }
type Reached = { section: number; video_id: string; reached: number; done: number; watched: number }

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

/** What may be told of one lecture, and by section how much was watched of its film by how many. */
type ToldLecture = { reached: ToldCount; done: ToldCount; people: Counts; watched: Counts }

/** What may be told of a course: who began it, who finished it, and how far they came, lecture by lecture. */
export type ToldCourse = {
  started: ToldCount
  finished: ToldCount
  /** Who has begun and not finished, by section; not to be told. */
  unfinished: Counts
  lectures: ToldLecture[]
}

/** Counts a course and its lectures, in their order. */
export const toldCourseOf = async (
  db: Db,
  courseId: string,
  { time, lectures }: { time: StatisticTime; lectures: readonly LiveLecture[] },
): Promise<ToldCourse> => {
  const begun = await readBegun(db, courseId, time.starts)
  const reached = Map.groupBy(await readReached(db, courseId, time.starts), ({ video_id }) => video_id)
  const counted = (id: string, count: (row: Reached) => number): Counts =>
    bySection(time, reached.get(id) ?? [], count)
  const startedCounts = bySection(time, begun, (row) => row.started)
  const started = toldOfAll(startedCounts)
  const [finished = nobody] = tellParts(startedCounts, [bySection(time, begun, (row) => row.finished)])
  const groups = tellGroups(
    [started, finished],
    lectures.flatMap(({ id }) => [counted(id, (row) => row.reached), counted(id, (row) => row.done)]),
  )
  return {
    started,
    finished,
    unfinished: bySection(time, begun, (row) => row.started - row.finished),
    lectures: lectures.map(({ id }, at) => ({
      reached: groups[2 * at] ?? nobody,
      done: groups[2 * at + 1] ?? nobody,
      people: counted(id, (row) => row.reached),
      watched: counted(id, (row) => row.watched),
    })),
  }
}

const nobody: ToldCount = { bySection: null, whole: null }
