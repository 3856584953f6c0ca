import { formatMoney } from '@kursportal/shared/i18n'
import { ProgressBar, Section, StatusChip, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import type { GroupFigures } from '../api/group.ts'

type Props = { progress: GroupFigures['progress'] }

/** What a year that is over came to. */
const Past = ({ progress }: Props): ReactNode => {
  const t = useTexts()
  const { next, bonus_booked: booked, bonus_reached: reached } = progress
  const lines = [
    t('groups.pastFinishes', {
      count: progress.finishes,
      year: Number(progress.resets_on.slice(0, 4)) - 1,
    }),
    next && t('groups.pastMissing', { count: next.missing, tier: t(`tiers.${next.tier}`) }),
    booked > 0 && t('groups.bonusBooked', { amount: formatMoney(booked) }),
    booked === 0 && reached > 0 && t('groups.bonusComes', { amount: formatMoney(reached) }),
  ].filter((line) => typeof line === 'string')
  return lines.map((line) => (
    <Typography key={line} sx={{ color: 'text.secondary' }}>
      {line}
    </Typography>
  ))
}

/** Where it stands while the year runs, and what the next level takes. */
const Running = ({ progress }: Props): ReactNode => {
  const t = useTexts()
  const { next } = progress
  return (
    <>
      {next && (
        <>
          <Typography sx={{ mb: 1 }}>
            {t('groups.nextTier', {
              count: next.missing,
              tier: t(`tiers.${next.tier}`),
              amount: formatMoney(next.income_per_user),
            })}
          </Typography>
          <ProgressBar
            value={progress.finishes / next.start}
            label={t('groups.progressTo', { tier: t(`tiers.${next.tier}`) })}
            showPercent={false}
          />
        </>
      )}
      <Typography sx={{ color: 'text.secondary', mt: next ? 2 : 0 }}>
        {t('groups.perFinish', { amount: formatMoney(progress.income_per_user) })}
        {progress.bonus_reached > 0 &&
          ` · ${t('groups.bonus', { amount: formatMoney(progress.bonus_reached) })}`}
      </Typography>
    </>
  )
}

/** The level of a society in a year: what the next one takes, or what was missing when the year ended. */
export const GroupTier = ({ progress, isPast }: Props & { isPast: boolean }): ReactNode => {
  const t = useTexts()
  return (
    <Section
      variant="card"
      title={t(isPast ? 'groups.pastTier' : 'groups.tier')}
      actions={<StatusChip tone="primary">{t(`tiers.${progress.tier}`)}</StatusChip>}
    >
      {isPast ? <Past progress={progress} /> : <Running progress={progress} />}
    </Section>
  )
}
