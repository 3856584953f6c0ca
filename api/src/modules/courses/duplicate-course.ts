import type { CourseDraft } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { copyAttachments } from '../attachments/copy-attachments.ts'
import { requireDraftCourse } from '../drafts/drafts.policy.ts'
import { presentDraftCourse } from './courses.views.ts'
import { readSnapshot } from '../drafts/read-snapshot.ts'
import { writeSnapshot } from './write-snapshot.ts'

const COPY = ' (Kopie)'
const TITLE_LENGTH = 200

/**
 * Copies a draft into a new one that belongs to the person; films and handouts are used by both.
 * @throws ApiError not_found
 */
export const duplicateCourse = async (context: ActorContext, courseId: string): Promise<CourseDraft> => {
  await requireDraftCourse(context, courseId, 'read')
  const { course, chapters } = await readSnapshot(context.db, courseId)
  const id = newId()
  const title = course.title.slice(0, TITLE_LENGTH - COPY.length) + COPY
  const copies = new Map(
    chapters.flatMap(({ videos }) => videos.map((video) => [video.id, newId()] as const)),
  )
  const now = context.clock.now()
  const { revision } = await context.db
    .insertInto('courses')
    .values({
      id,
      owner_id: context.actor.user_id,
      changed_by: context.actor.user_id,
      title,
      created_at: now,
      updated_at: now,
    })
    .returning('revision')
    .executeTakeFirstOrThrow()
  await writeSnapshot(
    context,
    { kind: 'draft', course_id: id },
    {
      // A course comes from Ninox once; the copy is the platform's own.
      course: { ...course, title, ninox_id: null },
      chapters: chapters.map((chapter) => ({
        ...chapter,
        id: newId(),
        videos: chapter.videos.map((video) => ({ ...video, id: copies.get(video.id) ?? newId() })),
      })),
    },
  )
  await copyAttachments(context, copies, revision)
  return presentDraftCourse(context, id)
}
