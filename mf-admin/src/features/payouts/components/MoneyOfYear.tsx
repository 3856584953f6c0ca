import { formatMoney } from '@kursportal/shared/i18n'
import { Box, Section } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import type { PayoutCase } from '../api/payouts.ts'

type Line = { key: string; label: string; amount: number; sum?: boolean }

/** A reckoning: its lines, and below them what they come to. */
const Reckoning = ({ lines }: { lines: readonly Line[] }): ReactNode => (
  <Box component="dl" sx={{ m: 0, minWidth: 0 }}>
    {lines.map(({ key, label, amount, sum }) => (
      <Box
        key={key}
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          gap: 2,
          py: 0.75,
          ...(sum && { borderTop: 1, borderColor: 'divider', fontWeight: 700 }),
        }}
      >
        <Box component="dt">{label}</Box>
        <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
          {formatMoney(amount)}
        </Box>
      </Box>
    ))}
  </Box>
)

/** What was earned in the year, of what, and where it is now: both sides come to the same. */
export const MoneyOfYear = ({ payout }: { payout: PayoutCase }): ReactNode => {
  const t = useTexts()
  const { money, earned_by, target_year } = payout
  const line = (key: keyof typeof money | keyof typeof earned_by, amount: number): Line => ({
    key,
    label: t(`payouts.money.${key}`),
    amount,
  })
  return (
    <Section title={t('payouts.moneyOf', { year: target_year })}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 1fr)' },
          columnGap: 6,
          rowGap: 3,
          mb: 5,
        }}
      >
        <Reckoning
          lines={[
            line('finishes', earned_by.finishes),
            line('bonuses', earned_by.bonuses),
            line('corrections', earned_by.corrections),
            ...(earned_by.transfers === 0 ? [] : [line('transfers', earned_by.transfers)]),
            { ...line('earned', money.earned), sum: true },
          ]}
        />
        <Reckoning
          lines={[
            line('available', money.available),
            line('requested', money.requested),
            line('paid', money.paid),
            { ...line('earned', money.earned), sum: true },
          ]}
        />
      </Box>
    </Section>
  )
}
