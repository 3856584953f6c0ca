import { lecturesOf, type CourseSnapshot, type VideoSnapshot } from '@kursportal/shared/domain'
import type { Db } from '../../platform/db/database.ts'
import { readSnapshot } from '../drafts/read-snapshot.ts'
import { assetsOf, filmsShownBy, mapLectures, withComingFilms } from './snapshot-films.ts'

/**
 * What was approved, as far as it can still become: a lecture that was taken out of the draft before its film was ready
 * is left out. One whose film was given up or replaced before it was ready shows what stands in its place in the draft;
 * a video lecture without another film is left out. A chapter that only held such lectures goes with them.
 */
export const withoutLostFilms = async (
  db: Db,
  draftId: string,
  approved: CourseSnapshot,
): Promise<CourseSnapshot> => {
  const assets = await assetsOf(db, approved)
  const draft = await withComingFilms(db, await readSnapshot(db, draftId))
  const drafted = new Map(lecturesOf(draft).map((lecture) => [lecture.id, lecture]))
  const left = mapLectures(approved, (lecture): VideoSnapshot[] => {
    const films = filmsShownBy(lecture)
    if (films.every((film) => assets.get(film)?.state === 'ready')) return [lecture]
    const now = drafted.get(lecture.id)
    if (!now) return []
    if (films.every((film) => assets.has(film))) return [lecture]
    if (now.type === 'video' && !now.asset_id) return []
    const { asset_id, film_cut, captions, rich_text } = now
    return [{ ...lecture, asset_id, film_cut: film_cut ?? null, captions, rich_text }]
  })
  return {
    ...left,
    chapters: left.chapters.filter(
      ({ videos }, index) => videos.length > 0 || approved.chapters[index]?.videos.length === 0,
    ),
  }
}
