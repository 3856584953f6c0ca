import { useQuery } from '@kursportal/shared/query'
import { formatDay, formatMoney } from '@kursportal/shared/i18n'
import { Loaded, ProgressBar, Section, StatusChip, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { listLevels } from '../api/list-levels.ts'
import type { SocietyFigures } from '../api/read-performance.ts'
import { LevelList } from './LevelList.tsx'

type Progress = SocietyFigures['progress']

/** Share of the way from nothing to the next level. */
const shareToNext = ({ finishes, next }: Progress): number => (next ? finishes / next.start : 1)

/** What a year that is over came to. */
const Past = ({ progress, year }: { progress: Progress; year: number }): ReactNode => {
  const t = useTexts()
  const { next, bonus_booked: booked, bonus_reached: reached } = progress
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>
        {t('tier.pastFinishes', { count: progress.finishes, year })}{' '}
        {next && t('tier.pastMissing', { count: next.missing, tier: t(`tiers.${next.tier}`) })}
      </Typography>
      {(booked > 0 || reached > 0) && (
        <Typography sx={{ color: 'text.secondary', mt: 1 }}>
          {booked > 0
            ? t('tier.bonusBooked', { amount: formatMoney(booked) })
            : t('tier.bonusComes', { amount: formatMoney(reached) })}
        </Typography>
      )}
    </>
  )
}

/** Where it stands while the year runs, and what the next level takes. */
const Running = ({
  progress,
  hasLevels,
}: {
  progress: Progress
  hasLevels: boolean | undefined
}): ReactNode => {
  const t = useTexts()
  const { next } = progress
  return (
    <>
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
        // Whether there are no levels or none above is known only with the levels.
        hasLevels !== undefined && (
          <Typography sx={{ fontWeight: 600 }}>{t(hasLevels ? 'tier.highest' : 'tier.noLevels')}</Typography>
        )
      )}
      <Typography sx={{ color: 'text.secondary', mt: 2 }}>
        {t('tier.perFinish', { amount: formatMoney(progress.income_per_user) })}
        {progress.bonus_reached > 0 && (
          <> · {t('tier.bonus', { amount: formatMoney(progress.bonus_reached) })}</>
        )}
        <br />
        {t('tier.resets', { day: formatDay(progress.resets_on) })}
      </Typography>
    </>
  )
}

/** Where the society stands in a year, or stood, and all levels there are. */
export const TierCard = ({ figures, isPast }: { figures: SocietyFigures; isPast: boolean }): ReactNode => {
  const t = useTexts()
  const levels = useQuery(listLevels(figures.society.id))
  const { progress } = figures
  return (
    <Section
      variant="card"
      title={t(isPast ? 'tier.pastTitle' : 'tier.title')}
      actions={<StatusChip tone="primary">{t(`tiers.${progress.tier}`)}</StatusChip>}
    >
      {isPast ? (
        <Past progress={progress} year={Number(progress.resets_on.slice(0, 4)) - 1} />
      ) : (
        <Running progress={progress} hasLevels={levels.data && levels.data.items.length > 0} />
      )}
      <Loaded dense query={levels} waiting={null} failed={t('tier.failed')}>
        {({ items }) =>
          !isPast && items.length > 0 && <LevelList levels={items} finishes={progress.finishes} />
        }
      </Loaded>
    </Section>
  )
}
