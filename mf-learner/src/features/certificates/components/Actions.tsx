import type { Certificate } from '@kursportal/shared/contract'
import { formatFileSize } from '@kursportal/shared/i18n'
import { Box, Button, DownloadIcon, ExternalIcon, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { certificateFile } from '../../../common/certificates/certificate-file.ts'
import { useTexts } from '../texts.ts'

/** Bytes a photo of a phone has at least. */
const PHOTO = 1_000_000

/** The ways to the file: to keep it, and to look at it and print. */
export const Actions = ({ certificate: { id, bytes } }: { certificate: Certificate }): ReactNode => {
  const t = useTexts()
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Button
        variant="contained"
        size="large"
        component="a"
        href={certificateFile(id, { download: true })}
        startIcon={<DownloadIcon size={22} aria-hidden />}
      >
        {t('certificates.one.download')}
      </Button>
      <Button
        variant="outlined"
        size="large"
        component="a"
        href={certificateFile(id)}
        target="_blank"
        rel="noopener"
        startIcon={<ExternalIcon size={20} aria-hidden />}
      >
        {t('certificates.one.open')}
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {bytes < PHOTO
          ? t('certificates.one.small')
          : t('certificates.one.size', { size: formatFileSize(bytes) })}
      </Typography>
    </Box>
  )
}
