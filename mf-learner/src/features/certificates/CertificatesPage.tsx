import type { CertificateSummary } from '@kursportal/shared/contract'
import { berlinDay } from '@kursportal/shared/domain'
import { formatMoney } from '@kursportal/shared/i18n'
import { keepPreviousData, useQuery } from '@kursportal/shared/query'
import { useSettings } from '@kursportal/shared/store'
import { Box, Button, EmptyState, ListSkeleton, PageFrame, Section, Typography } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { listParticipations, withoutCertificate } from '../../common/list-participations.ts'
import { Loaded } from '../../common/Loaded.tsx'
import { paths } from '../../common/paths.ts'
import { useTexts } from './texts.ts'
import { listCertificates } from './api/list-certificates.ts'
import { CertificateRow } from './components/CertificateRow.tsx'
import { ToFetch } from './components/ToFetch.tsx'

/** How many are shown, and how many more at each press. */
const PAGE = 20
const MOST = 200

/** Certificates under the year they were issued in, in Germany; the order stays. */
const byYear = (certificates: readonly CertificateSummary[]): [string, CertificateSummary[]][] => {
  const years = new Map<string, CertificateSummary[]>()
  for (const certificate of certificates) {
    const year = berlinDay(new Date(certificate.issued_at)).slice(0, 4)
    years.set(year, [...(years.get(year) ?? []), certificate])
  }
  return [...years]
}

/**
 * What was paid for the courses of a year, in cents, so that somebody sees what there is to claim back; 0 where
 * nothing is stated, or where more of the year is not shown yet. What was replaced is handed in no more.
 */
const paidIn = (ofYear: readonly CertificateSummary[], isWhole: boolean): number =>
  isWhole
    ? ofYear.reduce(
        (sum, { fee_cents, replaced_by }) => sum + (replaced_by === null ? (fee_cents ?? 0) : 0),
        0,
      )
    : 0

const Paid = ({ cents }: { cents: number }): ReactNode => {
  const t = useTexts()
  if (cents === 0) return null
  return (
    <Typography sx={{ mt: -1, mb: 2, maxWidth: '68ch' }}>
      {t('certificates.paid', { amount: formatMoney(cents) })}
    </Typography>
  )
}

/** Meine Bescheinigungen: of all courses and years. */
const CertificatesPage = (): ReactNode => {
  const t = useTexts()
  const { insurance_data: forInsurance } = useSettings()
  const [limit, setLimit] = useState(PAGE)
  const certificates = useQuery({ ...listCertificates(limit), placeholderData: keepPreviousData })
  const participations = useQuery(listParticipations)
  const toFetch = withoutCertificate(participations.data?.items ?? [])
  return (
    <PageFrame
      title={t('certificates.title')}
      intro={t('certificates.intro')}
      breadcrumb={[{ label: t('myCourses.title'), href: paths.myCourses }]}
    >
      <Loaded
        query={[certificates, participations]}
        waiting={<ListSkeleton count={3} />}
        failed={t('certificates.failed')}
      >
        {([{ items, total }]) =>
          total === 0 && toFetch.length === 0 ? (
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
          ) : (
            <>
              <ToFetch participations={toFetch} />
              {byYear(items).map(([year, ofYear], place, years) => (
                <Section key={year} title={year}>
                  {forInsurance && (
                    <Paid cents={paidIn(ofYear, items.length === total || place < years.length - 1)} />
                  )}
                  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
                    {ofYear.map((certificate) => (
                      <li key={certificate.id}>
                        <CertificateRow certificate={certificate} />
                      </li>
                    ))}
                  </Box>
                </Section>
              ))}
              {total > items.length && limit < MOST && (
                <Button
                  variant="outlined"
                  sx={{ mt: 3 }}
                  loading={certificates.isFetching}
                  onClick={() => setLimit(Math.min(MOST, limit + PAGE))}
                >
                  {t('certificates.more')}
                </Button>
              )}
            </>
          )
        }
      </Loaded>
    </PageFrame>
  )
}

export default CertificatesPage
