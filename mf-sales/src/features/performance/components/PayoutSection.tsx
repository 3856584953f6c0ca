import { formatMoney } from '@kursportal/shared/i18n'
import { Box, Button, ClockIcon, LockIcon, Section, Typography } from '@kursportal/shared/ui'
import { lazy, Suspense, useId, useState, type ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import type { SocietyFigures } from '../api/read-performance.ts'
import { FigureList } from './FigureList.tsx'

const RequestDialog = lazy(() => import(/* webpackChunkName: "sales-forms" */ './RequestDialog.tsx'))

type Obstacle = SocietyFigures['payout']['obstacles'][number]

const Why = ({ figures, obstacle }: { figures: SocietyFigures; obstacle: Obstacle }): ReactNode => {
  const t = useTexts()
  const { finishes, minimum_finishes: minimum } = figures.payout
  if (obstacle === 'not_enough_finishes')
    return t('payout.notEnough', { count: minimum - finishes, finishes, minimum })
  if (obstacle === 'nothing_available') return t('payout.nothing')
  if (obstacle === 'declaration_missing')
    return t(figures.is_owner ? 'payout.declarationMissing' : 'payout.ownersDeclarationMissing')
  if (obstacle === 'account_returned')
    return t(figures.is_owner ? 'payout.accountReturned' : 'payout.ownersAccountReturned')
  return t(figures.is_owner ? 'payout.dataMissing' : 'payout.ownerDataMissing')
}

/** The money of a year: what can be paid out, and why not where it cannot. */
export const PayoutSection = ({ figures, year }: { figures: SocietyFigures; year: number }): ReactNode => {
  const t = useTexts()
  const why = useId()
  const [requesting, setRequesting] = useState(false)
  const { obstacles, maximum_amount: most, held } = figures.payout
  const { money } = figures
  const possible = obstacles.length === 0
  return (
    <Section variant="card" title={t('money.title', { year })}>
      <Typography variant="h2" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {formatMoney(money.available)}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('money.available')}</Typography>
      <FigureList
        figures={[
          { label: t('money.earned'), value: formatMoney(money.earned) },
          { label: t('money.requested'), value: formatMoney(money.requested) },
          { label: t('money.paid'), value: formatMoney(money.paid) },
        ]}
      />
      {held > 0 && (
        <Typography sx={{ display: 'flex', gap: 1.25, mt: 2.5 }}>
          <Box component={ClockIcon} size={22} aria-hidden sx={{ flex: 'none', mt: '2px' }} />
          <span>{t('payout.held', { amount: formatMoney(held) })}</span>
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', mt: 3 }}>
        {possible ? (
          <Typography>{t('payout.possible', { amount: formatMoney(most), year })}</Typography>
        ) : (
          <Box id={why}>
            <Typography sx={{ fontWeight: 600 }}>{t('payout.notYet', { year })}</Typography>
            <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 3 }}>
              {obstacles.map((obstacle) => (
                <li key={obstacle}>
                  <Why figures={figures} obstacle={obstacle} />
                </li>
              ))}
            </Box>
          </Box>
        )}
        <Button
          variant={possible ? 'contained' : 'outlined'}
          startIcon={possible ? undefined : <LockIcon size={20} />}
          disabled={!possible}
          aria-describedby={possible ? undefined : why}
          onClick={() => setRequesting(true)}
        >
          {t('payout.request')}
        </Button>
      </Box>
      {requesting && (
        <Suspense>
          <RequestDialog figures={figures} year={year} onClose={() => setRequesting(false)} />
        </Suspense>
      )}
    </Section>
  )
}
