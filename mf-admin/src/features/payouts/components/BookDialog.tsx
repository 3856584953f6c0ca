import { decisionReason, object } from '@kursportal/shared/contract'
import { formatMoney } from '@kursportal/shared/i18n'
import { Alert, ConfirmDialog, toast } from '@kursportal/shared/ui'
import { FormDialog, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import { KeepTyped } from '@kursportal/shared/ui/kept'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { useBookPayout, type PayoutCase } from '../api/payouts.ts'
import { decisionFailure } from './decision-failure.ts'

type Props = { payout: PayoutCase; onClose: () => void }

const schema = object({ reason: decisionReason })

/** Books a payout of a society that the admin leads: with a reason, which stays in the log. */
const OwnDialog = ({ payout, onClose }: Props): ReactNode => {
  const t = useTexts()
  const book = useBookPayout()
  const form = useKitForm(schema, { defaultValues: { reason: '' } })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('payouts.bookTitle', { amount: formatMoney(payout.amount) })}
      form={form}
      submitLabel={t('payouts.book')}
      errorText={decisionFailure(t)}
      onSubmit={async ({ reason }) => {
        await book.mutateAsync({ request_id: payout.id, reason })
        toast.success(t('payouts.bookedDone'))
      }}
    >
      <KeepTyped form={form} part={`payout-booked/${payout.id}`} />
      <Alert severity="warning" sx={{ mb: 2 }}>
        {t('payouts.ownBody', { society: payout.society.name })}
      </Alert>
      <TextField
        name={form.at('reason')}
        label={t('payouts.ownReason')}
        hint={t('payouts.ownReasonHint')}
        rows={2}
        maxLength={500}
      />
    </FormDialog>
  )
}

/** Asks before a payout is booked, and says what follows. */
export const BookDialog = ({ payout, onClose }: Props): ReactNode => {
  const t = useTexts()
  const book = useBookPayout()
  if (payout.own) return <OwnDialog payout={payout} onClose={onClose} />
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('payouts.bookTitle', { amount: formatMoney(payout.amount) })}
      confirmLabel={t('payouts.book')}
      errorText={decisionFailure(t)}
      consequences={[
        t('payouts.bookGoesTo', { holder: payout.account_holder, end: payout.iban_end }),
        t('payouts.bookTold', { who: payout.requested_by?.name ?? t('payouts.nobody') }),
        t('payouts.bookNextFile'),
        ...(payout.owner_iban_changed ? [t('payouts.ibanChanged')] : []),
      ]}
      onConfirm={async () => {
        await book.mutateAsync({ request_id: payout.id })
        toast.success(t('payouts.bookedDone'))
      }}
    />
  )
}
