import { failureText } from '@kursportal/shared/client'
import { Box, Button, ImageIcon, toast } from '@kursportal/shared/ui'
import { uploadPicture } from '@kursportal/shared/ui/picture'
import { useState, type ReactNode, type RefObject } from 'react'
import { useTexts } from './texts.ts'
import { useEditLecture } from '../api/edit-lecture.ts'
import { frameOf } from './film-frame.ts'

type Props = { videoId: string; player: RefObject<HTMLVideoElement | null> }

/** Makes the picture the film shows now the one of the lecture. */
export const TakeFrame = ({ videoId, player }: Props): ReactNode => {
  const t = useTexts()
  const edit = useEditLecture()
  const [taking, setTaking] = useState(false)
  const take = async (): Promise<void> => {
    setTaking(true)
    try {
      const picture = player.current ? await frameOf(player.current) : undefined
      if (picture) {
        const image_id = await uploadPicture(picture, '16x9')
        await edit.mutateAsync({ videoId, body: { image_id } })
        toast.success(t('upload.frame.saved'))
      } else toast.error(t('upload.frame.failed'))
    } catch (error) {
      toast.error(failureText(error))
    } finally {
      setTaking(false)
    }
  }
  return (
    <Box sx={{ mt: 1.5 }}>
      <Button
        variant="outlined"
        size="small"
        startIcon={<ImageIcon size={18} />}
        loading={taking}
        onClick={() => void take()}
      >
        {t('upload.frame.take')}
      </Button>
      <Box sx={{ color: 'text.secondary', fontSize: '1rem', mt: 0.5 }}>{t('upload.frame.hint')}</Box>
    </Box>
  )
}
