import type { Certificate } from '@kursportal/shared/contract'
import { Button, Section, Typography } from '@kursportal/shared/ui'
import { useSettings } from '@kursportal/shared/store'
import type { ReactNode } from 'react'
import { HandInSteps } from '../../../common/certificates/HandInSteps.tsx'
import { paths } from '../../../common/paths.ts'
import { useTexts } from '../texts.ts'

/** What to do with a certificate, and how others know that it is real. */
export const HandIn = ({ certificate }: { certificate: Certificate }): ReactNode => {
  const t = useTexts()
  const { insurance_data: forInsurance } = useSettings()
  return (
    <>
      {forInsurance && (
        <Section title={t('certificates.one.handIn')}>
          <HandInSteps certificateId={certificate.id} />
        </Section>
      )}
      <Section title={t('certificates.one.real')}>
        <Typography sx={{ mb: 1 }}>{t('certificates.one.realBody')}</Typography>
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('certificates.one.unchanged')}</Typography>
        <Button variant="outlined" href={paths.certificateCheck(certificate.number)}>
          {t('certificates.one.toCheck')}
        </Button>
      </Section>
    </>
  )
}
