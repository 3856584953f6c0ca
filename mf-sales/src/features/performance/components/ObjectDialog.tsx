import { decisionReason, object } from '@kursportal/shared/contract'
import { toast, Typography } from '@kursportal/shared/ui'
import { FormDialog, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import { KeepTyped } from '@kursportal/shared/ui/kept'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { useObject, type PayoutDocument } from '../api/documents.ts'

const schema = object({ reason: decisionReason })

/** Objects to a document: what that does, and what is wrong with it. */
const ObjectDialog = ({
  document,
  onClose,
}: {
  document: PayoutDocument
  onClose: () => void
}): ReactNode => {
  const t = useTexts()
  const send = useObject()
  const form = useKitForm(schema, { defaultValues: { reason: '' } })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('documents.objectTitle', {
        kind: t(`documents.kinds.${document.kind}`),
        number: document.number,
      })}
      form={form}
      submitLabel={t('documents.object')}
      onSubmit={async ({ reason }) => {
        await send.mutateAsync({ document_id: document.id, reason })
        toast.success(t('documents.objected'))
      }}
    >
      <KeepTyped form={form} part={`objection/${document.id}`} />
      <Typography>
        {t(document.kind === 'credit_note' ? 'documents.objectCredit' : 'documents.objectReceipt')}
      </Typography>
      <TextField name={form.at('reason')} label={t('documents.objectReason')} rows={3} maxLength={500} />
    </FormDialog>
  )
}

export default ObjectDialog
