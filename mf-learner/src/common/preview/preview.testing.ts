import {
  newCourse,
  type ChapterWithVideosDraft,
  type CourseDraft,
  type QuizContent,
  type VideoDraft,
} from '@kursportal/shared/contract'
import type { FakeAnswers } from '@kursportal/shared/testing'

/** A course of one chapter with a text and a quiz, and what is answered about it: an id of its parts. */
export const previewId = (last: string): string => `01980000-0000-7000-8000-0000000002${last}`
const times = { created_at: '2026-03-01T09:00:00.000Z', updated_at: '2026-03-01T09:00:00.000Z' }
const lecture = (last: string, more: Partial<VideoDraft> = {}): VideoDraft => ({
  id: previewId(last),
  live_id: null,
  chapter_id: previewId('21'),
  course_id: previewId('11'),
  position: 0,
  type: 'richText',
  title: `Lektion ${last}`,
  description: '',
  minutes: 3,
  image_id: null,
  required_share: 0.9,
  film_cut: null,
  duration_seconds: 180,
  media: null,
  upload: null,
  former_media: null,
  captions: [],
  question_count: null,
  has_text: true,
  version: 'v',
  edited: null,
  ...times,
  ...more,
})
export const quizLecture = lecture('32', { type: 'quiz', title: 'Prüfung', duration_seconds: null })
export const previewChapter: ChapterWithVideosDraft = {
  id: previewId('21'),
  live_id: null,
  course_id: previewId('11'),
  position: 4,
  title: 'Woche 1',
  description: '',
  image_id: null,
  lectures: 2,
  version: 'k',
  edited: null,
  ...times,
  videos: [lecture('31'), quizLecture],
}
const person = { id: previewId('01'), name: 'Eva Weiß' }
export const previewCourse: CourseDraft = {
  id: previewId('11'),
  live_id: null,
  ...newCourse,
  title: 'Rücken',
  state: 'draft',
  going_live_since: null,
  published_at: null,
  publication_number: null,
  revision: 1,
  learners: { running: 0, finished: 0 },
  owner: person,
  changed_by: person,
  version: 'c',
  edited: null,
  can: { publish: true },
  ...times,
}
const quiz: QuizContent = {
  required_correct: 1,
  max_attempts: null,
  pause_minutes: 0,
  shuffle_questions: false,
  shuffle_options: false,
  questions: [
    {
      id: previewId('41'),
      type: 'true_false',
      question: 'Ist Sitzen gut?',
      explanation: 'Weil …',
      correct: false,
    },
  ],
}
export const previewAnswers: FakeAnswers = {
  'GET /course/dev': previewCourse,
  'GET /chapters-videos/dev': { items: [previewChapter], total: 1 },
  'GET /attachments': { items: [], total: 0 },
  'GET /video/quiz': { view: 'author', video_id: quizLecture.id, quiz, version: 'q', edited: null },
  'GET /quiz/bank': { quizzes: [] },
  'GET /video/rich-text': {
    video_id: previewId('31'),
    document: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Atme.' }] }] },
    version: 't',
    edited: null,
  },
}
