import { failureText } from '@kursportal/shared/client'
import type { ChapterWithVideosDraft, CourseDraft, VideoDraft } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { useLocation, useNavigate } from '@kursportal/shared/router'
import { ConfirmDialog, TextSkeleton, toast } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { paths } from '../../../common/paths.ts'
import { useTexts } from './texts.ts'
import { readPartLearners, useDeletePart, useRestorePart } from '../api/delete-parts.ts'
import { forgetStep, noteStep } from './outline-history.ts'
import type { OutlineStep } from './outline-steps.ts'

/** What is to be deleted. */
export type Part =
  | { kind: 'chapter'; chapter: ChapterWithVideosDraft }
  | { kind: 'lecture'; video: VideoDraft }

type Props = { course: CourseDraft; part: Part; open: boolean; onClose: () => void }

/** What people have done in a part; nothing where nobody has, or where it cannot be told now. */
const useLearnersWords = (part: { kind: Part['kind']; id: string; isLive: boolean }, open: boolean) => {
  const t = useTexts()
  const { data, isLoading } = useQuery({ ...readPartLearners(part), enabled: open && part.isLive })
  if (isLoading) return [<TextSkeleton key="waiting" lines={1} />]
  if (!data || data.begun === 0) return []
  const begun = t('editor.removeBegun', { count: data.begun })
  return [data.done > 0 ? `${begun} ${t('editor.removeDone', { count: data.done })}` : begun]
}

/** Asks before a chapter or lecture is deleted, says what goes with it and who notices when; it can be taken back. */
export const DeletePartDialog = ({ course, part, open, onClose }: Props): ReactNode => {
  const t = useTexts()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const remove = useDeletePart()
  const restore = useRestorePart()
  const isChapter = part.kind === 'chapter'
  const { id, live_id, title: stored } = isChapter ? part.chapter : part.video
  const title = stored || t(isChapter ? 'common.untitledChapter' : 'common.untitledLecture')
  const inside = isChapter ? part.chapter.videos : []
  const learners = useLearnersWords({ kind: part.kind, id, isLive: live_id !== null }, open)
  const step: OutlineStep = { what: 'removed', part: { kind: part.kind, id, title: stored } }
  const bringBack = async () => {
    try {
      await restore.mutateAsync({ kind: part.kind, id })
      forgetStep(course.id, step)
      toast.success(t('editor.broughtBack', { title }))
    } catch (error) {
      toast.error(failureText(error))
    }
  }
  const confirm = async () => {
    await remove.mutateAsync({ kind: part.kind, id })
    noteStep(course.id, step)
    toast.success(t('editor.removed', { title }), {
      label: t('common.undo'),
      onPress: () => void bringBack(),
    })
    if ([id, ...inside.map((video) => video.id)].some((gone) => pathname.endsWith(gone)))
      void navigate(paths.course(course.id))
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      destructive
      title={t(isChapter ? 'editor.removeChapterTitle' : 'editor.removeLectureTitle', { title })}
      confirmLabel={t(isChapter ? 'editor.removeChapter' : 'editor.removeLecture')}
      consequences={[
        ...(inside.length > 0 ? [t('editor.removeChapterLectures', { count: inside.length })] : []),
        ...learners,
        ...(live_id ? [t('editor.staysLive')] : []),
        t('editor.removeUndo'),
      ]}
      onConfirm={confirm}
    />
  )
}
