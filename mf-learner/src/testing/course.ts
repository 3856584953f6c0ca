import {
  cardFields,
  newCourse,
  pageFields,
  type LearnerCourse,
  type LearnerCourseSummary,
  type Order,
  type Participation,
} from '@kursportal/shared/contract'
import { pick } from '@kursportal/shared/domain'

/** The course of these tests. */
export const COURSE = '01980000-0000-7000-8000-00000000c001'

/** A finished course whose participation is not confirmed yet. */
export const course = (over: Partial<LearnerCourse> = {}): LearnerCourse => ({
  ...pick(newCourse, pageFields),
  id: COURSE,
  title: 'Starker Rücken',
  instructor_name: 'Eva',
  units_offered: 8,
  unit_minutes: 45,
  state: 'finished',
  progress: 1,
  lectures_done: 3,
  lectures_total: 3,
  duration_seconds: 600,
  started_at: '2026-10-01T08:00:00.000Z',
  finished_at: '2026-11-20T08:00:00.000Z',
  learned_at: '2026-11-20T08:00:00.000Z',
  invited_at: null,
  next_lecture: null,
  paused_until: null,
  next_unlock_at: null,
  certificate: null,
  redo: { possible: false, possible_from: '2027-01-01' },
  can_begin: true,
  forum_enabled: false,
  chapters_total: 1,
  participation: { id: '01980000-0000-7000-8000-00000000a001', number: 1 },
  republished_at: null,
  attendance: { counts: 'units', offered: 8, attended: 8, needed: 8, missing: 0 },
  can: { finish: false, confirm: true, redo: false, pause: false },
  ...over,
})

/** A course in the list of somebody's own, not begun yet. */
export const courseSummary = (over: Partial<LearnerCourseSummary> = {}): LearnerCourseSummary => ({
  ...pick(newCourse, cardFields),
  id: COURSE,
  title: 'Atem holen',
  state: 'not_started',
  instructor_name: 'Eva Weiß',
  units_offered: 8,
  unit_minutes: 45,
  progress: 0,
  lectures_done: 0,
  lectures_total: 8,
  duration_seconds: 600,
  started_at: null,
  finished_at: null,
  learned_at: null,
  invited_at: null,
  paused_until: null,
  next_unlock_at: null,
  redo: { possible: false, possible_from: null },
  can_begin: true,
  certificate: null,
  next_lecture: null,
  ...over,
})

/** A finished participation in the course whose certificate was not fetched yet. */
export const participation = (over: Partial<Participation> = {}): Participation => ({
  id: '01980000-0000-7000-8000-00000000a001',
  course_id: COURSE,
  course_title: 'Starker Rücken',
  image_id: null,
  number: 1,
  state: 'finished',
  started_at: '2026-10-01T08:00:00.000Z',
  finished_at: '2026-11-20T08:00:00.000Z',
  learned_at: null,
  lectures_done: 3,
  lectures_total: 3,
  progress: 1,
  current: true,
  certificate: null,
  withdrawn: false,
  ...over,
})

/** A contract about the course that can still be withdrawn from. */
export const courseOrder = (over: Partial<Order> = {}): Order => ({
  course_id: COURSE,
  course_title: 'Starker Rücken',
  concluded_on: '2026-11-28',
  fee_cents: 8_900,
  last_day: '2999-12-14',
  ...over,
})
