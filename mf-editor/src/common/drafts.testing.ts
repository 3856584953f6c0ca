import {
  newCourse,
  type ChapterWithVideosDraft,
  type CourseDraft,
  type VideoDraft,
} from '@kursportal/shared/contract'

const id = (last: string) => `01980000-0000-7000-8000-0000000000${last}`
const owner = { id: id('01'), name: 'Lore Lindner' }
const times = { created_at: '2026-03-01T09:00:00.000Z', updated_at: '2026-03-01T09:00:00.000Z' }

/** A text of the course below. */
export const draftText: VideoDraft = {
  id: id('31'),
  live_id: null,
  chapter_id: id('21'),
  course_id: id('11'),
  position: 0,
  type: 'richText',
  title: 'Atmen',
  description: '',
  minutes: null,
  image_id: null,
  required_share: 0.9,
  film_cut: null,
  duration_seconds: null,
  media: null,
  upload: null,
  former_media: null,
  captions: [],
  question_count: null,
  has_text: true,
  version: 'v1',
  edited: null,
  ...times,
}

/** A chapter with one text. */
export const draftChapter: ChapterWithVideosDraft = {
  id: id('21'),
  live_id: null,
  course_id: id('11'),
  position: 0,
  title: 'Woche 1',
  description: '',
  image_id: null,
  lectures: 1,
  version: 'k1',
  edited: null,
  ...times,
  videos: [draftText],
}

/** A course with one chapter, never published. */
export const draftCourse: CourseDraft = {
  id: id('11'),
  live_id: null,
  ...newCourse,
  title: 'Rücken',
  description: 'Für alle',
  unit_minutes: 45,
  state: 'draft',
  going_live_since: null,
  published_at: null,
  publication_number: null,
  revision: 1,
  learners: { running: 0, finished: 0 },
  owner,
  changed_by: owner,
  version: 'c1',
  edited: null,
  can: { publish: true },
  ...times,
}
