import { formatDateTime, formatMoney } from '@kursportal/shared/i18n'
import { Alert, Box, Button, ConfirmDialog, toast } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { useTexts, type Translate } from '../texts.ts'
import { useBookPayouts, type Payout } from '../api/payouts.ts'

type LeftOut = NonNullable<ReturnType<typeof useBookPayouts>['data']>['left_out'][number]

const whyOf = (t: Translate, { why, decided_by, decided_at }: LeftOut): string =>
  why === 'decided' && decided_at
    ? t('payouts.leftOut.decided', {
        who: decided_by ?? t('payouts.goneAccount'),
        when: formatDateTime(decided_at),
      })
    : t(`payouts.leftOut.${why === 'decided' ? 'unknown' : why}`)

/** What was not booked, and why; until it is read. */
const NotBooked = ({ leftOut, onClose }: { leftOut: readonly LeftOut[]; onClose: () => void }): ReactNode => {
  const t = useTexts()
  if (leftOut.length === 0) return null
  return (
    <Alert severity="warning" onClose={onClose} sx={{ mb: 3 }}>
      {t('payouts.leftOut.title', { count: leftOut.length })}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {leftOut.map((one) => (
          <li key={one.id}>
            {t('payouts.leftOut.line', {
              amount: formatMoney(one.amount),
              society: one.society,
              why: whyOf(t, one),
            })}
          </li>
        ))}
      </Box>
    </Alert>
  )
}

type Props = {
  /** The chosen ones. */
  payouts: readonly Payout[]
  onBooked: () => void
}

/** Books the chosen payouts, after a question that says how many and how much; what was left out is named. */
export const useBookSeveral = ({ payouts, onBooked }: Props): { button: ReactNode; notice: ReactNode } => {
  const t = useTexts()
  const book = useBookPayouts()
  const [asking, setAsking] = useState(false)
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([])
  const own = payouts.filter((payout) => payout.own)
  const others = payouts.filter((payout) => !payout.own)
  const amount = formatMoney(others.reduce((sum, payout) => sum + payout.amount, 0))
  const question = (
    <ConfirmDialog
      open={asking}
      onClose={() => setAsking(false)}
      title={t('payouts.bookSeveralTitle', { count: others.length, amount })}
      confirmLabel={t('payouts.book')}
      consequences={[
        t('payouts.bookSeveralTold'),
        t('payouts.bookNextFile'),
        ...(own.length > 0 ? [t('payouts.bookSeveralOwn', { count: own.length })] : []),
      ]}
      onConfirm={async () => {
        const answer = await book.mutateAsync(others.map(({ id }) => id))
        setLeftOut(answer.left_out)
        onBooked()
        toast.success(
          t('payouts.bookedSeveral', { count: answer.booked.length, amount: formatMoney(answer.amount) }),
        )
      }}
    />
  )
  return {
    button: (
      <>
        <Button variant="contained" disabled={others.length === 0} onClick={() => setAsking(true)}>
          {t('payouts.bookSeveral', { amount })}
        </Button>
        {question}
      </>
    ),
    notice: <NotBooked leftOut={leftOut} onClose={() => setLeftOut([])} />,
  }
}
