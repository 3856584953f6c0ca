import type { CertificateSummary } from '@kursportal/shared/contract'
import { formatDay } from '@kursportal/shared/i18n'
import { Box, Button, Card, CertificateIcon, DownloadIcon, Link, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { certificateFile } from '../../../common/certificates/certificate-file.ts'
import { paths } from '../../../common/paths.ts'
import { useTexts } from '../../../texts/index.ts'

/** A certificate in the list: what for, when, and the ways to it. */
export const CertificateRow = ({ certificate }: { certificate: CertificateSummary }): ReactNode => {
  const t = useTexts()
  const { id, course_title: title, from, to, issued_at: issuedAt } = certificate
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
      <Box component="span" aria-hidden sx={{ color: 'primary.main', lineHeight: 0, flex: 'none' }}>
        <CertificateIcon size={32} />
      </Box>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography variant="h3" component="h2" sx={{ hyphens: 'auto' }}>
          <Link href={paths.certificate(id)} color="inherit" underline="hover">
            {title}
          </Link>
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {t('certificates.period', { from: formatDay(from), to: formatDay(to) })}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('certificates.issuedOn', { day: formatDay(issuedAt) })}
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
