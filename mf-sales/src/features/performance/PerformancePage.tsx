import { useQuery } from '@kursportal/shared/query'
import { useSearchParams } from '@kursportal/shared/router'
import { LabelledSelect, ListSkeleton, Loaded, PageFrame, Section } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/index.ts'
import { readPerformance, type Performance, type SocietyFigures } from './api/read-performance.ts'
import { BeginCard } from './components/BeginCard.tsx'
import { ReferralLink } from './components/ReferralLink.tsx'
import { SocietyPanel } from './components/SocietyPanel.tsx'

type FiguresProps = {
  performance: Performance
  /** The society the address names; the first one where it names none of these. */
  chosen: SocietyFigures | undefined
  onFounded: (id: string) => void
}

const Figures = ({ performance, chosen, onFounded }: FiguresProps): ReactNode => {
  const t = useTexts()
  const { member_of: memberOf, societies, year } = performance
  const leadsIt = societies.some(({ society }) => society.id === memberOf?.id)
  return (
    <>
      {chosen && (
        <SocietyPanel
          key={chosen.society.id}
          figures={chosen}
          year={year}
          isPast={year < Math.max(...performance.years)}
        />
      )}
      {memberOf && !leadsIt && (
        <Section variant="card" title={t('member.title', { name: memberOf.name })} intro={t('member.body')}>
          <ReferralLink link={memberOf.referral_link} name={memberOf.name} />
        </Section>
      )}
      {(performance.own_society_possible || performance.own_society_too_young) && (
        <BeginCard tooYoung={performance.own_society_too_young} onFounded={onFounded} />
      )}
    </>
  )
}

/** The year an address asks for; none for what is no year there could be figures of. */
const yearOf = (typed: string | null): number | undefined => {
  const year = Number(typed)
  return Number.isInteger(year) && year >= 2000 && year <= 2200 ? year : undefined
}

/** Empfehlen: the own link, and what has come of it in a year. */
const PerformancePage = (): ReactNode => {
  const t = useTexts()
  const [params, setParams] = useSearchParams()
  const chosen = yearOf(params.get('jahr'))
  const performance = useQuery(readPerformance(chosen))
  const { data } = performance
  const societies = data?.societies ?? []
  const society = societies.find((one) => one.society.id === params.get('gruppe')) ?? societies[0]
  const choose = (name: 'jahr' | 'gruppe', value: string) =>
    setParams((before) => ({ ...Object.fromEntries(before), [name]: value }))
  return (
    <PageFrame
      title={t('performance.title')}
      intro={t('performance.intro')}
      actions={
        data && (
          <>
            {society && societies.length > 1 && (
              <LabelledSelect
                label={t('performance.society')}
                value={society.society.id}
                options={societies.map((one) => ({ value: one.society.id, label: one.society.name }))}
                onChange={(id) => choose('gruppe', id)}
              />
            )}
            {data.years.length > 1 && (
              <LabelledSelect
                label={t('performance.year')}
                value={data.year}
                options={data.years.map((year) => ({ value: year, label: String(year) }))}
                onChange={(year) => choose('jahr', String(year))}
              />
            )}
          </>
        )
      }
    >
      <Loaded query={performance} waiting={<ListSkeleton />} failed={t('performance.failed')}>
        {(figures) => (
          <Figures performance={figures} chosen={society} onFounded={(id) => choose('gruppe', id)} />
        )}
      </Loaded>
    </PageFrame>
  )
}

export default PerformancePage
