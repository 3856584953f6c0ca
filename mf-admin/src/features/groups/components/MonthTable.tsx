import { once } from '@kursportal/shared/domain'
import { formatMoney, formatNumber } from '@kursportal/shared/i18n'
import { Box, Section, styled, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import type { GroupFigures } from '../api/group.ts'

type Month = GroupFigures['months'][number]

const monthName = once(() => new Intl.DateTimeFormat('de-DE', { month: 'long', timeZone: 'UTC' }))
const nameOf = ({ month }: Month): string => monthName().format(Date.UTC(2000, month - 1))

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { padding: '8px 12px 8px 0', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& th:first-of-type': { textAlign: 'start', fontWeight: 600 },
  '& thead th': { color: theme.vars.palette.text.secondary, fontWeight: 600, fontSize: '0.9375rem' },
  '& tbody tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}))

/** Two bars a month, registrations and finishes, over the same scale; the table below says the numbers. */
const Bars = ({ months }: { months: readonly Month[] }): ReactNode => {
  const most = Math.max(1, ...months.flatMap(({ registrations, finishes }) => [registrations, finishes]))
  const bar = (count: number, color: string) => (
    <Box
      sx={{
        flex: 1,
        height: `${(count / most) * 100}%`,
        minHeight: count > 0 ? 3 : 0,
        bgcolor: color,
        borderRadius: '4px 4px 0 0',
      }}
    />
  )
  return (
    <Box
      aria-hidden
      sx={{ display: 'flex', alignItems: 'flex-end', gap: { xs: 0.5, sm: 1.5 }, height: 120, mb: 1 }}
    >
      {months.map((month) => (
        <Box
          key={month.month}
          sx={{ flex: 1, display: 'flex', alignItems: 'flex-end', gap: '2px', height: '100%' }}
        >
          {bar(month.registrations, 'text.disabled')}
          {bar(month.finishes, 'primary.main')}
        </Box>
      ))}
    </Box>
  )
}

const Key = ({ color, children }: { color: string; children: ReactNode }): ReactNode => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
    <Box component="span" aria-hidden sx={{ width: 12, height: 12, borderRadius: '3px', bgcolor: color }} />
    {children}
  </Box>
)

/** What happened in each month of a year; months without anything are left out of the table. */
export const MonthTable = ({
  figures: { months, earned_afterwards: afterwards },
  year,
}: {
  figures: GroupFigures
  year: number
}): ReactNode => {
  const t = useTexts()
  const busy = months.filter(
    (month) => month.visits + month.registrations + month.finishes + month.earned !== 0,
  )
  return (
    <Section variant="card" title={t('groups.months')}>
      {busy.length === 0 && afterwards === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('groups.quietYear', { year })}</Typography>
      ) : (
        <>
          <Bars months={months} />
          <Typography
            variant="body2"
            component="p"
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, color: 'text.secondary', mb: 2 }}
          >
            <Key color="text.disabled">{t('groups.registrations')}</Key>
            <Key color="primary.main">{t('groups.finishes')}</Key>
          </Typography>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable (axe: scrollable-region-focusable) */}
          <Box component="section" tabIndex={0} aria-label={t('groups.month')} sx={{ overflowX: 'auto' }}>
            <Table>
              <thead>
                <tr>
                  <th scope="col">{t('groups.month')}</th>
                  <th scope="col">{t('groups.visits')}</th>
                  <th scope="col">{t('groups.registrations')}</th>
                  <th scope="col">{t('groups.finishes')}</th>
                  <th scope="col">{t('groups.earned')}</th>
                </tr>
              </thead>
              <tbody>
                {busy.map((month) => (
                  <tr key={month.month}>
                    <th scope="row">{nameOf(month)}</th>
                    <td>{formatNumber(month.visits)}</td>
                    <td>{formatNumber(month.registrations)}</td>
                    <td>{formatNumber(month.finishes)}</td>
                    <td>{formatMoney(month.earned)}</td>
                  </tr>
                ))}
                {afterwards !== 0 && (
                  <tr>
                    <th scope="row">{t('groups.afterwards')}</th>
                    <td>–</td>
                    <td>–</td>
                    <td>–</td>
                    <td>{formatMoney(afterwards)}</td>
                  </tr>
                )}
              </tbody>
            </Table>
          </Box>
        </>
      )}
    </Section>
  )
}
