import type { CourseFields } from '@kursportal/shared/contract'
import type {
  ChapterContent,
  QuizLecture,
  RichTextLecture,
  VideoLecture,
} from '@kursportal/api/seed/course-content.types'
import type { VideoScript } from '../media/script.types.ts'

/** The demo courses, by the word the seed and the tests call them. */
export type CourseKey = 'ruecken' | 'schlaf' | 'stress' | 'ernaehrung' | 'atmung' | 'cool-bleiben'

/** What the film shows, and with it its length in seconds (`durationOf`) and its captions (`cuesOf`). */
export type DemoVideo = VideoLecture & { script: VideoScript }

/** Pictures of a text stand in it as `seed:<illustration key>` until `withImageSources` names the stored ones. */
export type DemoLecture = DemoVideo | RichTextLecture | QuizLecture

/** What the demo says of each course; any other field is that of a new course, unless it is named. */
type DemoFields = Partial<CourseFields> &
  Pick<
    CourseFields,
    | 'title'
    | 'description'
    | 'outcomes'
    | 'price_cents'
    | 'minors_only'
    | 'units_offered'
    | 'unit_minutes'
    | 'instructor_name'
    | 'instructor_qualification'
  >

export type DemoCourse = {
  key: CourseKey
  fields: DemoFields
  /** Alternative text of the cover `coverSvg(key)`. */
  cover_alt: string
  chapters: ChapterContent<DemoLecture>[]
}
