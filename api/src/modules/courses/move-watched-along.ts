import {
  filmPart,
  lecturesOf,
  sameContent,
  type CourseSnapshot,
  type VideoSnapshot,
} from '@kursportal/shared/domain'
import type { Db } from '../../platform/db/database.ts'
import { moveWatched } from '../learning/move-watched.ts'

/**
 * Where a publish lets lectures show another part of their film, what was watched of them moves along. Of another film
 * nothing is known.
 * @param before what learners had
 */
export const moveWatchedAlong = async (
  db: Db,
  before: CourseSnapshot,
  after: CourseSnapshot,
): Promise<void> => {
  const old = new Map(lecturesOf(before).map((lecture) => [lecture.id, lecture]))
  const cut = lecturesOf(after).filter((lecture) => {
    const was = old.get(lecture.id)
    const isSameFilm = lecture.asset_id !== null && was?.asset_id === lecture.asset_id
    return isSameFilm && !sameContent(was.film_cut, lecture.film_cut)
  })
  if (cut.length === 0) return
  const films = await db
    .selectFrom('media_assets')
    .select(['id', 'duration_seconds'])
    .where(
      'id',
      'in',
      cut.flatMap(({ asset_id }) => asset_id ?? []),
    )
    .execute()
  const live = await db
    .selectFrom('videos')
    .select(['id', 'dev_id'])
    .where(
      'dev_id',
      'in',
      cut.map(({ id }) => id),
    )
    .execute()
  for (const lecture of cut) {
    const seconds = films.find(({ id }) => id === lecture.asset_id)?.duration_seconds ?? null
    const row = live.find(({ dev_id }) => dev_id === lecture.id)
    if (seconds === null || !row) continue
    const partOf = ({ film_cut, asset_id }: VideoSnapshot) =>
      filmPart(film_cut, { id: asset_id ?? '', seconds }) ?? { from: 0, to: seconds }
    const [was, now] = [partOf(old.get(lecture.id) ?? lecture), partOf(lecture)]
    if (was.from !== now.from || was.to !== now.to)
      await moveWatched(db, row.id, { later: now.from - was.from, seconds: now.to - now.from })
  }
}
