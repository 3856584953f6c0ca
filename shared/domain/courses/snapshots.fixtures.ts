import { newCourse } from '../../contract/courses/course-fields.ts'
import type { ChapterSnapshot, CourseSnapshot, VideoSnapshot } from './course-snapshot.ts'

/** A text lecture that lacks nothing. */
export const video = (id: string, over: Partial<VideoSnapshot> = {}): VideoSnapshot => ({
  id,
  type: 'richText',
  title: `Lecture ${id}`,
  description: '',
  minutes: null,
  image_id: null,
  required_share: 0.9,
  asset_id: null,
  rich_text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Text' }] }] },
  quiz: null,
  captions: [],
  ...over,
})
/** A chapter that lacks nothing but lectures. */
export const chapter = (id: string, ...videos: VideoSnapshot[]): ChapterSnapshot => ({
  id,
  title: `Chapter ${id}`,
  description: '',
  image_id: null,
  videos,
})
/** A course that lacks nothing but chapters. */
export const course = (...chapters: ChapterSnapshot[]): CourseSnapshot => ({
  course: {
    ...newCourse,
    title: 'Rücken',
    description: 'Stark',
    image_id: 'image',
    units_offered: 8,
    unit_minutes: 45,
    instructor_name: 'Eva',
    instructor_qualification: 'Physio',
  },
  chapters,
})
