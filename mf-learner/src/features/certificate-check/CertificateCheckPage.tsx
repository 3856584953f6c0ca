import { isFailure } from '@kursportal/shared/client'
import type { CertificateCheck } from '@kursportal/shared/contract'
import { formatDay } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { useParams } from '@kursportal/shared/router'
import {
  Alert,
  Box,
  Card,
  CardBody,
  DoneIcon,
  InfoIcon,
  PageFrame,
  Section,
  TextSkeleton,
  Typography,
} from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { certificateFacts } from '../../common/certificates/certificate-facts.ts'
import { FactList } from '../../common/certificates/FactList.tsx'
import { LoadFailure } from '../../common/LoadFailure.tsx'
import { useTexts } from '../../texts/index.ts'
import { checkCertificate } from './api/check-certificate.ts'
import { CompareFile } from './components/CompareFile.tsx'
import { NumberForm } from './components/NumberForm.tsx'

/** The verdict, large: real, or issued by us but no longer shown. */
const Verdict = ({ check }: { check: CertificateCheck }): ReactNode => {
  const t = useTexts()
  const tone = check.facts ? 'success' : 'info'
  return (
    <Card sx={{ bgcolor: `${tone}.soft`, mb: 4 }}>
      <CardBody sx={{ display: 'flex', gap: 2, color: `${tone}.onSoft` }}>
        <Box component="span" aria-hidden sx={{ flex: 'none', lineHeight: 0, pt: 0.5 }}>
          {check.facts ? <DoneIcon size={32} /> : <InfoIcon size={32} />}
        </Box>
        <div>
          <Typography variant="h2">
            {t(check.facts ? 'certificates.check.real' : 'certificates.check.gone')}
          </Typography>
          <Typography sx={{ mt: 0.5 }}>
            {check.facts
              ? t('certificates.check.realBody')
              : t('certificates.check.goneBody', { day: formatDay(check.issued_on) })}
          </Typography>
          <Typography sx={{ mt: 1, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
            {check.number}
          </Typography>
        </div>
      </CardBody>
    </Card>
  )
}

const Result = ({ number }: { number: string }): ReactNode => {
  const t = useTexts()
  const check = useQuery(checkCertificate(number))
  const { data } = check
  if (data)
    return (
      <>
        <Verdict check={data} />
        {data.facts && (
          <Section title={t('certificates.check.facts')}>
            <FactList facts={certificateFacts(data.facts, t)} />
          </Section>
        )}
        <CompareFile sha256={data.sha256} />
      </>
    )
  if (isFailure(check.error, 'not_found'))
    return (
      <>
        <Alert severity="error" sx={{ mb: 4 }}>
          <Typography variant="h3" component="h2">
            {t('certificates.check.unknown')}
          </Typography>
          {t('certificates.check.unknownBody')}
        </Alert>
        <NumberForm />
      </>
    )
  if (check.isError)
    return (
      <LoadFailure
        title={t('certificates.check.failed')}
        error={check.error}
        onRetry={() => void check.refetch()}
        retrying={check.isFetching}
      />
    )
  return <TextSkeleton />
}

/** For whoever holds a certificate and wants to know whether it is real; without logging in. */
const CertificateCheckPage = (): ReactNode => {
  const t = useTexts()
  const { number } = useParams()
  return (
    <PageFrame title={t('certificates.check.title')} intro={t('certificates.check.intro')} width="text">
      {number ? <Result key={number} number={number} /> : <NumberForm />}
    </PageFrame>
  )
}

export default CertificateCheckPage
