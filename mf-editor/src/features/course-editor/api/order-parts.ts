import { call, failureText } from '@kursportal/shared/client'
import type { ChapterWithVideosDraft, VideoDraft } from '@kursportal/shared/contract'
import { useMutation, useQueryClient } from '@kursportal/shared/query'
import { toast } from '@kursportal/shared/ui'
import { refreshDrafts } from '../../../common/draft-reads.ts'
import { noteStep } from '../outline/outline-history.ts'
import { readOutline } from './read-draft.ts'

type Outline = { items: ChapterWithVideosDraft[]; total: number }
type Order = { before: ChapterWithVideosDraft[]; after: ChapterWithVideosDraft[]; chapterId?: string }

const ids = (parts: readonly { id: string }[]): string[] => parts.map(({ id }) => id)

const videosOf = (chapters: readonly ChapterWithVideosDraft[], chapterId: string): VideoDraft[] =>
  chapters.find(({ id }) => id === chapterId)?.videos ?? []

/**
 * Puts chapters, or the lectures of one chapter, into a new order. The new order shows at once; when somebody else was
 * faster (`order_out_of_date`), that is said and the order that holds is shown.
 */
export const useOrder = (courseId: string) => {
  const client = useQueryClient()
  const { queryKey } = readOutline(courseId)
  return useMutation({
    mutationFn: ({ before, after, chapterId }: Order) =>
      chapterId === undefined
        ? call('PATCH /chapter/order', {
            query: { 'course-id': courseId },
            body: { chapter_ids: ids(after), previous_ids: ids(before) },
          })
        : call('PATCH /video/order', {
            query: { 'chapter-id': chapterId },
            body: {
              video_ids: ids(videosOf(after, chapterId)),
              previous_ids: ids(videosOf(before, chapterId)),
            },
          }),
    onMutate: async ({ after }) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData<Outline>(queryKey, (known) => known && { ...known, items: after })
    },
    onSuccess: (_answer, { before, after, chapterId }) =>
      noteStep(courseId, {
        what: 'ordered',
        chapterId,
        before: ids(chapterId === undefined ? before : videosOf(before, chapterId)),
        after: ids(chapterId === undefined ? after : videosOf(after, chapterId)),
      }),
    onError: (error) => toast.error(failureText(error)),
    onSettled: () => refreshDrafts(client),
  })
}
