import type { CertificateMark, LearnerCourse } from '@kursportal/shared/contract'
import { formatDay } from '@kursportal/shared/i18n'
import { Box, Button, Card, CardBody, CertificateIcon, DownloadIcon, Typography } from '@kursportal/shared/ui'
import { useEffect, type ReactNode } from 'react'
import { certificateFile } from '../../../common/certificates/certificate-file.ts'
import { paths } from '../../../common/paths.ts'
import { useTexts } from '../../../texts/index.ts'
import { Celebration } from './Celebration.tsx'

type Props = { course: LearnerCourse; certificate: CertificateMark; justConfirmed: boolean }

/** It is done: the certificate, and when the course may be taken again. */
export const Achieved = ({ course, certificate, justConfirmed }: Props): ReactNode => {
  const t = useTexts()
  // The form is gone from under whoever sent it: they go on at the top.
  useEffect(() => {
    if (!justConfirmed) return
    document.querySelector('h1')?.focus()
  }, [justConfirmed])
  const { redo } = course
  return (
    <>
      <Celebration />
      <Card>
        <CardBody sx={{ display: 'grid', gap: 2.5, justifyItems: 'start' }}>
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
            <Box component="span" aria-hidden sx={{ color: 'primary.main', lineHeight: 0 }}>
              <CertificateIcon size={32} />
            </Box>
            <div>
              <Typography variant="h3" component="p">
                {course.title}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {t('courseEnd.number', { number: certificate.number })}
              </Typography>
            </div>
          </Box>
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1.5,
              width: { xs: '100%', sm: 'auto' },
              '& > a': { flex: { xs: '1 1 100%', sm: 'none' } },
            }}
          >
            <Button variant="contained" size="large" href={paths.certificate(certificate.id)}>
              {t('courseEnd.toCertificate')}
            </Button>
            <Button
              variant="outlined"
              size="large"
              component="a"
              href={certificateFile(certificate.id, { download: true })}
              startIcon={<DownloadIcon size={20} aria-hidden />}
            >
              {t('courseEnd.download')}
            </Button>
          </Box>
        </CardBody>
      </Card>
      {redo.possible_from && (
        <Typography sx={{ mt: 3, color: 'text.secondary' }}>
          {redo.possible
            ? t('courseEnd.redoNow')
            : t('courseEnd.redoFrom', { day: formatDay(redo.possible_from) })}
        </Typography>
      )}
    </>
  )
}
