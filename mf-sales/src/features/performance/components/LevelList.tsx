import type { AnswerOf } from '@kursportal/shared/client'
import { formatMoney, formatNumber } from '@kursportal/shared/i18n'
import { Box, DoneIcon, VisuallyHidden } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { Lines } from './Lines.tsx'

/** A level as it applies. */
export type Level = AnswerOf<'GET /society-levels'>['items'][number]

/** All levels: from which finish on, what each finish earns, and the bonus; those that are reached are marked. */
export const LevelList = ({
  levels,
  finishes,
}: {
  levels: readonly Level[]
  finishes: number
}): ReactNode => {
  const t = useTexts()
  return (
    <Box sx={{ mt: 3 }}>
      <Lines
        label={t('tier.table')}
        lines={levels.map(({ id, tier, start, income_per_user, bonus }) => ({
          key: id,
          title: (
            <>
              {t(`tiers.${tier}`)}
              {start <= finishes && (
                <>
                  <Box component={DoneIcon} size={18} sx={{ color: 'primary.main' }} />
                  <VisuallyHidden>{t('tier.reached')}</VisuallyHidden>
                </>
              )}
            </>
          ),
          note: t('tier.from', { start: formatNumber(start) }),
          value: t('tier.income', { amount: formatMoney(income_per_user) }),
          more: bonus > 0 ? t('tier.bonusOnce', { amount: formatMoney(bonus) }) : undefined,
        }))}
      />
    </Box>
  )
}
