import { Alert, Typography } from '@kursportal/shared/ui'
import { FileDrop } from '@kursportal/shared/ui/forms'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { signaturePng } from '../signature-picture.ts'

/** Takes a photo or a scan of a signature instead of one that is drawn here. It is stored when the section is saved. */
export const SignatureUpload = ({ onPicture }: { onPicture: (png: string) => void }): ReactNode => {
  const t = useTexts()
  const [state, setState] = useState<'taken' | 'unreadable'>()
  const take = async (file: File): Promise<void> => {
    try {
      onPicture(await signaturePng(file))
      setState('taken')
    } catch {
      setState('unreadable')
    }
  }
  return (
    <div>
      <Typography aria-hidden sx={{ fontWeight: 600, mb: 1 }}>
        {t('settings.provider.signatureFile')}
      </Typography>
      <FileDrop
        label={t('settings.provider.signatureFile')}
        accept="image/png,image/jpeg,image/webp"
        onFiles={([file]) => {
          if (file) void take(file)
        }}
      />
      <div aria-live="polite">
        {state && (
          <Alert severity={state === 'taken' ? 'success' : 'error'} sx={{ mt: 1.5 }}>
            {t(`settings.provider.signatureFileState.${state}`)}
          </Alert>
        )}
      </div>
    </div>
  )
}
