import { Box, Button } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import type { PayoutCase } from '../api/payouts.ts'
import { BookDialog } from './BookDialog.tsx'
import { ReasonDialog, type Reasoned } from './ReasonDialog.tsx'

/** The decisions there are for a payout, by how far it came. */
export const Decide = ({ payout }: { payout: PayoutCase }): ReactNode => {
  const t = useTexts()
  const [open, setOpen] = useState<'booked' | Reasoned>()
  const close = () => setOpen(undefined)
  // What no bank has cannot come back from one.
  const back = payout.stage === 'booked' ? 'undone' : 'returned'
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
            <Button variant="outlined" size="large" onClick={() => setOpen(back)}>
              {t(`payouts.${back}Do`)}
            </Button>
          )}
        </Box>
      )}
      {open === 'booked' && <BookDialog payout={payout} onClose={close} />}
      {open && open !== 'booked' && <ReasonDialog payout={payout} decision={open} onClose={close} />}
    </>
  )
}
