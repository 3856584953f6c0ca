import { call } from '@kursportal/shared/client'
import type { LectureType } from '@kursportal/shared/contract'
import { useDraftMutation } from '../../../common/draft-reads.ts'
import { noteStep } from '../outline/outline-history.ts'

/** Adds a chapter at the end of the course. */
export const useCreateChapter = (courseId: string) =>
  useDraftMutation(async (body: { title: string }) => {
    const { id, title } = await call('PUT /chapter', { query: { 'course-id': courseId }, body })
    noteStep(courseId, { what: 'added', part: { kind: 'chapter', id, title } })
    return { id }
  })

/** Adds a lecture at the end of a chapter. */
export const useCreateLecture = (chapterId: string) =>
  useDraftMutation(async (body: { title: string; type: LectureType }) => {
    const lecture = await call('PUT /video', { query: { 'chapter-id': chapterId }, body })
    const { id, title, course_id: courseId } = lecture
    noteStep(courseId, { what: 'added', part: { kind: 'lecture', id, title } })
    return { id }
  })
