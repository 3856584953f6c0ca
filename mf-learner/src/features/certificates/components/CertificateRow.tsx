import type { CertificateSummary } from '@kursportal/shared/contract'
import { formatDay } from '@kursportal/shared/i18n'
import { Box, Button, Card, DownloadIcon, Link, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { periodText } from '../../../common/certificates/certificate-facts.ts'
import { certificateFile } from '../../../common/certificates/certificate-file.ts'
import { certificatePicture } from '../../../common/certificates/certificate-picture.ts'
import { paths } from '../../../common/paths.ts'
import { useTexts } from '../texts.ts'

/** A certificate in the list: what for, when, and the ways to it. */
export const CertificateRow = ({ certificate }: { certificate: CertificateSummary }): ReactNode => {
  const t = useTexts()
  const { id, course_title: title, from, to, issued_at: issuedAt, replaced_by: replacedBy } = certificate
  return (
    <Card
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        p: { xs: 2.5, sm: 3 },
      }}
    >
      <Box
        component="img"
        {...certificatePicture(id, { size: 'small' })}
        alt=""
        loading="lazy"
        sx={{
          width: { xs: 72, sm: 96 },
          height: 'auto',
          flex: 'none',
          // Paper is white, by night as well.
          bgcolor: 'common.white',
          border: 1,
          borderColor: 'divider',
          borderRadius: 0.5,
        }}
      />
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <Typography variant="h3" component="h3">
          <Link href={paths.certificate(id)} color="inherit" underline="hover">
            {title}
          </Link>
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{periodText({ from, to }, t)}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {replacedBy === null
            ? t('certificates.issuedOn', { day: formatDay(issuedAt) })
            : t('certificates.replacedBy', { number: replacedBy })}
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          flex: { xs: '1 1 100%', sm: 'none' },
          '& > *': { flex: '1 1 auto' },
        }}
      >
        <Button
          variant="outlined"
          href={paths.certificate(id)}
          aria-label={t('certificates.viewOf', { title })}
        >
          {t('certificates.view')}
        </Button>
        <Button
          variant="outlined"
          component="a"
          href={certificateFile(id, { download: true })}
          startIcon={<DownloadIcon size={20} aria-hidden />}
          aria-label={t('certificates.downloadOf', { title })}
        >
          {t('certificates.download')}
        </Button>
      </Box>
    </Card>
  )
}
