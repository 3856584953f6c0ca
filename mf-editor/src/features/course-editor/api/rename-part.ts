import { call } from '@kursportal/shared/client'
import { useQueryClient } from '@kursportal/shared/query'
import type { PresentEdit } from '@kursportal/shared/ui/edits'
import { foundIn } from '../../../common/found-in.ts'
import { useDraftMutation } from '../../../common/draft-reads.ts'
import { noteTitle } from '../outline/outline-history.ts'
import { outlineNow } from '../outline/perform-step.ts'
import type { StepPart } from '../outline/outline-steps.ts'

/** The title of a chapter or lecture as it stands now. @throws ApiFailure not_found */
export const fetchTitle = async (
  courseId: string,
  { kind, id }: Pick<StepPart, 'kind' | 'id'>,
): Promise<PresentEdit<{ title: string }>> => {
  const chapters = await outlineNow(courseId)
  const parts = kind === 'chapter' ? chapters : chapters.flatMap(({ videos }) => videos)
  const found = foundIn<(typeof parts)[number]>(parts, id)
  return { fields: { title: found.title }, version: found.version, edited: found.edited }
}

/** Gives a chapter or lecture another title, which can be taken back. @throws ApiFailure edited_meanwhile */
export const useRenamePart = (courseId: string, { kind, id }: Pick<StepPart, 'kind' | 'id'>) => {
  const client = useQueryClient()
  return useDraftMutation(async (body: { title: string; based_on: string }) => {
    const { title } = await (kind === 'chapter'
      ? call('PATCH /chapter', { query: { 'chapter-id': id }, body })
      : call('PATCH /video', { query: { 'video-id': id }, body }))
    noteTitle(client, courseId, { kind, id, title })
  })
}
