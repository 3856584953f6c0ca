import { useQuery } from '@kursportal/shared/query'
import { useSearchParams } from '@kursportal/shared/router'
import { LabelledSelect, ListSkeleton, LoadFailure, PageFrame, Section } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/index.ts'
import { readPerformance, type Performance } from './api/read-performance.ts'
import { BeginCard } from './components/BeginCard.tsx'
import { ReferralLink } from './components/ReferralLink.tsx'
import { SocietyPanel } from './components/SocietyPanel.tsx'

const Figures = ({ performance }: { performance: Performance }): ReactNode => {
  const t = useTexts()
  const { member_of: memberOf, societies, year } = performance
  const leadsIt = societies.some(({ society }) => society.id === memberOf?.id)
  return (
    <>
      {societies.map((figures) => (
        <SocietyPanel key={figures.society.id} figures={figures} year={year} />
      ))}
      {memberOf && !leadsIt && (
        <Section variant="card" title={t('member.title', { name: memberOf.name })} intro={t('member.body')}>
          <ReferralLink link={memberOf.referral_link} name={memberOf.name} />
        </Section>
      )}
      {performance.own_society_possible && <BeginCard />}
    </>
  )
}

/** Empfehlen: the own link, and what has come of it in a year. */
const PerformancePage = (): ReactNode => {
  const t = useTexts()
  const [params, setParams] = useSearchParams()
  const chosen = Number(params.get('jahr')) || undefined
  const { data, isError, error, isFetching, refetch } = useQuery(readPerformance(chosen))
  const showYears = data && data.years.length > 1
  return (
    <PageFrame
      title={t('performance.title')}
      intro={t('performance.intro')}
      actions={
        showYears && (
          <LabelledSelect
            label={t('performance.year')}
            value={data.year}
            options={data.years.map((year) => ({ value: year, label: String(year) }))}
            onChange={(year) => setParams({ jahr: String(year) })}
          />
        )
      }
    >
      {data ? (
        <Figures performance={data} />
      ) : isError ? (
        <LoadFailure
          title={t('performance.failed')}
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <ListSkeleton />
      )}
    </PageFrame>
  )
}

export default PerformancePage
