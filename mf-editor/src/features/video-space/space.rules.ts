import type { FilmInSpace } from '@kursportal/shared/contract'

/** A course with its films, and what of them only earlier publishes hold. */
export type CourseSpace = {
  courseId: string
  title: string
  films: FilmInSpace[]
  bytes: number
  former: { films: number; bytes: number }
}

const bytesOf = (films: readonly FilmInSpace[]): number => films.reduce((sum, { bytes }) => sum + bytes, 0)

/** Films by course, the course that uses most first. */
export const byCourse = (films: readonly FilmInSpace[]): CourseSpace[] => {
  const courses = Map.groupBy(films, ({ course_id }) => course_id)
  return [...courses]
    .map(([courseId, all]) => {
      const former = all.filter(({ use }) => use === 'former')
      return {
        courseId,
        title: all[0]?.course_title ?? '',
        films: all.filter(({ use }) => use !== 'former'),
        bytes: bytesOf(all),
        former: { films: former.length, bytes: bytesOf(former) },
      }
    })
    .toSorted((a, b) => b.bytes - a.bytes)
}

type Measures = { films: number; bytes: number }

/** From here on the page says how to make room. */
const NEARLY_FULL = 0.9

/** Which of the two measures is nearly used up, the fuller one; undefined while there is room. */
export const tightMeasure = (used: Measures, limit: Measures): keyof Measures | undefined => {
  const [films, bytes] = [used.films / limit.films, used.bytes / limit.bytes]
  if (Math.max(films, bytes) < NEARLY_FULL) return undefined
  return films > bytes ? 'films' : 'bytes'
}
