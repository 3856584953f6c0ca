import { formatDateTime } from '@kursportal/shared/i18n'
import { Box, Section } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import type { PayoutCase } from '../api/payouts.ts'

/** What happened with a payout, step by step, and who did it. */
export const History = ({ payout }: { payout: PayoutCase }): ReactNode => {
  const t = useTexts()
  return (
    <Section title={t('payouts.history')}>
      <Box component="ol" sx={{ m: 0, pl: 3, '& li': { py: 0.75, overflowWrap: 'anywhere' } }}>
        {payout.history.map((line) => (
          <li key={line.id}>
            {t('payouts.historyLine', {
              when: formatDateTime(line.created_at),
              what: t(`payouts.step.${line.kind}`),
              who: line.made_by?.name ?? t('payouts.goneAccount'),
            })}
            {line.reason && (
              <Box sx={{ color: 'text.secondary' }}>{t('payouts.because', { reason: line.reason })}</Box>
            )}
          </li>
        ))}
      </Box>
    </Section>
  )
}
