import type { Certificate } from '@kursportal/shared/contract'
import { formatDay, formatFileSize } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { useParams } from '@kursportal/shared/router'
import {
  Box,
  Button,
  DownloadIcon,
  ExternalIcon,
  PageFrame,
  TextSkeleton,
  Typography,
} from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { certificateFacts } from '../../common/certificates/certificate-facts.ts'
import { certificateFile } from '../../common/certificates/certificate-file.ts'
import { FactList, type Fact } from '../../common/certificates/FactList.tsx'
import { LoadFailure } from '../../common/LoadFailure.tsx'
import { paths } from '../../common/paths.ts'
import { useTexts, type Translate } from '../../texts/index.ts'
import { readCertificate } from './api/read-certificate.ts'
import { HandIn } from './components/HandIn.tsx'
import { Sheet } from './components/Sheet.tsx'

/** What page two says, without what is empty. */
const insuredFacts = ({ insured }: Certificate, t: Translate): Fact[] => [
  {
    name: t('certificates.one.address'),
    value: [insured.street, `${insured.zip} ${insured.city}`.trim()].filter(Boolean).join(', '),
  },
  { name: t('certificates.one.insurance'), value: insured.insurance },
  { name: t('certificates.one.insuranceNumber'), value: insured.insurance_number },
  { name: t('certificates.one.iban'), value: insured.iban_masked },
  {
    name: t('certificates.one.parent'),
    value:
      insured.parent_name &&
      [insured.parent_name, insured.parent_birth_date && formatDay(insured.parent_birth_date)]
        .filter(Boolean)
        .join(', '),
  },
  { name: t('certificates.one.signature'), value: t(`certificates.one.${insured.signature}`) },
]

const Actions = ({ certificate }: { certificate: Certificate }): ReactNode => {
  const t = useTexts()
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        mb: 4,
        '& > a': { flex: { xs: '1 1 100%', sm: 'none' } },
      }}
    >
      <Button
        variant="contained"
        size="large"
        component="a"
        href={certificateFile(certificate.id, { download: true })}
        startIcon={<DownloadIcon size={22} aria-hidden />}
      >
        {t('certificates.one.download')}
      </Button>
      <Button
        variant="outlined"
        size="large"
        component="a"
        href={certificateFile(certificate.id)}
        target="_blank"
        rel="noopener"
        startIcon={<ExternalIcon size={20} aria-hidden />}
      >
        {t('certificates.one.open')}
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('certificates.one.size', { size: formatFileSize(certificate.bytes) })}
      </Typography>
    </Box>
  )
}

/** One certificate: to look at, to save, and what to do with it. */
const CertificatePage = (): ReactNode => {
  const t = useTexts()
  const { certificateId = '' } = useParams()
  const certificate = useQuery(readCertificate(certificateId))
  const { data } = certificate
  return (
    <PageFrame
      title={data ? t('certificates.one.title', { title: data.course_title }) : t('certificates.title')}
      width="text"
      breadcrumb={[{ label: t('certificates.title'), href: paths.certificates }]}
    >
      {data && (
        <>
          <Actions certificate={data} />
          <Sheet
            caption={t('certificates.one.pageOne')}
            title={data.facts.title}
            number={data.number}
            issuer={data.facts.issuer}
          >
            <Typography sx={{ whiteSpace: 'pre-line', mb: 3, fontSize: '1.125rem' }}>
              {data.facts.wording}
            </Typography>
            <FactList facts={certificateFacts(data.facts, t)} />
          </Sheet>
          <Sheet caption={t('certificates.one.pageTwo')}>
            <Typography sx={{ color: 'text.secondary', mb: 2.5 }}>
              {t('certificates.one.pageTwoWhy')}
            </Typography>
            <FactList facts={insuredFacts(data, t)} />
          </Sheet>
          <HandIn certificate={data} />
        </>
      )}
      {!data && certificate.isError && (
        <LoadFailure
          title={t('certificates.one.failed')}
          error={certificate.error}
          onRetry={() => void certificate.refetch()}
          retrying={certificate.isFetching}
        />
      )}
      {!data && !certificate.isError && <TextSkeleton />}
    </PageFrame>
  )
}

export default CertificatePage
