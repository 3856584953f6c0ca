import type { AnswerOf } from '@kursportal/shared/client'
import { formatMoney, formatNumber } from '@kursportal/shared/i18n'
import { Box, styled, VisuallyHidden } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'

type Level = AnswerOf<'GET /society-levels'>['items'][number]

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  'th, td': { padding: '10px 8px', textAlign: 'end', borderTop: `1px solid ${theme.vars.palette.divider}` },
  'th:first-of-type': { textAlign: 'start', paddingLeft: 0 },
  'thead th': { color: theme.vars.palette.text.secondary, fontWeight: 600, borderTop: 0 },
  td: { fontVariantNumeric: 'tabular-nums' },
}))

/** All levels: from which finish on, what each finish earns, and the bonus. */
export const LevelTable = ({ levels }: { levels: readonly Level[] }): ReactNode => {
  const t = useTexts()
  return (
    <Box sx={{ mt: 3, overflowX: 'auto' }}>
      <Table>
        <caption>
          <VisuallyHidden>{t('tier.table')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('tier.name')}</th>
            <th scope="col">{t('tier.from')}</th>
            <th scope="col">{t('tier.income')}</th>
            <th scope="col">{t('tier.bonusColumn')}</th>
          </tr>
        </thead>
        <tbody>
          {levels.map((level) => (
            <tr key={level.id}>
              <th scope="row">{t(`tiers.${level.tier}`)}</th>
              <td>{formatNumber(level.start)}</td>
              <td>{formatMoney(level.income_per_user)}</td>
              <td>{formatMoney(level.bonus)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  )
}
