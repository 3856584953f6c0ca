import { call, read } from '@kursportal/shared/client'
import { useDraftMutation } from '../../../common/draft-reads.ts'

/** What stands in the outline of a course. */
type PartId = { kind: 'chapter' | 'lecture'; id: string }

/** Removes a chapter with its lectures, or a lecture, from the draft. */
export const useDeletePart = () =>
  useDraftMutation(({ kind, id }: PartId) =>
    kind === 'chapter'
      ? call('DELETE /chapter', { query: { 'chapter-id': id } })
      : call('DELETE /video', { query: { 'video-id': id } }),
  )

/** Brings back what was removed, with all it had. */
export const useRestorePart = () =>
  useDraftMutation<PartId, unknown>(({ kind, id }) =>
    kind === 'chapter'
      ? call('POST /chapter/restore', { query: { 'chapter-id': id } })
      : call('POST /video/restore', { query: { 'video-id': id } }),
  )

/** What was removed from a course and can be brought back; always asked afresh. */
export const readDeletedParts = (courseId: string) => ({
  ...read('GET /deleted-parts', { 'course-id': courseId }),
  staleTime: 0,
})

/** How many people have begun and done it; always asked afresh. */
export const readPartLearners = ({ kind, id }: PartId) => ({
  ...read('GET /part-learners', kind === 'chapter' ? { 'chapter-id': id } : { 'video-id': id }),
  staleTime: 0,
})
