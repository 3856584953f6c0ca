import type { ChapterSnapshot, CourseSnapshot, VideoSnapshot } from '@kursportal/shared/domain'
import { emptyLecture } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { courseSearchText } from '../../modules/courses/courses.store.ts'
import { publishDraft } from '../../modules/courses/publish-course.ts'
import { readSnapshot } from '../../modules/courses/snapshots.store.ts'
import { writeSnapshot } from '../../modules/courses/write-snapshot.ts'
import type { CourseContent, LectureContent, VideoLecture } from '../content/content.types.ts'
import { withImageSources } from '../content/rich-text.ts'
import { cuesOf, toWebVtt } from '../media/timeline.ts'

/** What a course of a scenario refers to: its owner, and pictures and films that are stored already. */
export type CourseParts = {
  owner_id: string
  cover_image_id?: string | null
  /** Address of a drawn picture by its key; pictures have none when left out. */
  pictureAddress?: (key: string) => string
  /** The film of a script by its key; without one the lecture has none. */
  filmOf?: (script: string) => { asset_id: string } | undefined
}

/** A course as it begins, besides its title: nothing is said, every lecture is open at once. */
export const newCourse: Omit<CourseContent['fields'], 'title'> = {
  description: '',
  outcomes: [],
  price_cents: 0,
  minors_only: false,
  time_alternative_text: '',
  instructor_name: '',
  instructor_qualification: '',
  unlock_mode: 'all',
  unlock_days: 7,
  forum_enabled: true,
}

/** Writes a demo course as a draft; answers its id. */
export const addCourse = async (
  context: Context,
  content: Pick<CourseContent, 'fields' | 'chapters'>,
  parts: CourseParts,
): Promise<string> => {
  const id = newId()
  const course: CourseSnapshot['course'] = {
    ...content.fields,
    image_id: parts.cover_image_id ?? null,
    ninox_id: null,
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
    videos: chapter.lectures.map((lecture) => lectureSnapshot(lecture, parts)),
  }))
  await writeSnapshot(context, { kind: 'draft', course_id: id }, { course, chapters })
  return id
}

const lectureSnapshot = (lecture: LectureContent, parts: CourseParts): VideoSnapshot => {
  const { type, title } = lecture
  const common = { ...emptyLecture, id: newId(), type, title }
  if (lecture.type === 'video') {
    return { ...common, ...filmParts(lecture, parts), description: lecture.description }
  }
  const { minutes } = lecture
  if (lecture.type === 'richText') {
    return {
      ...common,
      minutes,
      rich_text: withImageSources(lecture.document, parts.pictureAddress ?? (() => '')),
    }
  }
  const { description, quiz } = lecture
  return { ...common, minutes, description, quiz: { ...quiz, questions: withIds(quiz.questions) } }
}

const filmParts = (lecture: VideoLecture, parts: CourseParts) => ({
  required_share: lecture.required_share,
  asset_id: parts.filmOf?.(lecture.script.key)?.asset_id ?? null,
  captions: [{ language: 'de', label: 'Deutsch', vtt: toWebVtt(cuesOf(lecture.script)) }],
})

type Question = NonNullable<VideoSnapshot['quiz']>['questions'][number]

const withIds = (questions: readonly Question[]): Question[] =>
  questions.map((question) => {
    const id = question.id ?? newId()
    if ('options' in question) {
      return {
        ...question,
        id,
        options: question.options.map((option) => ({ ...option, id: option.id ?? newId() })),
      }
    }
    if ('items' in question) {
      return { ...question, id, items: question.items.map((item) => ({ ...item, id: item.id ?? newId() })) }
    }
    return { ...question, id }
  })

/** Publishes a draft without the checks of the call; answers the id of the live copy. */
export const publishCourse = async (context: Context, courseId: string): Promise<string> => {
  await publishDraft(context, courseId, await readSnapshot(context.db, courseId), null)
  const { id } = await context.db
    .selectFrom('courses')
    .select('id')
    .where('dev_id', '=', courseId)
    .executeTakeFirstOrThrow()
  return id
}
