import { failureText, imageAddress } from '@kursportal/shared/client'
import type { GeneralImageKind } from '@kursportal/shared/contract'
import { useSystemConfig } from '@kursportal/shared/store'
import { Box, Button, DeleteIcon, toast, Typography, WaitingImage } from '@kursportal/shared/ui'
import { FileDrop } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { useChangePicture } from '../api/change-settings.ts'

/** Drawings as well, which are not cut. */
const pictureTypes = 'image/png,image/jpeg,image/webp,image/svg+xml'

/** Which colour scheme a picture is made for; the others stand on the page as it is. */
const madeFor: Partial<Record<GeneralImageKind, 'light' | 'dark'>> = {
  'main-logo': 'light',
  'main-logo-dark': 'dark',
}

/** One picture of the platform: as it looks where it is shown, or what is shown without it. */
export const PictureSlot = ({
  kind,
  imageId,
  standIn,
}: {
  kind: GeneralImageKind
  imageId: string | null
  /** The picture that holds while none is set; undefined where there is a drawing of the page instead. */
  standIn?: string | undefined
}): ReactNode => {
  const t = useTexts()
  const { limits } = useSystemConfig()
  const change = useChangePicture(kind)
  const own = imageAddress(imageId, 320)
  const address = own ?? standIn
  const name = t(`settings.pictures.${kind}.label`)
  const take = (file: File | null): void =>
    change.mutate(file, {
      onSuccess: () =>
        toast.success(t(file ? 'settings.pictures.saved' : 'settings.pictures.removed', { name })),
    })
  return (
    <Box component="section" aria-labelledby={`picture-${kind}`} sx={{ minWidth: 0 }}>
      <Typography variant="h3" id={`picture-${kind}`}>
        {name}
      </Typography>
      <Typography sx={{ color: 'text.secondary', fontSize: '1rem', mb: 1.5 }}>
        {t(`settings.pictures.${kind}.hint`)}
      </Typography>
      {address && (
        <Box
          // A logo is judged on the ground it is made for, whatever this page shows.
          data-color-scheme={madeFor[kind]}
          sx={{
            display: 'grid',
            placeItems: 'center',
            height: 112,
            mb: 1,
            p: 2,
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'divider',
            borderRadius: '14px',
            '& img': { maxWidth: '100%', maxHeight: 80, objectFit: 'contain' },
          }}
        >
          <WaitingImage
            src={address}
            alt={t(own ? 'settings.pictures.now' : 'settings.pictures.standIn', { name })}
            fallback={t('settings.pictures.preparing')}
          />
        </Box>
      )}
      {!own && standIn && (
        <Typography sx={{ color: 'text.secondary', mb: 1 }}>{t('settings.pictures.without')}</Typography>
      )}
      <FileDrop
        // What was wrong with a file is forgotten with the picture it was to replace.
        key={imageId}
        label={t(imageId ? 'settings.pictures.replace' : 'settings.pictures.choose', { name })}
        hint={change.isPending && t('settings.pictures.uploading')}
        accept={pictureTypes}
        maxBytes={limits.image_bytes}
        disabled={change.isPending}
        error={change.isError ? failureText(change.error) : undefined}
        onFiles={([file]) => file && take(file)}
      />
      {imageId && (
        <Button
          variant="text"
          color="inherit"
          size="small"
          startIcon={<DeleteIcon size={18} aria-hidden />}
          onClick={() => take(null)}
          disabled={change.isPending}
          aria-label={t('settings.pictures.removeNamed', { name })}
          sx={{ mt: 1 }}
        >
          {t('settings.pictures.remove')}
        </Button>
      )}
    </Box>
  )
}
