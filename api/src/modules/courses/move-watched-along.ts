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
 * Where a publish lets lectures show another part of their film, what was watched of them moves along. Another film is
 * taken for a better one of the same: its seconds count as watched where those of the former one were, up to its end.
 * @param before what learners had
 */
export const moveWatchedAlong = async (
  db: Db,
  before: CourseSnapshot,
  after: CourseSnapshot,
): Promise<void> => {
  const old = new Map(lecturesOf(before).map((lecture) => [lecture.id, lecture]))
  const changed = lecturesOf(after).filter((lecture) => {
    const was = old.get(lecture.id)
    if (lecture.asset_id === null || !was?.asset_id) return false
    return was.asset_id !== lecture.asset_id || !sameContent(was.film_cut, lecture.film_cut)
  })
  if (changed.length === 0) return
  const films = await db
    .selectFrom('media_assets')
    .select(['id', 'duration_seconds'])
    .where(
      'id',
      'in',
      changed.flatMap(({ asset_id }) => asset_id ?? []),
    )
    .execute()
  const live = await db
    .selectFrom('videos')
    .select(['id', 'dev_id'])
    .where(
      'dev_id',
      'in',
      changed.map(({ id }) => id),
    )
    .execute()
  for (const lecture of changed) {
    const seconds = films.find(({ id }) => id === lecture.asset_id)?.duration_seconds ?? null
    const row = live.find(({ dev_id }) => dev_id === lecture.id)
    if (seconds === null || !row) continue
    const partOf = ({ film_cut, asset_id }: VideoSnapshot) =>
      filmPart(film_cut, { id: asset_id ?? '', seconds }) ?? { from: 0, to: seconds }
    const former = old.get(lecture.id) ?? lecture
    const now = partOf(lecture)
    const isSameFilm = former.asset_id === lecture.asset_id
    const was = isSameFilm ? partOf(former) : undefined
    if (was?.from !== now.from || was.to !== now.to)
      await moveWatched(db, row.id, { later: was ? now.from - was.from : 0, seconds: now.to - now.from })
  }
}
