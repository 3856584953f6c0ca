import { once } from '@kursportal/shared/domain'
import { formatMoney } from '@kursportal/shared/i18n'
import { Section, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import type { SocietyFigures } from '../api/read-performance.ts'
import { Lines } from './Lines.tsx'

const monthName = once(() => new Intl.DateTimeFormat('de-DE', { month: 'long', timeZone: 'UTC' }))

const isQuiet = (month: SocietyFigures['months'][number]) =>
  month.visits + month.registrations + month.finishes === 0 && month.earned === 0

/** What happened in each month of the year, the latest first; months without anything are left out. */
export const MonthList = ({ months }: Pick<SocietyFigures, 'months'>): ReactNode => {
  const t = useTexts()
  const busy = months.filter((month) => !isQuiet(month)).toReversed()
  return (
    <Section variant="card" title={t('months.title')}>
      {busy.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('months.nothing')}</Typography>
      ) : (
        <Lines
          label={t('months.title')}
          lines={busy.map(({ month, registrations, finishes, earned }) => ({
            key: month,
            title: monthName().format(Date.UTC(2000, month - 1)),
            note: `${t('months.registrations', { count: registrations })} · ${t('months.finishes', { count: finishes })}`,
            value: formatMoney(earned),
          }))}
        />
      )}
    </Section>
  )
}
