import { decisionReason, object } from '@kursportal/shared/contract'
import { formatMoney } from '@kursportal/shared/i18n'
import { toast, Typography } from '@kursportal/shared/ui'
import {
  FormDialog,
  RadioField,
  SelectField,
  TextField,
  useKitForm,
  useWatch,
} from '@kursportal/shared/ui/forms'
import { useEffect, type ReactNode } from 'react'
import { z } from 'zod'
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
  const [chosen, reason, fault] = useWatch({ control: form.control, name: ['ready', 'reason', 'fault'] })
  const { setValue } = form
  useEffect(() => {
    if (!chosen) return
    setValue('reason', chosen, { shouldDirty: true, shouldValidate: true })
    if (decision === 'returned')
      setValue('fault', chosen === t('payouts.returnedReady.third') ? 'other' : 'account')
  }, [chosen, decision, setValue, t])
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
        else await giveBack.mutateAsync({ ...body, mend_account: mendAccount })
        toast.success(t(`payouts.${decision}Done`))
      }}
    >
      <Typography sx={{ mb: 2 }}>
        {t(`payouts.${decision}Body`, { amount: formatMoney(payout.amount) })}
      </Typography>
      <SelectField
        name={form.at('ready')}
        label={t('payouts.readySentences')}
        placeholder={t('payouts.ownWords')}
        options={ready.map((which) => {
          const sentence = t(`payouts.${decision}Ready.${which}`)
          return { value: sentence, label: sentence }
        })}
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
