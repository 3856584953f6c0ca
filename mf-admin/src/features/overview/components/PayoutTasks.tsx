import { decisionReason, object } from '@kursportal/shared/contract'
import { formatDay, formatMoney } from '@kursportal/shared/i18n'
import { Box, Button, ConfirmDialog, Link, toast, Typography } from '@kursportal/shared/ui'
import { FormDialog, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { useDecidePayout, type OpenPayout } from '../api/payouts.ts'

const schema = object({ reason: decisionReason })

const RefuseDialog = ({ payout, onClose }: { payout: OpenPayout; onClose: () => void }): ReactNode => {
  const t = useTexts()
  const decide = useDecidePayout()
  const form = useKitForm(schema, { defaultValues: { reason: '' } })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('overview.refuseTitle', { amount: formatMoney(payout.amount) })}
      form={form}
      submitLabel={t('overview.refuse')}
      onSubmit={async ({ reason }) => {
        await decide.mutateAsync({ request_id: payout.id, reason })
        toast.success(t('overview.refused'))
      }}
    >
      <TextField
        name={form.at('reason')}
        label={t('overview.reason')}
        hint={t('overview.reasonHint')}
        rows={3}
        maxLength={500}
      />
    </FormDialog>
  )
}

/** The payouts somebody waits for, each with the two decisions there are. */
export const PayoutTasks = ({ payouts }: { payouts: readonly OpenPayout[] }): ReactNode => {
  const t = useTexts()
  const decide = useDecidePayout()
  const [booking, setBooking] = useState<OpenPayout>()
  const [refusing, setRefusing] = useState<OpenPayout>()
  return (
    <>
      <Box component="ul" aria-label={t('overview.payouts')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {payouts.map((payout) => (
          <Box
            component="li"
            key={payout.id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1.5,
              alignItems: 'center',
              py: 1.75,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography sx={{ fontWeight: 650 }}>
                <Link href={`/admin/payouts/${payout.id}`}>
                  {t('overview.payout', {
                    amount: formatMoney(payout.amount),
                    society: payout.society.name,
                    year: payout.target_year,
                  })}
                </Link>
              </Typography>
              <Typography sx={{ color: 'text.secondary' }}>
                {t('overview.payoutBy', {
                  who: payout.requested_by?.name ?? t('overview.goneAccount'),
                  day: formatDay(payout.created_at),
                  finishes: payout.finishes,
                  end: payout.iban_end,
                })}
              </Typography>
              {payout.notes && <Typography>{t('overview.notes', { notes: payout.notes })}</Typography>}
            </Box>
            <Button
              variant="outlined"
              size="small"
              onClick={() => setRefusing(payout)}
              aria-label={t('overview.refuseNamed', { society: payout.society.name })}
            >
              {t('overview.refuse')}
            </Button>
            <Button
              variant="contained"
              size="small"
              onClick={() => setBooking(payout)}
              aria-label={t('overview.bookNamed', { society: payout.society.name })}
            >
              {t('overview.book')}
            </Button>
          </Box>
        ))}
      </Box>
      <ConfirmDialog
        open={booking !== undefined}
        onClose={() => setBooking(undefined)}
        title={t('overview.bookTitle', { amount: formatMoney(booking?.amount ?? 0) })}
        confirmLabel={t('overview.book')}
        onConfirm={async () => {
          if (booking) await decide.mutateAsync({ request_id: booking.id })
          toast.success(t('overview.booked'))
        }}
      >
        {t('overview.bookBody', { holder: booking?.account_holder ?? '', end: booking?.iban_end ?? '' })}
      </ConfirmDialog>
      {refusing && <RefuseDialog payout={refusing} onClose={() => setRefusing(undefined)} />}
    </>
  )
}
