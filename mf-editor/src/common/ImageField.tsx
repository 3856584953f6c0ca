import { failureText, imageAddress } from '@kursportal/shared/client'
import { formatFileSize } from '@kursportal/shared/i18n'
import { useSystemConfig } from '@kursportal/shared/store'
import { Box, Button, Card, DeleteIcon, Picture, Stack, Typography } from '@kursportal/shared/ui'
import { FieldError, FieldFrame, FileDrop, useField } from '@kursportal/shared/ui/forms'
import { useState, type ReactNode } from 'react'
import { useMutation } from '@kursportal/shared/query'
import { useTexts } from '../texts/index.ts'
import { pictureTypes, uploadImage } from './upload-image.ts'

type Props = { name: string; label: string; hint?: ReactNode }

/** A picture of a form in 16:9: uploaded when chosen, shown as it will look; the form holds its id or null. */
export const ImageField = ({ name, label, hint }: Props): ReactNode => {
  const t = useTexts()
  const { value, onChange, error } = useField(name)
  const { limits } = useSystemConfig()
  const [replacing, setReplacing] = useState(false)
  const upload = useMutation({
    mutationFn: (file: File) => uploadImage(file, '16x9'),
    onSuccess: (imageId) => {
      onChange(imageId)
      setReplacing(false)
    },
  })
  const imageId = typeof value === 'string' && value !== '' ? value : undefined
  const drop = (id: string, describedBy: string | undefined) => (
    <FileDrop
      id={id}
      label={label}
      describedBy={describedBy}
      hint={
        upload.isPending
          ? t('picture.uploading')
          : t('picture.hint', { max: formatFileSize(limits.image_bytes) })
      }
      accept={pictureTypes}
      maxBytes={limits.image_bytes}
      disabled={upload.isPending}
      onFiles={([file]) => file && upload.mutate(file)}
    />
  )
  return (
    <FieldFrame label={label} hint={hint} optional error={error}>
      {({ id, describedBy }) => (
        <Box sx={{ maxWidth: 480 }}>
          {imageId && !replacing ? (
            <Card>
              <Picture src={imageAddress(imageId, 640)} alt={t('picture.preview')} />
              <Stack direction="row" sx={{ p: 1.5, gap: 1, flexWrap: 'wrap' }}>
                <Button id={id} variant="outlined" size="small" onClick={() => setReplacing(true)}>
                  {t('picture.replace')}
                </Button>
                <Button
                  variant="text"
                  color="inherit"
                  size="small"
                  startIcon={<DeleteIcon size={18} />}
                  onClick={() => onChange(null)}
                >
                  {t('picture.remove')}
                </Button>
              </Stack>
            </Card>
          ) : (
            <>
              {drop(id, describedBy)}
              {replacing && (
                <Button variant="text" size="small" onClick={() => setReplacing(false)} sx={{ mt: 1 }}>
                  {t('common.cancel')}
                </Button>
              )}
            </>
          )}
          {upload.isPending && (
            <Typography aria-live="polite" sx={{ color: 'text.secondary', mt: 1 }}>
              {t('picture.uploading')}
            </Typography>
          )}
          <FieldError id={`${id}-upload`} message={upload.isError ? failureText(upload.error) : undefined} />
        </Box>
      )}
    </FieldFrame>
  )
}
