import { call, failureText } from '@kursportal/shared/client'
import type { ChapterWithVideosDraft, VideoDraft } from '@kursportal/shared/contract'
import { mergeVersions } from '@kursportal/shared/domain'
import { useMutation, useQueryClient } from '@kursportal/shared/query'
import { toast } from '@kursportal/shared/ui'
import { noteMerged, storeMerged, useQuestion } from '@kursportal/shared/ui/edits'
import { refreshDrafts } from '../../../common/draft-reads.ts'
import { noteStep } from '../outline/outline-history.ts'
import { readOutline } from './read-draft.ts'

type Outline = { items: ChapterWithVideosDraft[]; total: number }
type Order = { before: ChapterWithVideosDraft[]; after: ChapterWithVideosDraft[]; chapterId?: string }

const ids = (parts: readonly { id: string }[]): string[] => parts.map(({ id }) => id)

const videosOf = (chapters: readonly ChapterWithVideosDraft[], chapterId: string): VideoDraft[] =>
  chapters.find(({ id }) => id === chapterId)?.videos ?? []

/** Two people moved the same, to different places: the order of each, by name. */
export type OrderConflict = {
  mine: string[]
  theirs: string[]
  /** Undefined: later, and theirs stays. */
  answer: (choice: 'mine' | 'theirs' | undefined) => void
}

const send = (courseId: string, chapterId: string | undefined, wanted: string[], seen: string[]) =>
  chapterId === undefined
    ? call('PATCH /chapter/order', {
        query: { 'course-id': courseId },
        body: { chapter_ids: wanted, previous_ids: seen },
      })
    : call('PATCH /video/order', {
        query: { 'chapter-id': chapterId },
        body: { video_ids: wanted, previous_ids: seen },
      })

const rows = (order: string[]) => order.map((id) => ({ id }))

const listed = (chapters: ChapterWithVideosDraft[], chapterId: string | undefined) =>
  chapterId === undefined ? chapters : videosOf(chapters, chapterId)

/**
 * Puts chapters, or the lectures of one chapter, into a new order. The new order shows at once. What somebody else has
 * moved, added or deleted meanwhile is merged; where both moved the same, `conflict` asks which order holds.
 */
export const useOrder = (courseId: string) => {
  const client = useQueryClient()
  const { queryKey } = readOutline(courseId)
  const { ask, asked: conflict } = useQuestion<Omit<OrderConflict, 'answer'>, 'mine' | 'theirs'>()
  const met = async (base: string[], mine: string[], { after, chapterId }: Order) => {
    const { items } = await call('GET /chapters-videos/dev', { query: { 'course-id': courseId } })
    const now = listed(items, chapterId)
    const theirs = ids(now)
    const found = mergeVersions(rows(base), rows(mine), rows(theirs))
    // A part that is gone cannot be put anywhere, and one that came since has its place.
    const merged = ids(found.merged).filter((id) => theirs.includes(id))
    if (found.conflicts.length === 0) return { merged, theirs, isAsked: false }
    const titles = new Map([...listed(after, chapterId), ...now].map(({ id, title }) => [id, title]))
    const named = (order: string[]) => order.map((id) => titles.get(id) ?? '')
    const choice = await ask({ mine: named(merged), theirs: named(theirs) })
    return { merged: choice === 'mine' ? merged : theirs, theirs, isAsked: true }
  }
  const mutation = useMutation({
    mutationFn: async (order: Order): Promise<{ before: string[]; after: string[] }> => {
      const { before, after, chapterId } = order
      const { seen, wanted, isMerged } = await storeMerged({
        first: {
          seen: ids(listed(before, chapterId)),
          wanted: ids(listed(after, chapterId)),
          isMerged: false,
        },
        overtaken: 'order_out_of_date',
        write: async (state) => {
          if (state.wanted.join() !== state.seen.join())
            await send(courseId, chapterId, state.wanted, state.seen)
        },
        meet: async (state) => {
          const { merged, theirs, isAsked } = await met(state.seen, state.wanted, order)
          return { seen: theirs, wanted: merged, isMerged: !isAsked }
        },
      })
      if (isMerged) noteMerged(null)
      return { before: seen, after: wanted }
    },
    onMutate: async ({ after }) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData<Outline>(queryKey, (known) => known && { ...known, items: after })
    },
    onSuccess: ({ before, after }, { chapterId }) => {
      if (before.join() !== after.join()) noteStep(courseId, { what: 'ordered', chapterId, before, after })
    },
    onError: (error) => toast.error(failureText(error)),
    onSettled: () => refreshDrafts(client),
  })
  return { ...mutation, conflict }
}
