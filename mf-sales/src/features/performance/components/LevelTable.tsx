import type { AnswerOf } from '@kursportal/shared/client'
import { formatMoney, formatNumber } from '@kursportal/shared/i18n'
import { Box } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { FiguresTable } from './FiguresTable.tsx'

type Level = AnswerOf<'GET /society-levels'>['items'][number]

/** All levels: from which finish on, what each finish earns, and the bonus. */
export const LevelTable = ({ levels }: { levels: readonly Level[] }): ReactNode => {
  const t = useTexts()
  return (
    <Box sx={{ mt: 3 }}>
      <FiguresTable
        caption={t('tier.table')}
        heads={[t('tier.name'), t('tier.from'), t('tier.income'), t('tier.bonusColumn')]}
        rows={levels.map((level) => ({
          key: level.id,
          name: t(`tiers.${level.tier}`),
          cells: [formatNumber(level.start), formatMoney(level.income_per_user), formatMoney(level.bonus)],
        }))}
      />
    </Box>
  )
}
