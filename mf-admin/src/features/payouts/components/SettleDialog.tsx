import { decisionReason, object } from '@kursportal/shared/contract'
import { formatDay, formatMoney } from '@kursportal/shared/i18n'
import { toast, Typography } from '@kursportal/shared/ui'
import { FormDialog, RadioField, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import { KeepTyped } from '@kursportal/shared/ui/kept'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { useTexts } from '../texts.ts'
import { useCancel, useDecideObjection, type PayoutDocument } from '../api/documents.ts'

const schema = object({ decision: z.enum(['cancelled', 'kept']), reason: decisionReason })

type Props = { document: PayoutDocument; what: 'cancel' | 'decide'; onClose: () => void }

/** Cancels a document, or decides what a payee says against it; with the reason that they read. */
export const SettleDialog = ({ document, what, onClose }: Props): ReactNode => {
  const t = useTexts()
  const cancel = useCancel()
  const decide = useDecideObjection()
  const form = useKitForm(schema, { defaultValues: { decision: 'cancelled', reason: '' } })
  const { id: document_id, number, objection, total } = document
  return (
    <FormDialog
      open
      onClose={onClose}
      title={
        what === 'cancel'
          ? t('documents.cancelTitle', { number, total: formatMoney(total) })
          : t('documents.decideTitle', { number })
      }
      form={form}
      submitLabel={t(what === 'cancel' ? 'documents.cancel' : 'documents.decide')}
      onSubmit={async ({ decision, reason }) => {
        if (what === 'cancel') await cancel.mutateAsync({ document_id, reason })
        else await decide.mutateAsync({ document_id, decision, reason })
        toast.success(t(what === 'cancel' ? 'documents.cancelled' : 'documents.decided'))
      }}
    >
      <KeepTyped form={form} part={`${what}/${document_id}`} />
      {what === 'decide' && objection && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {t('documents.objectedOn', { day: formatDay(objection.objected_at), reason: objection.reason })}
        </Typography>
      )}
      <Typography>{t(what === 'cancel' ? 'documents.cancelBody' : 'documents.decideBody')}</Typography>
      {what === 'decide' && (
        <RadioField
          name={form.at('decision')}
          label={t('documents.decision')}
          options={(['cancelled', 'kept'] as const).map((value) => ({
            value,
            label: t(`documents.decisions.${value}`),
            description: t(`documents.decisionAbout.${value}`),
          }))}
        />
      )}
      <TextField
        name={form.at('reason')}
        label={t('documents.reason')}
        hint={t('documents.reasonHint')}
        rows={3}
        maxLength={500}
      />
    </FormDialog>
  )
}
