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
  Link,
  PageFrame,
  Section,
  TextSkeleton,
  Typography,
} from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { certificateFacts } from '../../common/certificates/certificate-facts.ts'
import { FactList } from '../../common/certificates/FactList.tsx'
import { Loaded } from '../../common/Loaded.tsx'
import { paths } from '../../common/paths.ts'
import { useTexts } from './texts.ts'
import { checkCertificate } from './api/check-certificate.ts'
import { CompareFile } from './components/CompareFile.tsx'
import { NumberForm } from './components/NumberForm.tsx'

const verdictOn = ({ facts, replaced_by }: CertificateCheck): 'gone' | 'replaced' | 'real' => {
  if (!facts) return 'gone'
  return replaced_by === null ? 'real' : 'replaced'
}

/** The verdict, large: real, or issued by us but no longer shown. */
const Verdict = ({ check }: { check: CertificateCheck }): ReactNode => {
  const t = useTexts()
  const tone = verdictOn(check) === 'real' ? 'success' : 'info'
  return (
    <Card sx={{ bgcolor: `${tone}.soft`, mb: 4 }}>
      <CardBody sx={{ display: 'flex', gap: 2, color: `${tone}.onSoft` }}>
        <Box component="span" aria-hidden sx={{ flex: 'none', lineHeight: 0, pt: 0.5 }}>
          {tone === 'success' ? <DoneIcon size={32} /> : <InfoIcon size={32} />}
        </Box>
        <div>
          <Typography variant="h2">{t(`certificates.check.${verdictOn(check)}`)}</Typography>
          {check.replaced_by !== null && (
            <Typography sx={{ mt: 0.5 }}>
              {t('certificates.check.replacedBody')}{' '}
              <Link href={paths.certificateCheck(check.replaced_by)} color="inherit">
                {t('certificates.check.toNewer', { number: check.replaced_by })}
              </Link>
            </Typography>
          )}
          {check.facts && (
            <Typography sx={{ mt: 0.5, fontWeight: 600 }}>
              {t('certificates.check.issued', {
                issuer: check.facts.issuer,
                day: formatDay(check.facts.issued_on),
                course: check.facts.course_title,
              })}
            </Typography>
          )}
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
  if (!check.data && isFailure(check.error, 'not_found'))
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
  return (
    <Loaded query={check} waiting={<TextSkeleton />} failed={t('certificates.check.failed')}>
      {(data) => (
        <>
          <Verdict check={data} />
          {data.facts && (
            <Section title={t('certificates.check.facts')}>
              <FactList facts={certificateFacts(data.facts, t)} />
            </Section>
          )}
          <CompareFile sha256={data.sha256} />
        </>
      )}
    </Loaded>
  )
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
