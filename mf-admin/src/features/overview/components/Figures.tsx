import { formatMoney, formatNumber } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { Box, FilterButtons, Link, Loaded, Section, TextSkeleton, Typography } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { useTexts, type Translate } from '../texts.ts'
import { ranges, readFigures, type Figures as Told, type Range } from '../api/tasks.ts'
import { changeOf } from './change.rules.ts'
import { Chart } from './Chart.tsx'

const counted = ['registrations', 'begun', 'finished', 'certificates'] as const
const money = ['earned', 'paid'] as const
const standing = ['available', 'requested'] as const

/** How much more or less it was than before, in words; nothing where there was nothing to compare with. */
const difference = (t: Translate, told: Told['begun']): string =>
  told.before > 0 ? t('overview.against', { difference: changeOf(told) }) : t('overview.beforeNone')

const Figure = ({ label, value, note }: { label: string; value: string; note: string }): ReactNode => (
  <Box sx={{ minWidth: 0 }}>
    <Typography component="dt" sx={{ color: 'text.secondary' }}>
      {label}
    </Typography>
    <Box component="dd" sx={{ m: 0 }}>
      <Typography
        component="span"
        sx={{ display: 'block', fontWeight: 700, fontSize: '1.5rem', fontVariantNumeric: 'tabular-nums' }}
      >
        {value}
      </Typography>
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {note}
      </Typography>
    </Box>
  </Box>
)

/** What happened in a week, a month or a year, beside the time before, with a line for each day or month. */
export const Figures = (): ReactNode => {
  const t = useTexts()
  const [range, setRange] = useState<Range>('30')
  const figures = useQuery(readFigures(range))
  return (
    <Section variant="card" title={t('overview.figures')}>
      <Box sx={{ mb: 3 }}>
        <FilterButtons
          label={t('overview.range')}
          options={ranges.map((value) => ({ value, label: t(`overview.ranges.${value}`) }))}
          chosen={range}
          onChoose={setRange}
        />
      </Box>
      <Loaded dense query={figures} waiting={<TextSkeleton lines={8} />} failed={t('overview.figuresFailed')}>
        {(told) => (
          <>
            <Box
              component="dl"
              sx={{
                m: 0,
                mb: 3,
                display: 'grid',
                gap: 2.5,
                gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 160px), 1fr))',
              }}
            >
              {counted.map((name) => (
                <Figure
                  key={name}
                  label={t(`overview.figure.${name}`)}
                  value={formatNumber(told[name].now)}
                  note={difference(t, told[name])}
                />
              ))}
              <Figure
                label={t('overview.figure.active')}
                value={formatNumber(told.active)}
                note={t('overview.ofPeople', { count: told.people })}
              />
              {money.map((name) => (
                <Figure
                  key={name}
                  label={t(`overview.figure.${name}`)}
                  value={formatMoney(told[name].now)}
                  note={difference(t, told[name])}
                />
              ))}
              {standing.map((name) => (
                <Figure
                  key={name}
                  label={t(`overview.figure.${name}`)}
                  value={formatMoney(told[name])}
                  note={t('overview.now')}
                />
              ))}
            </Box>
            {told.series.some((one) => one.registrations + one.finished > 0) ? (
              <Chart series={told.series} />
            ) : (
              <Typography sx={{ color: 'text.secondary' }}>{t('overview.noFigures')}</Typography>
            )}
            <Typography sx={{ mt: 2.5 }}>
              <Link href="/admin/members">{t('overview.members', { count: told.people })}</Link>
            </Typography>
          </>
        )}
      </Loaded>
    </Section>
  )
}
