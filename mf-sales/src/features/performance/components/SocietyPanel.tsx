import { formatMoney, formatNumber, formatPercent } from '@kursportal/shared/i18n'
import { Box, Section, StatusChip } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts, type Translate } from '../../../texts/index.ts'
import type { SocietyFigures } from '../api/read-performance.ts'
import { FigureTiles, type Figure } from './FigureTiles.tsx'
import { MonthTable } from './MonthTable.tsx'
import { ReferralLink } from './ReferralLink.tsx'
import { TierCard } from './TierCard.tsx'

const steps = (t: Translate, { visits, registrations, progress }: SocietyFigures): Figure[] => {
  const rate = (part: number, whole: number, of: string) =>
    whole > 0 ? t('figures.rate', { rate: formatPercent(part / whole), of }) : undefined
  return [
    { label: t('figures.visits'), value: formatNumber(visits) },
    {
      label: t('figures.registrations'),
      value: formatNumber(registrations),
      note: rate(registrations, visits, t('figures.ofVisits')),
    },
    { label: t('figures.finishes'), value: formatNumber(progress.finishes) },
  ]
}

const money = (t: Translate, { money: sums }: SocietyFigures): Figure[] => [
  { label: t('money.earned'), value: formatMoney(sums.earned) },
  { label: t('money.available'), value: formatMoney(sums.available) },
  { label: t('money.requested'), value: formatMoney(sums.requested) },
  { label: t('money.paid'), value: formatMoney(sums.paid) },
]

/** Everything about one society in one year: its link, its tier, its way from visit to finish, and its money. */
export const SocietyPanel = ({ figures, year }: { figures: SocietyFigures; year: number }): ReactNode => {
  const t = useTexts()
  const { society } = figures
  return (
    <Section
      title={society.name}
      intro={t('performance.members', { count: figures.members })}
      actions={
        <StatusChip>{society.is_community ? t('performance.community') : t('performance.own')}</StatusChip>
      }
    >
      <Section variant="card" title={t('link.title')}>
        <ReferralLink link={figures.referral_link} name={society.name} />
      </Section>
      <Box sx={{ mb: { xs: 4, sm: 6 } }}>
        <FigureTiles figures={steps(t, figures)} />
      </Box>
      <TierCard figures={figures} />
      <Section title={t('money.title', { year })}>
        <FigureTiles figures={money(t, figures)} />
      </Section>
      <MonthTable months={figures.months} />
    </Section>
  )
}
