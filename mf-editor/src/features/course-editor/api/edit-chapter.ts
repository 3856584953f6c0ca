import { call, type CallInput } from '@kursportal/shared/client'
import { useQueryClient } from '@kursportal/shared/query'
import { useDraftMutation } from '../../../common/draft-reads.ts'
import { noteTitle } from '../outline/outline-history.ts'

type ChapterChange = NonNullable<CallInput<'PATCH /chapter'>['body']>

/** Changes a chapter of the draft. */
export const useEditChapter = (chapterId: string) => {
  const client = useQueryClient()
  return useDraftMutation(async (body: ChapterChange) => {
    const chapter = await call('PATCH /chapter', { query: { 'chapter-id': chapterId }, body })
    noteTitle(client, chapter.course_id, { kind: 'chapter', id: chapter.id, title: chapter.title })
    return chapter
  })
}
