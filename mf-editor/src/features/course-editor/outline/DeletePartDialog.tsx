import type { ChapterWithVideosDraft, CourseDraft, VideoDraft } from '@kursportal/shared/contract'
import { useLocation, useNavigate } from '@kursportal/shared/router'
import { ConfirmDialog, toast } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { paths } from '../../../common/paths.ts'
import { useTexts } from '../../../texts/index.ts'
import { useDeleteChapter, useDeleteLecture } from '../api/delete-parts.ts'

/** What is to be deleted. */
export type Part =
  { kind: 'chapter'; chapter: ChapterWithVideosDraft } | { kind: 'lecture'; video: VideoDraft }

type Props = { course: CourseDraft; part: Part; open: boolean; onClose: () => void }

/** Asks before a chapter or lecture is deleted, says what goes with it and who notices when. */
export const DeletePartDialog = ({ course, part, open, onClose }: Props): ReactNode => {
  const t = useTexts()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const removeChapter = useDeleteChapter()
  const removeLecture = useDeleteLecture()
  const isChapter = part.kind === 'chapter'
  const { id, live_id, title: stored } = isChapter ? part.chapter : part.video
  const title = stored || t(isChapter ? 'common.untitledChapter' : 'common.untitledLecture')
  const inside = isChapter ? part.chapter.videos : []
  const confirm = async () => {
    await (isChapter ? removeChapter : removeLecture).mutateAsync(id)
    toast.success(t('editor.removed', { title }))
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
        ...(isChapter
          ? inside.length > 0
            ? [t('editor.removeChapterLectures', { count: inside.length })]
            : []
          : [t('editor.removeLectureBody')]),
        ...(live_id ? [t('editor.staysLive')] : []),
      ]}
      onConfirm={confirm}
    />
  )
}
