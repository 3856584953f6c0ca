import { Alert, Box, Section, Typography } from '@kursportal/shared/ui'
import { FileDrop } from '@kursportal/shared/ui/forms'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { fileHash } from '../file-hash.ts'

/** Tells whether a PDF is, to the byte, the one that was issued. */
export const CompareFile = ({ sha256 }: { sha256: string }): ReactNode => {
  const t = useTexts()
  const [same, setSame] = useState<boolean>()
  return (
    <Section title={t('certificates.check.file')}>
      <Typography sx={{ mb: 2 }}>{t('certificates.check.fileBody')}</Typography>
      <FileDrop
        label={t('certificates.check.fileLabel')}
        accept="application/pdf,.pdf"
        onFiles={([file]) => {
          if (file) void fileHash(file).then((hash) => setSame(hash === sha256))
        }}
      />
      <Box aria-live="polite" sx={{ mt: 2 }}>
        {same !== undefined && (
          <Alert severity={same ? 'success' : 'error'}>
            {t(same ? 'certificates.check.same' : 'certificates.check.different')}
          </Alert>
        )}
      </Box>
    </Section>
  )
}
