import type { LectureType } from '../../contract/lectures/lecture.schemas.ts'
import type { QuizContent } from '../../contract/lectures/quiz.ts'
import type { RichTextDocument } from '../../contract/lectures/rich-text.ts'
import type { FilmCut } from './film-part.ts'
import type { CourseFields } from '../../contract/courses/course-fields.ts'

/**
 * A whole course as plain data. Publishing, comparing, restoring and duplicating all work on it. `id` is the draft's id,
 * by which chapters and lectures are known from one publish to the next, also in a snapshot of the live copy.
 */
export type CourseSnapshot = { course: CourseFields; chapters: ChapterSnapshot[] }

export type ChapterFields = { title: string; description: string; image_id: string | null }
export type ChapterSnapshot = ChapterFields & { id: string; videos: VideoSnapshot[] }

export type CaptionSnapshot = { language: string; label: string; vtt: string }

export type VideoFields = {
  type: LectureType
  title: string
  description: string
  minutes: number | null
  image_id: string | null
  required_share: number
  asset_id: string | null
  /** null where the film is shown whole, as in versions of before there were cuts. */
  film_cut?: FilmCut | null
  rich_text: RichTextDocument | null
  quiz: QuizContent | null
}
export type VideoSnapshot = VideoFields & { id: string; captions: CaptionSnapshot[] }

/** The content of a new lecture: none. A film of it counts as watched once 90 % were seen. */
export const emptyLecture: Omit<VideoSnapshot, 'id' | 'type' | 'title'> = {
  description: '',
  minutes: null,
  image_id: null,
  required_share: 0.9,
  asset_id: null,
  rich_text: null,
  quiz: null,
  captions: [],
}

/** How many lectures a snapshot has. */
export const lecturesOf = (snapshot: CourseSnapshot): VideoSnapshot[] =>
  snapshot.chapters.flatMap((chapter) => chapter.videos)
