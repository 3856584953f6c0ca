import type {
  LearnerChapterWithVideos,
  LearnerCourse,
  OwnData,
  Participation,
} from '@kursportal/shared/contract'
import { renderPage, testPerson, type FakeAnswers } from '@kursportal/shared/testing'
import { screen } from '@testing-library/react'
import CourseEndPage from './CourseEndPage.tsx'

/** The course of these tests. */
export const COURSE = '01980000-0000-7000-8000-00000000c001'

/** A finished course whose participation is not confirmed yet. */
export const course = (over: Partial<LearnerCourse> = {}): LearnerCourse => ({
  id: COURSE,
  title: 'Starker Rücken',
  image_id: null,
  instructor_name: 'Eva',
  time_alternative_text: '',
  minors_only: false,
  state: 'finished',
  progress: 1,
  lectures_done: 3,
  lectures_total: 3,
  duration_seconds: 600,
  started_at: '2026-10-01T08:00:00.000Z',
  finished_at: '2026-11-20T08:00:00.000Z',
  next_lecture: null,
  next_unlock_at: null,
  certificate: null,
  redo: { possible: false, possible_from: '2027-01-01' },
  description: '',
  outcomes: [],
  instructor_qualification: '',
  price_cents: 0,
  unlock_mode: 'all',
  unlock_days: 7,
  forum_enabled: false,
  chapters_total: 1,
  participation: { id: '01980000-0000-7000-8000-00000000a001', number: 1 },
  republished_at: null,
  can: { finish: false, confirm: true, redo: false },
  ...over,
})

/** Its first participation. */
export const participation: Participation = {
  id: '01980000-0000-7000-8000-00000000a001',
  course_id: COURSE,
  course_title: 'Starker Rücken',
  image_id: null,
  number: 1,
  state: 'finished',
  started_at: '2026-10-01T08:00:00.000Z',
  finished_at: '2026-11-20T08:00:00.000Z',
  lectures_done: 3,
  lectures_total: 3,
  progress: 1,
  current: true,
  certificate: null,
}

/** A text of the course, not done. */
export const lecture = (
  title: string,
  over: Partial<LearnerChapterWithVideos['videos'][number]> = {},
): LearnerChapterWithVideos['videos'][number] => ({
  id: `01980000-0000-7000-8000-${String(title.length).padStart(12, '0')}`,
  chapter_id: '01980000-0000-7000-8000-0000000000c1',
  course_id: COURSE,
  position: 0,
  type: 'richText',
  title,
  duration_seconds: 60,
  thumbnail_image_id: null,
  locked: null,
  progress: 0,
  done: false,
  position_seconds: 0,
  ...over,
})

/** The only chapter of the course, with these lectures. */
export const chapters = (...videos: LearnerChapterWithVideos['videos']) => ({
  items: [
    {
      id: '01980000-0000-7000-8000-0000000000c1',
      course_id: COURSE,
      position: 0,
      title: 'Anfang',
      description: '',
      image_id: null,
      locked: null,
      lectures_done: 1,
      lectures_total: 3,
      duration_seconds: 600,
      videos,
    },
  ] satisfies LearnerChapterWithVideos[],
  total: 1,
})

/** One insurance that takes no IBAN and one that wants it. */
export const insurances = {
  items: [
    {
      id: '01980000-0000-7000-8000-00000000001a',
      name: 'Lindenkasse',
      active: true,
      iban_required: false,
      important: true,
    },
    {
      id: '01980000-0000-7000-8000-00000000001b',
      name: 'Nordlicht',
      active: true,
      iban_required: true,
      important: false,
    },
  ],
  total: 2,
}

/** Who is logged in. */
export const person: OwnData = { ...testPerson, city: 'Kassel' }

/** Opens the end of the course. */
export const open = (answers: FakeAnswers, settings = {}) =>
  renderPage(<CourseEndPage />, {
    answers: {
      'GET /user': person,
      'GET /insurances': insurances,
      'GET /chapters-videos': { items: [], total: 0 },
      ...answers,
    },
    path: '/courses/:courseId/finish',
    at: `/courses/${COURSE}/finish`,
    settings,
  })

/** The page has this heading. */
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
