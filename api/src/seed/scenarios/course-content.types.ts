import type { CourseFields, QuizContent, RichTextDocument } from '@kursportal/shared/contract'
import type { VideoSnapshot } from '@kursportal/shared/domain'

export type VideoLecture = {
  type: 'video'
  title: string
  description: string
  /** The share (0..1) that must have been watched for the lecture to be done. */
  required_share: number
  /** The film, once it is there. */
  asset_id?: string | null
  captions?: VideoSnapshot['captions']
}

export type RichTextLecture = {
  type: 'richText'
  title: string
  /** Reading time, rounded up to whole minutes. */
  minutes: number
  document: RichTextDocument
}

export type QuizLecture = {
  type: 'quiz'
  title: string
  description: string
  minutes: number
  quiz: QuizContent
}

export type LectureContent = VideoLecture | RichTextLecture | QuizLecture

export type ChapterContent<Lecture = LectureContent> = {
  title: string
  description: string
  lectures: Lecture[]
}

/** A course with all it holds, as `addCourse` writes it; a field that is not named is that of a new course. */
export type CourseContent = { fields: SomeCourseFields; chapters: ChapterContent[] }

export type SomeCourseFields = Pick<CourseFields, 'title'> & Partial<CourseFields>
