import { formatDay, formatMoney } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { Box, ListSkeleton, Loaded, StatusChip, Typography, type StatusTone } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { listPayouts, type Payout } from '../api/payouts.ts'

const tones: Record<Payout['state'], StatusTone> = {
  requested: 'info',
  booked: 'success',
  refused: 'warning',
}

const Line = ({ payout }: { payout: Payout }): ReactNode => {
  const t = useTexts()
  return (
    <Box component="li" sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums', flex: 1 }}>
          {t('payout.line', { amount: formatMoney(payout.amount), year: payout.target_year })}
        </Typography>
        <StatusChip tone={tones[payout.state]}>{t(`payout.states.${payout.state}`)}</StatusChip>
      </Box>
      <Typography sx={{ color: 'text.secondary' }}>
        {payout.decided_at
          ? t('payout.decidedOn', {
              asked: formatDay(payout.created_at),
              decided: formatDay(payout.decided_at),
            })
          : t('payout.askedOn', { asked: formatDay(payout.created_at) })}
      </Typography>
      {payout.reason && (
        <Typography sx={{ mt: 0.75, overflowWrap: 'anywhere' }}>
          {t('payout.reason', { reason: payout.reason })}
        </Typography>
      )}
    </Box>
  )
}

/** What was requested for a society and what became of it. */
export const PayoutList = ({ societyId }: { societyId: string }): ReactNode => {
  const t = useTexts()
  const payouts = useQuery(listPayouts(societyId))
  return (
    <Loaded dense query={payouts} waiting={<ListSkeleton />} failed={t('payout.failed')}>
      {({ items }) =>
        items.length === 0 ? (
          <Typography sx={{ color: 'text.secondary' }}>{t('payout.none')}</Typography>
        ) : (
          <Box component="ul" aria-label={t('payout.list')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {items.map((payout) => (
              <Line key={payout.id} payout={payout} />
            ))}
          </Box>
        )
      }
    </Loaded>
  )
}
