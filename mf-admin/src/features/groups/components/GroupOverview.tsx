import { formatMoney, formatNumber } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { Box, LabelledSelect, Link, ListSkeleton, Loaded, Section } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { readGroupFigures, type GroupDetail, type GroupFigures } from '../api/group.ts'
import { rateOf } from '../../../common/rate-of.ts'
import { useYear } from '../../../common/useYear.ts'
import { groupPath } from '../group-paths.ts'
import { Facts } from './Facts.tsx'
import { GroupProvider } from './GroupProvider.tsx'
import { GroupTier } from './GroupTier.tsx'
import { MonthTable } from './MonthTable.tsx'
import { ShareSection } from './ShareSection.tsx'

type FiguresProps = { figures: GroupFigures; year: number; isPast: boolean; gone: boolean }

const Figures = ({ figures, year, isPast, gone }: FiguresProps): ReactNode => {
  const t = useTexts()
  const { visits, registrations, progress, money } = figures
  const note = (of: 'visits' | 'registrations', rate: string | undefined) =>
    rate && t(`groups.rateOf.${of}`, { rate })
  return (
    <>
      <Section variant="card" title={t('groups.brought', { year })}>
        <Facts
          facts={[
            { label: t('groups.visits'), value: formatNumber(visits) },
            {
              label: t('groups.registrations'),
              value: formatNumber(registrations),
              note: note('visits', rateOf(registrations, visits)),
            },
            {
              label: t('groups.finishes'),
              value: formatNumber(progress.finishes),
              note: note('registrations', rateOf(progress.finishes, registrations)),
            },
            { label: t('groups.members'), value: formatNumber(figures.members) },
          ]}
        />
      </Section>
      <Section
        variant="card"
        title={t('groups.moneyOf', { year })}
        actions={
          <Link href={`${groupPath(figures.society.id, 'ledger')}?jahr=${year}`}>{t('groups.toBooks')}</Link>
        }
      >
        <Facts
          facts={[
            { label: t('groups.earned'), value: formatMoney(money.earned) },
            { label: t('groups.available'), value: formatMoney(money.available) },
            { label: t('groups.requested'), value: formatMoney(money.requested) },
            { label: t('groups.paid'), value: formatMoney(money.paid) },
          ]}
        />
      </Section>
      {!gone && <GroupTier progress={progress} isPast={isPast} />}
      <MonthTable figures={figures} year={year} />
    </>
  )
}

/** The link of a society, and what came of it in a year: people, money, tier, and month by month. */
export const GroupOverview = ({ group }: { group: GroupDetail }): ReactNode => {
  const t = useTexts()
  const { year, choose } = useYear()
  const figures = useQuery(readGroupFigures(group.id, year))
  const { data } = figures
  const [of] = data?.societies ?? []
  return (
    <>
      {!group.deleted_at && <ShareSection group={group} />}
      {!group.deleted_at && group.is_community && <GroupProvider group={group} />}
      {data && data.years.length > 1 && (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 2 }}>
          <LabelledSelect
            label={t('groups.year')}
            value={data.year}
            options={data.years.map((each) => ({ value: each, label: String(each) }))}
            onChange={choose}
          />
        </Box>
      )}
      <Loaded query={figures} waiting={<ListSkeleton count={3} />} failed={t('groups.figuresFailed')}>
        {() =>
          of &&
          data && (
            <Box sx={{ '& > section': { mb: 3 } }}>
              <Figures
                figures={of}
                year={data.year}
                isPast={data.year < Math.max(...data.years)}
                gone={group.deleted_at !== null}
              />
            </Box>
          )
        }
      </Loaded>
    </>
  )
}
