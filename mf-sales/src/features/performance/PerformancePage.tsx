import { useQuery } from '@kursportal/shared/query'
import { part, useNavigate, useParams } from '@kursportal/shared/router'
import { useSettings } from '@kursportal/shared/store'
import {
  Alert,
  LabelledSelect,
  ListSkeleton,
  Loaded,
  PageFrame,
  Section,
  TabLinks,
} from '@kursportal/shared/ui'
import type { ComponentType, ReactNode } from 'react'
import { useTexts } from '../../texts/index.ts'
import { readPerformance, type Performance, type SocietyFigures } from './api/read-performance.ts'
import { BeginCard } from './components/BeginCard.tsx'
import { ReferralLink } from './components/ReferralLink.tsx'
import { SocietyMenu } from './components/SocietyMenu.tsx'
import { OverviewTab } from './OverviewTab.tsx'
import { SALES, salesPath, salesTabs, tabOf, type SalesTab } from './sales-paths.ts'
import type { TabProps } from './tab-props.ts'
import { useYear } from './useYear.ts'

const list = <ListSkeleton count={4} />
const one = (load: () => Promise<{ default: ComponentType<TabProps> }>) => part(load, list)

const parts: Record<SalesTab, ComponentType<TabProps>> = {
  overview: OverviewTab,
  people: one(() => import(/* webpackChunkName: "sales-people" */ './PeopleTab.tsx')),
  earnings: one(() => import(/* webpackChunkName: "sales-earnings" */ './EarningsTab.tsx')),
  payouts: one(() => import(/* webpackChunkName: "sales-payouts" */ './PayoutsTab.tsx')),
}

const JoinCard = part(() => import(/* webpackChunkName: "sales-join" */ './components/JoinCard.tsx'))

const FormerDocuments = part(
  () => import(/* webpackChunkName: "sales-former" */ './components/FormerDocuments.tsx'),
)

/** For whoever leads nothing, or could have a group of their own beside it: where they belong, and how to begin. */
const Beside = ({ performance }: { performance: Performance }): ReactNode => {
  const t = useTexts()
  const navigate = useNavigate()
  const { member_of: memberOf, societies } = performance
  const { communities } = useSettings()
  const leadsIt = societies.some(({ society }) => society.id === memberOf?.id)
  return (
    <>
      {memberOf && !leadsIt && (
        <Section
          variant="card"
          title={t('member.title', { name: memberOf.name })}
          intro={memberOf.is_community ? communities && t('member.body') : t('member.ofGroup')}
        >
          {memberOf.is_community && !communities ? (
            <Alert severity="info">{t('member.off')}</Alert>
          ) : (
            <ReferralLink link={memberOf.referral_link} name={memberOf.name} />
          )}
        </Section>
      )}
      {!memberOf && societies.length === 0 && <JoinCard />}
      {(performance.own_society_possible || performance.own_society_too_young) && (
        <BeginCard
          tooYoung={performance.own_society_too_young}
          onFounded={(id) => void navigate(salesPath(id))}
        />
      )}
      {performance.former_documents > 0 && <FormerDocuments societies={societies} />}
    </>
  )
}

/** Which society is shown, and in which year. */
const Choosers = ({
  performance: { societies, years, year },
  chosen,
  tab,
  onYear,
}: {
  performance: Performance
  chosen: SocietyFigures | undefined
  tab: SalesTab
  onYear: (year: number) => void
}): ReactNode => {
  const t = useTexts()
  const navigate = useNavigate()
  return (
    <>
      {chosen && societies.length > 1 && (
        <LabelledSelect
          label={t('performance.society')}
          value={chosen.society.id}
          options={societies.map(({ society }) => ({ value: society.id, label: society.name }))}
          onChange={(id) => void navigate(salesPath(id, tab, year))}
        />
      )}
      {years.length > 1 && (
        <LabelledSelect
          label={t('performance.year')}
          value={year}
          options={years.map((each) => ({ value: each, label: String(each) }))}
          onChange={onYear}
        />
      )}
      {chosen && <SocietyMenu figures={chosen} />}
    </>
  )
}

/** Empfehlen: the own link, who came by it and what it earns, a society and a year at a time. */
const PerformancePage = (): ReactNode => {
  const t = useTexts()
  const { societyId, tab: named } = useParams()
  const { year: asked, choose } = useYear()
  const tab = tabOf(named)
  const performance = useQuery(readPerformance(asked))
  const { data } = performance
  const societies = data?.societies ?? []
  const chosen = societyId ? societies.find(({ society }) => society.id === societyId) : societies[0]
  const { communities } = useSettings()
  const isOpen = communities || chosen?.society.is_community !== true
  const Part = tab && parts[tab]
  return (
    <PageFrame
      title={t('performance.title')}
      width="page"
      intro={
        chosen
          ? [
              chosen.society.name,
              t(chosen.society.is_community ? 'performance.community' : 'performance.own'),
              t('performance.members', { count: chosen.members }),
            ].join(' · ')
          : t('performance.intro')
      }
      actions={
        data && <Choosers performance={data} chosen={chosen} tab={tab ?? 'overview'} onYear={choose} />
      }
    >
      <Loaded
        query={performance}
        waiting={<ListSkeleton />}
        failed={t('performance.failed')}
        gone={data !== undefined && (!Part || (societyId !== undefined && !chosen))}
        goneTitle={t('performance.gone')}
        home={{ label: t('performance.toAll'), href: SALES }}
      >
        {(found) => (
          <>
            {chosen && Part && (
              <>
                <TabLinks
                  label={t('performance.tabsOf', { name: chosen.society.name })}
                  tabs={salesTabs.map((key) => ({
                    key,
                    label: t(`performance.tabs.${key}`),
                    href: salesPath(chosen.society.id, key, asked),
                  }))}
                  current={tab}
                />
                {!isOpen && (
                  <Alert severity="info" sx={{ mb: 3 }}>
                    {t('performance.off')}
                  </Alert>
                )}
                <Part
                  key={`${chosen.society.id} ${found.year}`}
                  figures={chosen}
                  year={found.year}
                  isOpen={isOpen}
                  isPast={found.year < Math.max(...found.years)}
                />
              </>
            )}
            {tab === 'overview' && <Beside performance={found} />}
          </>
        )}
      </Loaded>
    </PageFrame>
  )
}

export default PerformancePage
