import type { LearnerCourseSummary } from '@kursportal/shared/contract'
import { courseSummary } from '../../testing/course.ts'
import { groupCourses, searchCourses } from './my-courses.rules.ts'

const course = (
  title: string,
  state: LearnerCourseSummary['state'],
  options: { open?: boolean; instructor?: string; invited?: string; learned?: string; paused?: string } = {},
): LearnerCourseSummary =>
  courseSummary({
    id: title,
    title,
    state,
    instructor_name: options.instructor ?? 'Eva Weiß',
    learned_at: options.learned ?? null,
    invited_at: options.invited ?? null,
    paused_until: options.paused ?? null,
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

it('goes on with a course that is paused only where no other one runs', () => {
  const paused = course('Schlaf', 'running', { paused: '2026-12-10' })
  expect(groupCourses([paused, course('Rücken', 'running')]).goOn?.title).toBe('Rücken')
  expect(groupCourses([paused, course('Stress', 'not_started')]).goOn?.title).toBe('Schlaf')
})

it('offers the first course to begin when none runs', () => {
  const groups = groupCourses([course('Atem', 'finished'), course('Stress', 'not_started')])
  expect(groups.goOn?.title).toBe('Stress')
  expect(groups.notStarted).toEqual([])
})

it('puts first what somebody was invited to since they learned last', () => {
  const learned = '2026-03-04T10:00:00.000Z'
  const atem = course('Atem', 'not_started')
  const older = course('Schlaf', 'not_started', { invited: '2026-03-01T10:00:00.000Z' })
  const newer = course('Stress', 'not_started', { invited: '2026-03-05T10:00:00.000Z' })
  expect(groupCourses([atem, older, newer]).goOn?.title).toBe('Stress')
  expect(groupCourses([course('Rücken', 'running', { learned }), atem, older]).goOn?.title).toBe('Rücken')
  const groups = groupCourses([course('Rücken', 'running', { learned }), atem, newer])
  expect(groups.goOn?.title).toBe('Stress')
  expect(titles(groups.running)).toEqual(['Rücken'])
  expect(titles(groups.notStarted)).toEqual(['Atem'])
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
