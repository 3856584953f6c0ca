import { formatMoney } from '@kursportal/shared/i18n'
import { Box, Link, StatusChip, Typography, type StatusTone } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts, type Translate } from '../texts.ts'
import type { BankAnswer } from '../api/bank-answers.ts'

type Line = BankAnswer['lines'][number]

const tones: Record<Line['effect'], StatusTone> = {
  books_back: 'error',
  confirms: 'success',
  done_before: 'neutral',
  other_amount: 'warning',
  by_hand: 'warning',
  open: 'info',
  unknown: 'neutral',
}

/** What somebody has to do something about comes first; other people's payments come last. */
const order: readonly Line['effect'][] = [
  'books_back',
  'other_amount',
  'by_hand',
  'open',
  'confirms',
  'done_before',
  'unknown',
]

const byOrder = (one: Line, other: Line): number => order.indexOf(one.effect) - order.indexOf(other.effect)

const nameless = ({ amount }: Line, t: Translate): string =>
  amount === null ? t('bankAnswers.noNumber') : t('bankAnswers.noNumberOf', { amount: formatMoney(amount) })

const Row = ({ line }: { line: Line }): ReactNode => {
  const t = useTexts()
  const { payout, effect, reason, amount, mend_account } = line
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, alignItems: 'center' }}>
        <Typography sx={{ flex: '1 1 200px', fontWeight: 600, overflowWrap: 'anywhere' }}>
          {payout ? (
            <Link href={`/admin/payouts/${payout.id}`}>
              {t('payouts.of', { amount: formatMoney(payout.amount), society: payout.society.name })}
            </Link>
          ) : (
            line.end_to_end_id || nameless(line, t)
          )}
        </Typography>
        <StatusChip tone={tones[effect]}>{t(`bankAnswers.effects.${effect}`)}</StatusChip>
      </Box>
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {[
          payout?.account_holder,
          reason,
          effect === 'books_back' && !mend_account && t('bankAnswers.notTheAccount'),
          effect === 'other_amount' &&
            amount !== null &&
            t('bankAnswers.bankSays', { amount: formatMoney(amount) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
    </Box>
  )
}

/** What the bank says of each payment, and what reading it does. */
export const BankLines = ({ lines }: { lines: readonly Line[] }): ReactNode => {
  const t = useTexts()
  if (lines.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{t('bankAnswers.noLines')}</Typography>
  return (
    <Box component="ul" aria-label={t('bankAnswers.lines')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {lines.toSorted(byOrder).map((line, index) => (
        // A file may name a payment twice.
        // oxlint-disable-next-line react/no-array-index-key -- the lines of a file have an order of their own
        <Row key={`${index} ${line.end_to_end_id}`} line={line} />
      ))}
    </Box>
  )
}
