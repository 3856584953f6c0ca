import type { CourseDraft, QuizContent, RichTextDocument } from '@kursportal/shared/contract'
import type { IllustrationKey } from '../media/illustrations.ts'
import type { VideoScript } from '../media/script.types.ts'

/** The demo courses, by the word the seed and the tests call them. */
export type CourseKey = 'ruecken' | 'schlaf' | 'stress' | 'ernaehrung' | 'atmung' | 'cool-bleiben'

export type VideoLecture = {
  type: 'video'
  title: string
  description: string
  /** What the film shows, and with it its length in seconds (`durationOf`) and its captions (`cuesOf`). */
  script: VideoScript
  /** The share (0..1) that must have been watched for the lecture to be done. */
  required_share: number
}

export type RichTextLecture = {
  type: 'richText'
  title: string
  /** Reading time, rounded up to whole minutes. */
  minutes: number
  /** Pictures stand in it as `seed:<illustration key>` until `withImageSources` names the stored ones. */
  document: RichTextDocument
  /** The pictures the document points to. */
  illustrations: IllustrationKey[]
}

export type QuizLecture = {
  type: 'quiz'
  title: string
  description: string
  minutes: number
  quiz: QuizContent
}

export type LectureContent = VideoLecture | RichTextLecture | QuizLecture

export type ChapterContent = { title: string; description: string; lectures: LectureContent[] }

/** What a creator sets about a course, as the contract calls it; pictures come from `coverSvg`. */
export type CourseFields = Pick<
  CourseDraft,
  | 'title'
  | 'description'
  | 'outcomes'
  | 'price_cents'
  | 'minors_only'
  | 'time_alternative_text'
  | 'instructor_name'
  | 'instructor_qualification'
  | 'unlock_mode'
  | 'unlock_days'
  | 'forum_enabled'
>

export type CourseContent = {
  key: CourseKey
  /** One or two sentences, for a landing page. */
  summary: string
  fields: CourseFields
  /** Alternative text of the cover `coverSvg(key)`. */
  cover_alt: string
  chapters: ChapterContent[]
}
