import { formatMoney, formatNumber } from '@kursportal/shared/i18n'
import { Box, Section, styled, Typography, VisuallyHidden } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import type { SocietyFigures } from '../api/read-performance.ts'

const monthName = new Intl.DateTimeFormat('de-DE', { month: 'long', timeZone: 'UTC' })

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  'th, td': { padding: '9px 8px', textAlign: 'end', borderTop: `1px solid ${theme.vars.palette.divider}` },
  'th:first-of-type': { textAlign: 'start', fontWeight: 500, paddingLeft: 0 },
  'thead th': { color: theme.vars.palette.text.secondary, fontWeight: 600, borderTop: 0 },
  td: { fontVariantNumeric: 'tabular-nums' },
  'tr[data-quiet] :is(th, td)': { color: theme.vars.palette.text.secondary },
}))

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
        <Box sx={{ overflowX: 'auto' }}>
          <Table>
            <caption>
              <VisuallyHidden>{t('months.title')}</VisuallyHidden>
            </caption>
            <thead>
              <tr>
                <th scope="col">{t('months.month')}</th>
                <th scope="col">{t('figures.registrations')}</th>
                <th scope="col">{t('figures.finishes')}</th>
                <th scope="col">{t('months.earned')}</th>
              </tr>
            </thead>
            <tbody>
              {months.map((month) => (
                <tr key={month.month} data-quiet={isQuiet(month) || undefined}>
                  <th scope="row">{monthName.format(Date.UTC(2000, month.month - 1))}</th>
                  <td>{formatNumber(month.registrations)}</td>
                  <td>{formatNumber(month.finishes)}</td>
                  <td>{formatMoney(month.earned)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Box>
      )}
    </Section>
  )
}
