import { decisionReason, object } from '@kursportal/shared/contract'
import { formatMoney } from '@kursportal/shared/i18n'
import { toast, Typography } from '@kursportal/shared/ui'
import { FormDialog, RadioField, TextField, useKitForm, useWatch } from '@kursportal/shared/ui/forms'
import { KeepTyped } from '@kursportal/shared/ui/kept'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { ReadySentences } from '../../../common/ReadySentences.tsx'
import { useTexts } from '../texts.ts'
import { useRefusePayout, useReturnPayout, type PayoutCase } from '../api/payouts.ts'
import { decisionFailure } from './decision-failure.ts'
import { MailPreview } from './MailPreview.tsx'

const faults = ['account', 'other'] as const
const schema = object({ ready: z.string(), reason: decisionReason, fault: z.enum(faults) })
const ready = ['first', 'second', 'third'] as const

/** `undone`: what no bank file holds yet was booked by mistake. */
export type Reasoned = 'refused' | 'returned' | 'undone'

type Props = { payout: PayoutCase; decision: Reasoned; onClose: () => void }

/** Refuses a payout, notes that it came back, or undoes its booking: why, and the mail that says so where there is one. */
export const ReasonDialog = ({ payout, decision, onClose }: Props): ReactNode => {
  const t = useTexts()
  const refuse = useRefusePayout()
  const giveBack = useReturnPayout()
  const form = useKitForm(schema, { defaultValues: { ready: '', reason: '', fault: 'account' } })
  const [reason, fault] = useWatch({ control: form.control, name: ['reason', 'fault'] })
  const mendAccount = decision === 'returned' ? fault === 'account' : undefined
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t(`payouts.${decision}Title`, {
        amount: formatMoney(payout.amount),
        society: payout.society.name,
      })}
      form={form}
      submitLabel={t(`payouts.${decision}Do`)}
      errorText={decisionFailure(t)}
      onSubmit={async (typed) => {
        const body = { request_id: payout.id, reason: typed.reason }
        if (decision === 'refused') await refuse.mutateAsync(body)
        else if (decision === 'undone') await giveBack.mutateAsync({ ...body, undo: true })
        else await giveBack.mutateAsync({ ...body, mend_account: mendAccount })
        toast.success(t(`payouts.${decision}Done`))
      }}
    >
      <KeepTyped form={form} part={`payout-${decision}/${payout.id}`} />
      <Typography sx={{ mb: 2 }}>
        {t(`payouts.${decision}Body`, { amount: formatMoney(payout.amount) })}
      </Typography>
      <ReadySentences
        name={form.at('ready')}
        label={t('payouts.readySentences')}
        ownWords={t('payouts.ownWords')}
        sentences={ready.map((which) => t(`payouts.${decision}Ready.${which}`))}
        onChosen={(sentence) => {
          if (decision === 'returned')
            form.setValue('fault', sentence === t('payouts.returnedReady.third') ? 'other' : 'account')
        }}
      />
      <TextField
        name={form.at('reason')}
        label={t('payouts.reason')}
        hint={t(decision === 'undone' ? 'payouts.undoneReasonHint' : 'payouts.reasonHint')}
        rows={3}
        maxLength={500}
      />
      {decision === 'returned' && (
        <RadioField
          name={form.at('fault')}
          label={t('payouts.fault')}
          options={faults.map((value) => ({
            value,
            label: t(`payouts.faults.${value}`),
            description: t(`payouts.faultMeans.${value}`),
          }))}
        />
      )}
      {decision !== 'undone' && (
        <MailPreview requestId={payout.id} decision={decision} reason={reason} mendAccount={mendAccount} />
      )}
    </FormDialog>
  )
}
