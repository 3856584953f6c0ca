import type { Film, VideoDraft } from '@kursportal/shared/contract'
import { failureText } from '@kursportal/shared/client'
import { Box, Button, RetryIcon, toast, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { useTakeFormerFilm } from '../api/films.ts'

/** The way back to the film the lecture showed before. */
export const FormerFilm = ({ video, film }: { video: VideoDraft; film: Film }): ReactNode => {
  const t = useTexts()
  const take = useTakeFormerFilm(video.id)
  const back = async (): Promise<void> => {
    try {
      await take.mutateAsync(undefined)
      toast.success(t('upload.formerTaken', { name: film.file_name }))
    } catch (error) {
      toast.error(failureText(error))
    }
  }
  return (
    <Box>
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere', mb: 1 }}>
        {t('upload.formerHint', { name: film.file_name })}
      </Typography>
      <Button
        variant="text"
        startIcon={<RetryIcon size={20} />}
        loading={take.isPending}
        onClick={() => void back()}
      >
        {t('upload.takeFormer')}
      </Button>
    </Box>
  )
}
