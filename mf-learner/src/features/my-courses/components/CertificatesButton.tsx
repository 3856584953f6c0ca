import { Button, CertificateIcon, type SxProps } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { paths } from '../../../common/paths.ts'
import { useTexts } from '../texts.ts'

/** The way to all certificates one has. */
export const CertificatesButton = ({ sx }: { sx: SxProps }): ReactNode => {
  const t = useTexts()
  return (
    <Button
      variant="outlined"
      href={paths.certificates}
      startIcon={<CertificateIcon size={20} aria-hidden />}
      sx={sx}
    >
      {t('myCourses.certificates')}
    </Button>
  )
}
