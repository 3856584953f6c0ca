import { failureText, imageAddress } from '@kursportal/shared/client'
import type { QuizQuestion } from '@kursportal/shared/contract'
import { formatSizeLimit } from '@kursportal/shared/i18n'
import { useMutation } from '@kursportal/shared/query'
import { useSystemConfig } from '@kursportal/shared/store'
import { Alert, Box, Button } from '@kursportal/shared/ui'
import { FieldFrame, FieldInput, FileDrop } from '@kursportal/shared/ui/forms'
import { uploadPicture } from '@kursportal/shared/ui/picture'
import type { ReactNode } from 'react'
import { pictureTypes } from '../../../common/picture-types.ts'
import { useTexts } from '../../../texts/index.ts'

type Picture = NonNullable<QuizQuestion['picture']>
type Props = { picture: Picture | undefined; onPicture: (picture: Picture | undefined) => void }

/** The picture that is shown with a question, in its own shape, and what can be seen on it. */
export const PictureFields = ({ picture, onPicture }: Props): ReactNode => {
  const t = useTexts()
  const { limits } = useSystemConfig()
  const upload = useMutation({
    mutationFn: (file: File) => uploadPicture(file),
    onSuccess: (image_id) => onPicture({ image_id, alt: '' }),
  })
  if (!picture)
    return (
      <Box>
        <FileDrop
          label={t('quiz.stemPicture')}
          hint={
            upload.isPending
              ? t('quiz.stemPictureComes')
              : t('quiz.stemPictureHint', { size: formatSizeLimit(limits.image_bytes) })
          }
          accept={pictureTypes}
          maxBytes={limits.image_bytes}
          disabled={upload.isPending}
          onFiles={([file]) => file && upload.mutate(file)}
        />
        {upload.isError && (
          <Alert severity="error" sx={{ mt: 1 }}>
            {failureText(upload.error)}
          </Alert>
        )}
      </Box>
    )
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box
        component="img"
        src={imageAddress(picture.image_id, 640)}
        alt={picture.alt}
        sx={{ maxWidth: '100%', maxHeight: 240, justifySelf: 'start', borderRadius: 2 }}
      />
      <FieldFrame label={t('quiz.stemPictureWords')} hint={t('quiz.stemPictureWordsHint')} error={undefined}>
        {({ id, describedBy }) => (
          <FieldInput
            id={id}
            value={picture.alt}
            onChange={(event) => onPicture({ ...picture, alt: event.target.value })}
            slotProps={{ input: { maxLength: 300, 'aria-describedby': describedBy } }}
          />
        )}
      </FieldFrame>
      <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={() => onPicture(undefined)}>
        {t('quiz.stemPictureRemove')}
      </Button>
    </Box>
  )
}
