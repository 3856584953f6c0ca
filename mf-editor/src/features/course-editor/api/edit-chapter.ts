import { call, type CallInput } from '@kursportal/shared/client'
import { useDraftMutation } from '../../../common/draft-reads.ts'

type ChapterChange = NonNullable<CallInput<'PATCH /chapter'>['body']>

/** Changes a chapter of the draft. */
export const useEditChapter = (chapterId: string) =>
  useDraftMutation((body: ChapterChange) =>
    call('PATCH /chapter', { query: { 'chapter-id': chapterId }, body }),
  )
