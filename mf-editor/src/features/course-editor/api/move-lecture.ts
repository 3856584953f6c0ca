import type { ChapterWithVideosDraft } from '@kursportal/shared/contract'
import { useMutation, useQueryClient } from '@kursportal/shared/query'
import { toast } from '@kursportal/shared/ui'
import { refreshDrafts } from '../../../common/draft-reads.ts'
import { useTexts } from '../outline/texts.ts'
import { noteStep, stepFailure } from '../outline/outline-history.ts'
import type { OutlineStep } from '../outline/outline-steps.ts'
import { performStep } from '../outline/perform-step.ts'
import { readOutline } from './read-draft.ts'

type Chapters = readonly ChapterWithVideosDraft[]
type Moved = Extract<OutlineStep, { what: 'moved' }>

/**
 * The step that takes a lecture into another chapter of those that are seen; undefined where they have no such lecture.
 * @param position among the lectures there; the end without it
 */
export const stepInto = (
  chapters: Chapters,
  videoId: string,
  to: string,
  position?: number,
): Moved | undefined => {
  const home = chapters.find(({ videos }) => videos.some(({ id }) => id === videoId))
  const video = home?.videos.find(({ id }) => id === videoId)
  if (!home || !video) return undefined
  const others = chapters.find(({ id }) => id === to)?.videos.map(({ id }) => id) ?? []
  return {
    what: 'moved',
    part: { kind: 'lecture', id: videoId, title: video.title },
    from: { chapterId: home.id, order: home.videos.map(({ id }) => id) },
    to: { chapterId: to, order: others.toSpliced(position ?? others.length, 0, videoId) },
  }
}

const after = (chapters: Chapters, { part, to }: Moved): ChapterWithVideosDraft[] => {
  const known = new Map(chapters.flatMap(({ videos }) => videos.map((video) => [video.id, video] as const)))
  return chapters.map((chapter) => ({
    ...chapter,
    videos:
      chapter.id === to.chapterId
        ? to.order.flatMap((id) => known.get(id) ?? [])
        : chapter.videos.filter(({ id }) => id !== part.id),
  }))
}

/** Takes a lecture into another chapter of its course. It shows at once, and can be taken back. */
export const useMoveLecture = (courseId: string) => {
  const t = useTexts()
  const client = useQueryClient()
  const { queryKey } = readOutline(courseId)
  return useMutation({
    mutationFn: async (step: Moved) => {
      await performStep(courseId, step)
      noteStep(courseId, step)
    },
    onMutate: async (step) => {
      client.setQueryData<{ items: ChapterWithVideosDraft[]; total: number }>(
        queryKey,
        (known) => known && { ...known, items: after(known.items, step) },
      )
      await client.cancelQueries({ queryKey })
    },
    onError: (error, step) => toast.error(stepFailure(t, step, error)),
    onSettled: () => refreshDrafts(client),
  })
}
