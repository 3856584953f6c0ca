import {
  newCourse,
  quizContent,
  richTextDocument,
  richTextImageAddress,
  type CourseFields,
  type QuizContent,
  type RichTextDocument,
} from '@kursportal/shared/contract'
import {
  emptyLecture,
  withPartIds,
  type ChapterSnapshot,
  type CourseSnapshot,
  type VideoSnapshot,
} from '@kursportal/shared/domain'
import type { ActorContext } from '../../../platform/context.ts'
import { newId } from '../../../platform/ids.ts'
import { touchDraft } from '../../drafts/touch-draft.ts'
import { requireDraftCourse } from '../../drafts/drafts.policy.ts'
import { createCourse } from '../create-course.ts'
import { readSnapshot } from '../../drafts/read-snapshot.ts'
import { writeSnapshot } from '../write-snapshot.ts'
import { PICTURE, type ImportPlan, type PlannedLecture } from './plan.types.ts'
import type { StoredPictures } from './store-pictures.ts'

/** Puts the stored pictures where the file has its own; a picture that was not stored leaves its place. */
const withPictures = (document: RichTextDocument, pictures: StoredPictures): RichTextDocument =>
  richTextDocument.parse({
    ...document,
    content: document.content.flatMap((block) => {
      if (block.type !== 'image' || !block.attrs.src.startsWith(PICTURE)) return [block]
      const stored = pictures.get(block.attrs.src.slice(PICTURE.length))
      return stored ? [{ ...block, attrs: { ...block.attrs, src: richTextImageAddress(stored.id) } }] : []
    }),
  })

/** A picture that was not stored leaves its place. */
const withNewIds = (quiz: QuizContent, pictures: StoredPictures): QuizContent => {
  const storedAs = (key: string | null | undefined): string | null =>
    pictures.get(key?.slice(PICTURE.length) ?? '')?.id ?? null
  return quizContent.parse({
    ...quiz,
    questions: quiz.questions.map((question) => {
      const { picture, ...rest } = withPartIds(question, () => newId())
      const image_id = storedAs(picture?.image_id)
      const own = picture && image_id ? { ...rest, picture: { ...picture, image_id } } : rest
      if (own.type !== 'image_choice') return own
      const options = own.options.map((option) => ({ ...option, image_id: storedAs(option.image_id) }))
      return { ...own, options }
    }),
  })
}

const lectureOf = (lecture: PlannedLecture, pictures: StoredPictures): VideoSnapshot => {
  const common: VideoSnapshot = {
    ...emptyLecture,
    id: newId(),
    type: lecture.type,
    title: lecture.title,
    description: lecture.description ?? '',
    minutes: lecture.minutes ?? null,
    image_id: pictures.get(lecture.image ?? '')?.id ?? null,
  }
  if (lecture.type === 'quiz') return { ...common, quiz: withNewIds(lecture.quiz, pictures) }
  if (lecture.type === 'richText') return { ...common, rich_text: withPictures(lecture.document, pictures) }
  const { required_share = emptyLecture.required_share, captions = [] } = lecture
  return { ...common, required_share, captions }
}

const fieldsOf = (plan: ImportPlan, pictures: StoredPictures): CourseFields => {
  const { cover, portrait, ...fields } = plan.fields ?? {}
  return {
    ...newCourse,
    ...fields,
    title: plan.title,
    image_id: pictures.get(cover ?? '')?.id ?? null,
    instructor_image_id: pictures.get(portrait ?? '')?.id ?? null,
  }
}

/**
 * Writes what a file becomes: a new draft, or chapters at the end of one.
 * @returns the draft's id
 * @throws ApiError not_found, not_in_dev_mode
 */
export const writePlan = async (
  context: ActorContext,
  plan: ImportPlan,
  pictures: StoredPictures,
  into: string | undefined,
): Promise<string> => {
  if (into) await requireDraftCourse(context, into, 'write')
  for (const { id, width, height } of pictures.values())
    await context.db
      .insertInto('images')
      .values({
        id,
        owner_id: context.actor.user_id,
        state: 'ready',
        content_type: 'image/webp',
        width,
        height,
      })
      .execute()
  const chapters = plan.chapters.map((chapter): ChapterSnapshot => ({
    id: newId(),
    title: chapter.title,
    description: chapter.description ?? '',
    image_id: pictures.get(chapter.image ?? '')?.id ?? null,
    videos: chapter.lectures.map((lecture) => lectureOf(lecture, pictures)),
  }))
  const id = into ?? (await createCourse(context, { title: plan.title })).id
  await touchDraft(context, id)
  const before = await readSnapshot(context.db, id)
  const after: CourseSnapshot = into
    ? { ...before, chapters: [...before.chapters, ...chapters] }
    : { course: fieldsOf(plan, pictures), chapters }
  await writeSnapshot(context, { kind: 'draft', course_id: id }, after)
  return id
}
