import { once } from '@kursportal/shared/domain'
import { formatMoney, formatNumber } from '@kursportal/shared/i18n'
import { Section, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import type { SocietyFigures } from '../api/read-performance.ts'
import { FiguresTable } from './FiguresTable.tsx'

const monthName = once(() => new Intl.DateTimeFormat('de-DE', { month: 'long', timeZone: 'UTC' }))

const isQuiet = (month: SocietyFigures['months'][number]) =>
  month.visits + month.registrations + month.finishes === 0 && month.earned === 0

/** What happened in each month of the year. */
export const MonthTable = ({ months }: Pick<SocietyFigures, 'months'>): ReactNode => {
  const t = useTexts()
  return (
    <Section variant="card" title={t('months.title')}>
      {months.every(isQuiet) ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('months.nothing')}</Typography>
      ) : (
        <FiguresTable
          caption={t('months.title')}
          heads={[t('months.month'), t('months.registrations'), t('months.finishes'), t('months.earned')]}
          rows={months.map((month) => ({
            key: month.month,
            name: monthName().format(Date.UTC(2000, month.month - 1)),
            cells: [
              formatNumber(month.registrations),
              formatNumber(month.finishes),
              formatMoney(month.earned),
            ],
            quiet: isQuiet(month),
          }))}
        />
      )}
    </Section>
  )
}
