import { formatDay, formatMoney } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { Box, Link, ListSkeleton, Loaded, Section, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { listPayouts, type PayoutCase } from '../api/payouts.ts'
import { PayoutStage } from '../../../common/PayoutStage.tsx'

const SHOWN = 10

/** The other payouts of the society, the newest first. */
export const Earlier = ({ payout }: { payout: PayoutCase }): ReactNode => {
  const t = useTexts()
  const others = useQuery(listPayouts({ society_id: payout.society.id, limit: SHOWN + 1 }))
  return (
    <Section title={t('payouts.earlier')}>
      <Box sx={{ mb: 5 }}>
        <Loaded query={others} waiting={<ListSkeleton count={2} />} failed={t('payouts.failed')}>
          {({ items }) => {
            const shown = items.filter(({ id }) => id !== payout.id).slice(0, SHOWN)
            if (shown.length === 0) return <Typography>{t('payouts.noEarlier')}</Typography>
            return (
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {shown.map((one) => (
                  <Box
                    component="li"
                    key={one.id}
                    sx={{
                      display: 'flex',
                      flexWrap: 'wrap',
                      gap: 1.5,
                      py: 1,
                      borderTop: 1,
                      borderColor: 'divider',
                    }}
                  >
                    <Link href={`/admin/payouts/${one.id}`} sx={{ flex: '1 1 220px' }}>
                      {t('payouts.earlierLine', {
                        amount: formatMoney(one.amount),
                        day: formatDay(one.created_at),
                        year: one.target_year,
                      })}
                    </Link>
                    <PayoutStage stage={one.stage} />
                  </Box>
                ))}
              </Box>
            )
          }}
        </Loaded>
      </Box>
    </Section>
  )
}
