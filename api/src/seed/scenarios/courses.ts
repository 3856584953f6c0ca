import { newCourse } from '@kursportal/shared/contract'
import type { QuizQuestion } from '@kursportal/shared/contract'
import type { ChapterSnapshot, CourseSnapshot, VideoSnapshot } from '@kursportal/shared/domain'
import { emptyLecture, withPartIds } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { courseSearchText } from '../../modules/courses/courses.store.ts'
import { publishDraft } from '../../modules/courses/publish-course.ts'
import { readSnapshot } from '../../modules/drafts/read-snapshot.ts'
import { writeSnapshot } from '../../modules/courses/write-snapshot.ts'
import type { CourseContent, LectureContent } from './course-content.types.ts'

/** What a course of a scenario refers to: its owner, and pictures that are stored already. */
export type CourseParts = {
  owner_id: string
  cover_image_id?: string | null
  /** Portrait of who leads it. */
  instructor_image_id?: string | null
}

/** Writes a course as a draft; answers its id. */
export const addCourse = async (
  context: Context,
  content: CourseContent,
  parts: CourseParts,
): Promise<string> => {
  const id = newId()
  const course: CourseSnapshot['course'] = {
    ...newCourse,
    ...content.fields,
    image_id: parts.cover_image_id ?? null,
    instructor_image_id: parts.instructor_image_id ?? null,
  }
  const now = context.clock.now()
  await context.db
    .insertInto('courses')
    .values({
      id,
      title: course.title,
      owner_id: parts.owner_id,
      created_at: now,
      updated_at: now,
      search_text: courseSearchText(course),
    })
    .execute()
  const chapters = content.chapters.map((chapter): ChapterSnapshot => ({
    id: newId(),
    title: chapter.title,
    description: chapter.description,
    image_id: null,
    videos: chapter.lectures.map((lecture) => lectureSnapshot(lecture)),
  }))
  await writeSnapshot(context, { kind: 'draft', course_id: id }, { course, chapters })
  return id
}

const lectureSnapshot = (lecture: LectureContent): VideoSnapshot => {
  const { type, title } = lecture
  const common = { ...emptyLecture, id: newId(), type, title }
  if (lecture.type === 'video') {
    const { description, required_share, asset_id = null, captions = [] } = lecture
    return { ...common, description, required_share, asset_id, captions }
  }
  const { minutes } = lecture
  if (lecture.type === 'richText') {
    return { ...common, minutes, rich_text: lecture.document }
  }
  const { description, quiz } = lecture
  return { ...common, minutes, description, quiz: { ...quiz, questions: withIds(quiz.questions) } }
}

const withIds = (questions: readonly QuizQuestion[]): QuizQuestion[] =>
  questions.map((question) => withPartIds(question, (had) => had ?? newId()))

/** Publishes a draft without the checks of the call; answers the id of the live copy. */
export const publishCourse = async (context: Context, courseId: string): Promise<string> => {
  const { revision } = await context.db
    .selectFrom('courses')
    .select('revision')
    .where('id', '=', courseId)
    .executeTakeFirstOrThrow()
  const snapshot = await readSnapshot(context.db, courseId)
  await publishDraft(context, courseId, { snapshot, revision, publishedBy: null })
  const { id } = await context.db
    .selectFrom('courses')
    .select('id')
    .where('dev_id', '=', courseId)
    .executeTakeFirstOrThrow()
  return id
}
