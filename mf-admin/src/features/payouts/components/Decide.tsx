import { Box, Button } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import type { PayoutCase } from '../api/payouts.ts'
import { BookDialog } from './BookDialog.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'

/** The decisions there are for a payout, by how far it came. */
export const Decide = ({ payout }: { payout: PayoutCase }): ReactNode => {
  const t = useTexts()
  const [open, setOpen] = useState<'booked' | 'refused' | 'returned'>()
  const close = () => setOpen(undefined)
  return (
    <>
      {payout.state !== 'refused' && payout.state !== 'withdrawn' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 5 }}>
          {payout.state === 'requested' ? (
            <>
              <Button variant="contained" size="large" onClick={() => setOpen('booked')}>
                {t('payouts.book')}
              </Button>
              <Button variant="outlined" size="large" onClick={() => setOpen('refused')}>
                {t('payouts.refusedDo')}
              </Button>
            </>
          ) : (
            <Button variant="outlined" size="large" onClick={() => setOpen('returned')}>
              {t('payouts.returnedDo')}
            </Button>
          )}
        </Box>
      )}
      {open === 'booked' && <BookDialog payout={payout} onClose={close} />}
      {(open === 'refused' || open === 'returned') && (
        <ReasonDialog payout={payout} decision={open} onClose={close} />
      )}
    </>
  )
}
