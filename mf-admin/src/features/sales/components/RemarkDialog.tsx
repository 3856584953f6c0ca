import { decisionReason, object } from '@kursportal/shared/contract'
import { formatMoney } from '@kursportal/shared/i18n'
import { toast, Typography } from '@kursportal/shared/ui'
import { FormDialog, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import { KeepTyped } from '@kursportal/shared/ui/kept'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { useDecideRemark, type Remark } from '../api/sales.ts'

const schema = object({ reason: decisionReason })

type Props = { remark: Remark; way: 'fine' | 'back'; onClose: () => void }

/** Says why a remark is in order, or takes its finish back. */
export const RemarkDialog = ({ remark, way, onClose }: Props): ReactNode => {
  const t = useTexts()
  const decide = useDecideRemark()
  const form = useKitForm(schema, { defaultValues: { reason: '' } })
  const { kind, person, count, amount } = remark
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t(way === 'fine' ? 'sales.fineTitle' : 'sales.backTitle', { amount: formatMoney(amount) })}
      form={form}
      submitLabel={t(way === 'fine' ? 'sales.fine' : 'sales.takeBack')}
      onSubmit={async ({ reason }) => {
        await decide.mutateAsync({ remark, way, reason })
        toast.success(t(way === 'fine' ? 'sales.fineDone' : 'sales.reversed'))
      }}
    >
      <KeepTyped form={form} part={`remark-${way}/${remark.society.id}/${remark.key}`} />
      <Typography sx={{ mb: 1 }}>
        {t(`sales.remark.${kind}`, { name: person?.name ?? t('sales.gone'), count })}
      </Typography>
      <Typography sx={{ mb: 2 }}>
        {way === 'fine' ? t('sales.fineBody') : t('sales.reverseFinish', { amount: formatMoney(amount) })}
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
