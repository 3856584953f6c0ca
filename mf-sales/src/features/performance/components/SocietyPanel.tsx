import { formatNumber, formatPercent } from '@kursportal/shared/i18n'
import { useSettings } from '@kursportal/shared/store'
import { Box, Button, Section, StatusChip } from '@kursportal/shared/ui'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useTexts, type Translate } from '../../../texts/index.ts'
import type { SocietyFigures } from '../api/read-performance.ts'
import { FigureList, type Figure } from './FigureList.tsx'
import { MonthList } from './MonthList.tsx'
import { PayoutSection } from './PayoutSection.tsx'
import { ReferralLink } from './ReferralLink.tsx'
import { TierCard } from './TierCard.tsx'

const steps = (t: Translate, { visits, registrations, progress }: SocietyFigures): Figure[] => [
  { label: t('figures.visits'), value: formatNumber(visits) },
  {
    label: t('figures.registrations'),
    value: formatNumber(registrations),
    note: visits > 0 ? t('figures.rate', { rate: formatPercent(registrations / visits) }) : undefined,
  },
  { label: t('figures.finishes'), value: formatNumber(progress.finishes) },
]

const ProviderDialog = lazy(() => import(/* webpackChunkName: "sales-forms" */ './ProviderDialog.tsx'))
const RenameDialog = lazy(() => import(/* webpackChunkName: "sales-forms" */ './RenameDialog.tsx'))

type Props = {
  figures: SocietyFigures
  year: number
  /** Whether the year is over: nothing comes to it any more. */
  isPast: boolean
}

/** Everything about one society in one year: its link and what came of it, its money, its tier, and month by month. */
export const SocietyPanel = ({ figures, year, isPast }: Props): ReactNode => {
  const t = useTexts()
  const [renaming, setRenaming] = useState(false)
  const [providing, setProviding] = useState(false)
  const { society_providers: mayProvide } = useSettings()
  const { society } = figures
  return (
    <Section
      title={society.name}
      intro={t('performance.members', { count: figures.members })}
      actions={
        <>
          <StatusChip>{society.is_community ? t('performance.community') : t('performance.own')}</StatusChip>
          {society.is_community && figures.is_owner && mayProvide && (
            <Button variant="text" size="small" onClick={() => setProviding(true)}>
              {t('provider.action')}
            </Button>
          )}
          {!society.is_community && figures.is_owner && (
            <Button variant="text" size="small" onClick={() => setRenaming(true)}>
              {t('rename.title')}
            </Button>
          )}
        </>
      }
    >
      <Section variant="card" title={t('link.title')}>
        <ReferralLink link={figures.referral_link} name={society.name} />
        <Box sx={{ mt: 3 }}>
          <FigureList figures={steps(t, figures)} />
        </Box>
      </Section>
      <Box
        sx={{
          display: 'grid',
          columnGap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <PayoutSection figures={figures} year={year} />
        <div>
          <TierCard figures={figures} isPast={isPast} />
          <MonthList months={figures.months} />
        </div>
      </Box>
      {providing && (
        <Suspense>
          <ProviderDialog society={society} onClose={() => setProviding(false)} />
        </Suspense>
      )}
      {renaming && (
        <Suspense>
          <RenameDialog society={society} onClose={() => setRenaming(false)} />
        </Suspense>
      )}
    </Section>
  )
}
