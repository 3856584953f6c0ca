import type { VideoDraft } from '@kursportal/shared/contract'
import { Box, ConfirmDialog } from '@kursportal/shared/ui'
import { uploads } from '@kursportal/shared/ui/uploads'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { useCreateLecture } from '../api/create-parts.ts'
import { titleOfFile } from './film-texts.ts'
import { useUploadPlace } from './useUploadPlace.ts'

type Props = { video: VideoDraft; files: readonly File[]; open: boolean; onClose: () => void }

/** Several files were chosen for one lecture: the first is its video, each other gets a lecture of its own. */
export const SeveralFilms = ({ video, files: [first, ...others], open, onClose }: Props): ReactNode => {
  const t = useTexts()
  const create = useCreateLecture(video.chapter_id)
  const { userId, placeOf } = useUploadPlace()
  const startAll = async (): Promise<void> => {
    if (!first || !userId) return
    void uploads.start({ userId, videoId: video.id, file: first, place: placeOf(video.title) })
    for (const file of others) {
      const title = titleOfFile(file.name)
      const { id } = await create.mutateAsync({ type: 'video', title })
      void uploads.start({ userId, videoId: id, file, place: placeOf(title) })
    }
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('upload.severalTitle', { count: others.length + 1 })}
      confirmLabel={t('upload.severalConfirm')}
      consequences={[
        t('upload.severalFirst', { name: first?.name ?? '' }),
        ...others.map((file) => t('upload.severalOther', { title: titleOfFile(file.name) })),
      ].map((line) => (
        <Box component="span" key={line} sx={{ overflowWrap: 'anywhere' }}>
          {line}
        </Box>
      ))}
      onConfirm={startAll}
    >
      {t('upload.severalBody')}
    </ConfirmDialog>
  )
}
