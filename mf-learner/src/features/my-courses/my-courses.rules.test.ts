import type { LearnerCourseSummary } from '@kursportal/shared/contract'
import { groupCourses, searchCourses } from './my-courses.rules.ts'

const course = (
  title: string,
  state: LearnerCourseSummary['state'],
  options: { open?: boolean; instructor?: string } = {},
): LearnerCourseSummary => ({
  id: title,
  title,
  state,
  image_id: null,
  instructor_name: options.instructor ?? 'Eva Weiß',
  time_alternative_text: '',
  minors_only: false,
  progress: 0,
  lectures_done: 0,
  lectures_total: 8,
  duration_seconds: 600,
  started_at: null,
  finished_at: null,
  next_unlock_at: null,
  certificate: null,
  redo: { possible: false, possible_from: null },
  next_lecture:
    (options.open ?? state !== 'finished')
      ? {
          video_id: `${title}-1`,
          title: 'Lektion',
          type: 'video',
          chapter_title: 'Kapitel',
          position_seconds: 0,
          duration_seconds: 60,
          thumbnail_image_id: null,
        }
      : null,
})

const titles = (courses: readonly LearnerCourseSummary[]): string[] => courses.map(({ title }) => title)

it('goes on with the course learned last that is open, and does not list it again', () => {
  const groups = groupCourses([
    course('Wartet', 'running', { open: false }),
    course('Rücken', 'running'),
    course('Schlaf', 'running'),
    course('Stress', 'not_started'),
    course('Atem', 'finished'),
  ])
  expect(groups.goOn?.title).toBe('Rücken')
  expect(titles(groups.running)).toEqual(['Wartet', 'Schlaf'])
  expect(titles(groups.notStarted)).toEqual(['Stress'])
  expect(titles(groups.finished)).toEqual(['Atem'])
})

it('offers the first course to begin when none runs', () => {
  const groups = groupCourses([course('Atem', 'finished'), course('Stress', 'not_started')])
  expect(groups.goOn?.title).toBe('Stress')
  expect(groups.notStarted).toEqual([])
})

it('offers nothing to go on with when everything is done', () => {
  expect(groupCourses([course('Atem', 'finished')]).goOn).toBeUndefined()
  expect(groupCourses([]).goOn).toBeUndefined()
})

it.each([
  ['', ['Rücken stark', 'Besser schlafen']],
  ['rucken', ['Rücken stark']],
  ['SCHLAFEN weiss', ['Besser schlafen']],
  ['jonas', []],
])('finds by every word of „%s“', (search, found) => {
  const courses = [course('Rücken stark', 'running'), course('Besser schlafen', 'running')]
  expect(titles(searchCourses(courses, search))).toEqual(found)
})
