import { decisionReason, object } from '@kursportal/shared/contract'
import { toast } from '@kursportal/shared/ui'
import { FormDialog, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import { KeepTyped } from '@kursportal/shared/ui/kept'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { useDecideWithdrawal } from '../api/withdrawals.ts'

const schema = object({ reason: decisionReason })

/** Declines a withdrawal; the reason goes to the person. */
export const DeclineDialog = ({ id, onClose }: { id: string; onClose: () => void }): ReactNode => {
  const t = useTexts()
  const decide = useDecideWithdrawal(id)
  const form = useKitForm(schema, { defaultValues: { reason: '' } })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('withdrawals.declineTitle')}
      form={form}
      submitLabel={t('withdrawals.decline')}
      onSubmit={async ({ reason }) => {
        await decide.mutateAsync({ state: 'declined', reason })
        toast.success(t('withdrawals.declined'))
      }}
    >
      <KeepTyped form={form} part={`withdrawal/${id}`} />
      <TextField
        name={form.at('reason')}
        label={t('withdrawals.reason')}
        hint={t('withdrawals.reasonHint')}
        rows={4}
        maxLength={500}
      />
    </FormDialog>
  )
}
