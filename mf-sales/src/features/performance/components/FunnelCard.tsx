import { formatMoney, formatNumber, formatPercent } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { useSearchParams } from '@kursportal/shared/router'
import { Box, FilterButtons, ListSkeleton, Loaded, Section, Typography } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { readFunnel } from '../api/sales-funnel.ts'
import type { TabProps } from '../tab-props.ts'
import { BarChart } from './BarChart.tsx'
import { FigureList } from './FigureList.tsx'
import { FigureTable } from './FigureTable.tsx'
import { rateOf, timeOfDays, timeOfYear, type FunnelTime, type Measure } from './funnel-parts.ts'

/** How the address names a shorter time than the year. */
const TIME = 'zeit'
const times = ['30', '91'] as const
type Time = 'year' | (typeof times)[number]

const Steps = ({ time: { visits, registrations, finishes } }: { time: FunnelTime }): ReactNode => {
  const t = useTexts()
  const note = (of: number, from: number, of_what: 'ofVisits' | 'ofRegistrations') => {
    const rate = rateOf(of, from)
    return rate === undefined ? undefined : t(`figures.${of_what}`, { rate: formatPercent(rate) })
  }
  return (
    <FigureList
      figures={[
        { label: t('figures.visits'), value: formatNumber(visits) },
        {
          label: t('figures.registrations'),
          value: formatNumber(registrations),
          note: note(registrations, visits, 'ofVisits'),
        },
        {
          label: t('figures.finishes'),
          value: formatNumber(finishes),
          note: note(finishes, registrations, 'ofRegistrations'),
        },
      ]}
    />
  )
}

/** One measure of a time as bars, with all of them as a table below. */
const Drawing = ({ time, of }: { time: FunnelTime; of: string }): ReactNode => {
  const t = useTexts()
  const [wanted, setWanted] = useState<Measure>('finishes')
  const measure = time.measures.includes(wanted) ? wanted : 'finishes'
  const format = (value: number, by: Measure = measure) =>
    by === 'earned' ? formatMoney(value) : formatNumber(value)
  const busy = time.parts.filter((part) => time.measures.some((one) => part[one] !== 0))
  if (busy.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{t('chart.nothing')}</Typography>
  return (
    <>
      <FilterButtons
        label={t('chart.show')}
        options={time.measures.map((value) => ({ value, label: t(`chart.measures.${value}`) }))}
        chosen={measure}
        onChoose={setWanted}
      />
      <Box sx={{ mt: 2.5 }}>
        <BarChart
          label={t('chart.label', { what: t(`chart.measures.${measure}`), when: of })}
          bars={time.parts.map((part) => ({
            key: part.key,
            label: part.name,
            short: part.short,
            value: Math.max(part[measure], 0),
          }))}
          format={format}
          every={time.every}
        />
      </Box>
      <Box component="details" sx={{ mt: 2 }}>
        <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600, minHeight: 44, py: 1 }}>
          {t('chart.asTable')}
        </Box>
        <FigureTable
          label={t('chart.table', { when: of })}
          columns={[t('chart.when'), ...time.measures.map((one) => t(`chart.measures.${one}`))]}
          rows={busy.map((part) => ({
            key: part.key,
            name: part.name,
            cells: time.measures.map((one) => format(part[one], one)),
          }))}
        />
      </Box>
    </>
  )
}

const Funnel = ({ time, of }: { time: FunnelTime; of: string }): ReactNode => (
  <>
    <Steps time={time} />
    <Box sx={{ mt: 3 }}>
      <Drawing time={time} of={of} />
    </Box>
  </>
)

/** The last days, which are read by themselves. */
const LastDays = ({ societyId, days, of }: { societyId: string; days: number; of: string }): ReactNode => {
  const t = useTexts()
  const funnel = useQuery(readFunnel(societyId, days))
  return (
    <Loaded dense query={funnel} waiting={<ListSkeleton count={3} />} failed={t('chart.failed')}>
      {(found) => <Funnel time={timeOfDays(found)} of={of} />}
    </Loaded>
  )
}

/** The way from the link to the finish over a year, or the last days. */
export const FunnelCard = ({ figures, year, isPast }: Omit<TabProps, 'isOpen'>): ReactNode => {
  const t = useTexts()
  const [params, setParams] = useSearchParams()
  const asked = times.find((one) => one === params.get(TIME))
  const chosen: Time = isPast ? 'year' : (asked ?? 'year')
  const choose = (time: Time) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (time === 'year') next.delete(TIME)
        else next.set(TIME, time)
        return next
      },
      { replace: true },
    )
  const named = (time: Time) => {
    if (time === 'year') return String(year)
    return time === '30' ? t('chart.lastDays') : t('chart.lastWeeks')
  }
  return (
    <Section variant="card" title={t(isPast ? 'figures.pastTitle' : 'figures.title', { year })}>
      {!isPast && (
        <Box sx={{ mb: 3 }}>
          <FilterButtons
            label={t('chart.time')}
            options={(['year', ...times] as const).map((value) => ({ value, label: named(value) }))}
            chosen={chosen}
            onChoose={choose}
          />
        </Box>
      )}
      {chosen === 'year' ? (
        <Funnel time={timeOfYear(figures)} of={named('year')} />
      ) : (
        <LastDays societyId={figures.society.id} days={Number(chosen)} of={named(chosen)} />
      )}
    </Section>
  )
}
