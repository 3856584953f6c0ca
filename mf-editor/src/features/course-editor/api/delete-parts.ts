import { call } from '@kursportal/shared/client'
import { useDraftMutation } from '../../../common/draft-reads.ts'

/** Removes a chapter with its lectures from the draft. */
export const useDeleteChapter = () =>
  useDraftMutation((chapterId: string) => call('DELETE /chapter', { query: { 'chapter-id': chapterId } }))

/** Removes a lecture from the draft. */
export const useDeleteLecture = () =>
  useDraftMutation((videoId: string) => call('DELETE /video', { query: { 'video-id': videoId } }))
