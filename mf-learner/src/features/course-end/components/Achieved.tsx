import type { CertificateMark, LearnerCourse } from '@kursportal/shared/contract'
import { useSettings } from '@kursportal/shared/store'
import { Box, Button, Card, CertificateIcon, DownloadIcon, Typography } from '@kursportal/shared/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { certificateFile } from '../../../common/certificates/certificate-file.ts'
import { certificatePicture } from '../../../common/certificates/certificate-picture.ts'
import { HandInSteps } from '../../../common/certificates/HandInSteps.tsx'
import { paths } from '../../../common/paths.ts'
import { useTexts } from '../texts.ts'
import { longDay } from '../long-day.ts'

type Props = {
  title: string
  certificate: CertificateMark
  justConfirmed: boolean
  /** When the course may be taken again, where it may. */
  redo?: LearnerCourse['redo']
}

/** Page one as it is on paper; it opens the certificate. Where it cannot be drawn, the words beside it stay. */
const Page = ({ certificate, title }: { certificate: CertificateMark; title: string }): ReactNode => {
  const t = useTexts()
  const [broken, setBroken] = useState(false)
  if (broken)
    return (
      <Card sx={{ display: 'grid', placeItems: 'center', minHeight: 220, color: 'primary.main' }}>
        <CertificateIcon size={72} aria-hidden />
      </Card>
    )
  return (
    <Box
      component="img"
      {...certificatePicture(certificate.id)}
      alt={t('courseEnd.pageAlt', { title })}
      onError={() => setBroken(true)}
      sx={{
        display: 'block',
        width: '100%',
        height: 'auto',
        bgcolor: 'common.white',
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        boxShadow: '0 2px 4px rgb(36 48 40 / 0.06), 0 12px 32px rgb(36 48 40 / 0.14)',
      }}
    />
  )
}

const HandIn = ({ certificateId }: { certificateId: string }): ReactNode => {
  const t = useTexts()
  return (
    <Box sx={{ mt: 4 }}>
      <Typography variant="h3" component="h3" sx={{ mb: 1.5 }}>
        {t('certificates.one.handIn')}
      </Typography>
      <HandInSteps certificateId={certificateId} />
    </Box>
  )
}

/** It is done: the certificate itself, large, beside it how to hand it in, and when the course may be taken again. */
export const Achieved = ({ title, certificate, justConfirmed, redo }: Props): ReactNode => {
  const t = useTexts()
  const { insurance_data: forInsurance } = useSettings()
  // The form is gone from under whoever sent it: they go on at the top.
  useEffect(() => {
    if (!justConfirmed) return
    document.documentElement.scrollTop = 0
    document.querySelector('h1')?.focus({ preventScroll: true })
  }, [justConfirmed])
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 4, md: 6 },
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 6fr) minmax(0, 5fr)' },
      }}
    >
      <Box sx={{ order: { xs: 1, md: 0 } }}>
        <Page certificate={certificate} title={title} />
      </Box>
      <div>
        <Typography variant="h2" sx={{ mb: 0.5 }}>
          {t('courseEnd.yourCertificate')}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mb: 2.5, overflowWrap: 'anywhere' }}>
          {t('courseEnd.number', { number: certificate.number })}
        </Typography>
        <Box sx={{ display: 'grid', gap: 1.5, justifyItems: { sm: 'start' } }}>
          <Button
            variant="contained"
            size="large"
            component="a"
            href={certificateFile(certificate.id, { download: true })}
            startIcon={<DownloadIcon size={22} aria-hidden />}
          >
            {t('courseEnd.download')}
          </Button>
          <Button variant="outlined" size="large" href={paths.certificate(certificate.id)}>
            {t('courseEnd.toCertificate')}
          </Button>
        </Box>
        {forInsurance && <HandIn certificateId={certificate.id} />}
        {redo?.possible_from && (
          <Typography sx={{ mt: 4, color: 'text.secondary' }}>
            {redo.possible
              ? t('courseEnd.redoNow')
              : t('courseEnd.redoFrom', { day: longDay(redo.possible_from) })}
          </Typography>
        )}
      </div>
    </Box>
  )
}
