import { decisionReason, object } from '@kursportal/shared/contract'
import { formatMoney } from '@kursportal/shared/i18n'
import { toast, Typography } from '@kursportal/shared/ui'
import { FormDialog, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import { KeepTyped } from '@kursportal/shared/ui/kept'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { useReverse, type LedgerLine } from './api.ts'
import { amountOf } from './ledger-columns.tsx'

const schema = object({ reason: decisionReason })

/** Takes a line of the ledger back by its opposite; says what that does. */
export const ReverseDialog = ({ line, onClose }: { line: LedgerLine; onClose: () => void }): ReactNode => {
  const t = useTexts()
  const reverse = useReverse()
  const form = useKitForm(schema, { defaultValues: { reason: '' } })
  const amount = formatMoney(Math.abs(amountOf(line, 'earned')))
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('sales.reverseTitle', { what: t(`sales.kinds.${line.kind}`), amount })}
      form={form}
      submitLabel={t('sales.reverse')}
      onSubmit={async ({ reason }) => {
        await reverse.mutateAsync({ transaction_id: line.id, reason })
        toast.success(t('sales.reversed'))
      }}
    >
      <KeepTyped form={form} part={`reversal/${line.id}`} />
      <Typography sx={{ mb: 2 }}>
        {t(line.kind === 'finish' ? 'sales.reverseFinish' : 'sales.reverseOther', { amount })}
      </Typography>
      <TextField
        name={form.at('reason')}
        label={t('sales.reason')}
        hint={t('sales.reasonHint')}
        rows={2}
        maxLength={500}
      />
    </FormDialog>
  )
}
