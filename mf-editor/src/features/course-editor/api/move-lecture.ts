import { failureText } from '@kursportal/shared/client'
import type { ChapterWithVideosDraft } from '@kursportal/shared/contract'
import { useMutation, useQueryClient } from '@kursportal/shared/query'
import { toast } from '@kursportal/shared/ui'
import { refreshDrafts } from '../../../common/draft-reads.ts'
import { useTexts } from '../../../texts/index.ts'
import { noteStep } from '../outline/outline-history.ts'
import type { OutlineStep } from '../outline/outline-steps.ts'
import { OvertakenStep, performStep } from '../outline/perform-step.ts'
import { readOutline } from './read-draft.ts'

type Outline = { items: ChapterWithVideosDraft[]; total: number }
type Move = {
  /** As they are seen. */
  chapters: readonly ChapterWithVideosDraft[]
  videoId: string
  /** The chapter it goes to. */
  to: string
  /** Among the lectures there; the end without it. */
  position?: number | undefined
}

const stepOf = ({
  chapters,
  videoId,
  to,
  position,
}: Move): Extract<OutlineStep, { what: 'moved' }> | undefined => {
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

const after = ({ chapters, videoId, to, position }: Move): ChapterWithVideosDraft[] => {
  const video = chapters.flatMap(({ videos }) => videos).find(({ id }) => id === videoId)
  return chapters.map((chapter) => {
    const videos = chapter.videos.filter(({ id }) => id !== videoId)
    const isTarget = chapter.id === to && video !== undefined
    return { ...chapter, videos: isTarget ? videos.toSpliced(position ?? videos.length, 0, video) : videos }
  })
}

/** Takes a lecture into another chapter of its course. It shows at once, and can be taken back. */
export const useMoveLecture = (courseId: string) => {
  const t = useTexts()
  const client = useQueryClient()
  const { queryKey } = readOutline(courseId)
  return useMutation({
    mutationFn: async (move: Move) => {
      const step = stepOf(move)
      if (!step) return
      await performStep(courseId, step)
      noteStep(courseId, step)
    },
    onMutate: async (move) => {
      client.setQueryData<Outline>(queryKey, (known) => known && { ...known, items: after(move) })
      await client.cancelQueries({ queryKey })
    },
    onError: (error, move) => {
      const title = stepOf(move)?.part.title || t('common.untitledLecture')
      toast.error(
        error instanceof OvertakenStep
          ? t('editor.overtaken', { step: t('editor.steps.moved', { title }) })
          : failureText(error),
      )
    },
    onSettled: () => refreshDrafts(client),
  })
}
