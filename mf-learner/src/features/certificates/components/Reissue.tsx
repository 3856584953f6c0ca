import type { Certificate } from '@kursportal/shared/contract'
import { useNavigate } from '@kursportal/shared/router'
import { Box, Button, ConfirmDialog, Section, toast, Typography } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { paths } from '../../../common/paths.ts'
import { useTexts } from '../../../texts/index.ts'
import { useReissueCertificate } from '../api/reissue-certificate.ts'

/** What to do where a name or something else on the certificate is wrong. */
export const Reissue = ({ certificate }: { certificate: Certificate }): ReactNode => {
  const t = useTexts()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const reissue = useReissueCertificate(certificate.id)
  return (
    <Section title={t('certificates.reissue.title')}>
      <Typography sx={{ mb: 1 }}>{t('certificates.reissue.own')}</Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('certificates.reissue.course')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="outlined" href={paths.profile}>
          {t('certificates.reissue.toProfile')}
        </Button>
        <Button variant="outlined" onClick={() => setAsking(true)}>
          {t('certificates.reissue.start')}
        </Button>
      </Box>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('certificates.reissue.sure')}
        consequences={[
          t('certificates.reissue.newNumber'),
          t('certificates.reissue.oldStays'),
          t('certificates.reissue.signed', { sentences: certificate.insured.declarations.join(' ') }),
        ]}
        confirmLabel={t('certificates.reissue.start')}
        onConfirm={async () => {
          const { id } = await reissue.mutateAsync()
          toast.success(t('certificates.reissue.done'))
          void navigate(paths.certificate(id))
        }}
      >
        {t('certificates.reissue.body')}
      </ConfirmDialog>
    </Section>
  )
}
