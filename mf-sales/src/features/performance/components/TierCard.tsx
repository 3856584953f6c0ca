import { useQuery } from '@kursportal/shared/query'
import { formatDay, formatMoney } from '@kursportal/shared/i18n'
import { ProgressBar, Section, StatusChip, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { listLevels } from '../api/list-levels.ts'
import type { SocietyFigures } from '../api/read-performance.ts'
import { LevelTable } from './LevelTable.tsx'

/** Share of the way from nothing to the next level. */
const shareToNext = ({ finishes, next }: SocietyFigures['progress']): number =>
  next ? finishes / next.start : 1

/** Where the society stands this year, what the next level takes, and all levels there are. */
export const TierCard = ({ figures }: { figures: SocietyFigures }): ReactNode => {
  const t = useTexts()
  const levels = useQuery(listLevels(figures.society.id))
  const { progress } = figures
  const { next } = progress
  const items = levels.data?.items ?? []
  return (
    <Section
      variant="card"
      title={t('tier.title')}
      actions={<StatusChip tone="primary">{t(`tiers.${progress.tier}`)}</StatusChip>}
    >
      {next ? (
        <>
          <Typography sx={{ fontWeight: 600, mb: 1 }}>
            {t('tier.next', { count: next.missing, tier: t(`tiers.${next.tier}`) })}
          </Typography>
          <ProgressBar
            value={shareToNext(progress)}
            label={t('tier.progress', { tier: t(`tiers.${next.tier}`) })}
            showPercent={false}
          />
        </>
      ) : (
        <Typography sx={{ fontWeight: 600 }}>
          {items.length > 0 ? t('tier.highest') : t('tier.noLevels')}
        </Typography>
      )}
      <Typography sx={{ color: 'text.secondary', mt: 2 }}>
        {t('tier.perFinish', { amount: formatMoney(progress.income_per_user) })}
        {progress.bonus_reached > 0 && (
          <> · {t('tier.bonus', { amount: formatMoney(progress.bonus_reached) })}</>
        )}
        <br />
        {t('tier.resets', { day: formatDay(progress.resets_on) })}
      </Typography>
      {items.length > 0 && <LevelTable levels={items} />}
    </Section>
  )
}
