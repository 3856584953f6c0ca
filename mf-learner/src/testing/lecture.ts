import type { LearnerVideoPage } from '@kursportal/shared/contract'

/** An id that reads well in a failing test. */
export const testId = (last: string): string => `01980000-0000-7000-8000-00000000000${last}`

/** A lecture nobody has begun, the first of two. */
export const testLecture = (more: Partial<LearnerVideoPage> = {}): LearnerVideoPage => ({
  id: testId('1'),
  course_id: testId('2'),
  chapter_id: testId('3'),
  position: 0,
  type: 'richText',
  title: 'Warum wir schlafen',
  thumbnail_image_id: null,
  duration_seconds: null,
  progress: 0,
  done: false,
  position_seconds: 0,
  locked: null,
  description: '',
  required_share: 1,
  watched: [],
  done_at: null,
  captions: [],
  chapter_title: 'Kapitel',
  chapter_position: 0,
  course_title: 'Besser schlafen',
  number: 1,
  lectures_total: 2,
  previous: null,
  next: null,
  forum_enabled: false,
  course_finished: false,
  course_done: false,
  ...more,
})
