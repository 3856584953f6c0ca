import { call } from '@kursportal/shared/client'
import type { LectureType } from '@kursportal/shared/contract'
import { useDraftMutation } from '../../../common/draft-reads.ts'

/** Adds a chapter at the end of the course. */
export const useCreateChapter = (courseId: string) =>
  useDraftMutation((body: { title: string }) =>
    call('PUT /chapter', { query: { 'course-id': courseId }, body }),
  )

/** Adds a lecture at the end of a chapter. */
export const useCreateLecture = (chapterId: string) =>
  useDraftMutation((body: { title: string; type: LectureType }) =>
    call('PUT /video', { query: { 'chapter-id': chapterId }, body }),
  )
