import { keepPreviousData, useQuery } from '@kursportal/shared/query'
import { Box, Button, EmptyState, ListSkeleton, PageFrame } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { LoadFailure } from '../../common/LoadFailure.tsx'
import { paths } from '../../common/paths.ts'
import { useTexts } from '../../texts/index.ts'
import { listCertificates } from './api/list-certificates.ts'
import { CertificateRow } from './components/CertificateRow.tsx'

/** How many are shown, and how many more at each press. */
const PAGE = 20
const MOST = 200

/** Meine Bescheinigungen: of all courses and years. */
const CertificatesPage = (): ReactNode => {
  const t = useTexts()
  const [limit, setLimit] = useState(PAGE)
  const certificates = useQuery({ ...listCertificates(limit), placeholderData: keepPreviousData })
  const { data } = certificates
  return (
    <PageFrame
      title={t('certificates.title')}
      intro={t('certificates.intro')}
      breadcrumb={[{ label: t('myCourses.title'), href: paths.myCourses }]}
    >
      {!data && certificates.isError && (
        <LoadFailure
          title={t('certificates.failed')}
          error={certificates.error}
          onRetry={() => void certificates.refetch()}
          retrying={certificates.isFetching}
        />
      )}
      {!data && !certificates.isError && <ListSkeleton count={3} />}
      {data?.total === 0 && (
        <EmptyState
          title={t('certificates.emptyTitle')}
          actions={
            <Button variant="contained" href={paths.myCourses}>
              {t('common.toMyCourses')}
            </Button>
          }
        >
          {t('certificates.emptyBody')}
        </EmptyState>
      )}
      {data && data.total > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
          {data.items.map((certificate) => (
            <li key={certificate.id}>
              <CertificateRow certificate={certificate} />
            </li>
          ))}
        </Box>
      )}
      {data && data.total > data.items.length && limit < MOST && (
        <Button
          variant="outlined"
          sx={{ mt: 3 }}
          loading={certificates.isFetching}
          onClick={() => setLimit(Math.min(MOST, limit + PAGE))}
        >
          {t('certificates.more')}
        </Button>
      )}
    </PageFrame>
  )
}

export default CertificatesPage
