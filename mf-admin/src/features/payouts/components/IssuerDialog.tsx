import { documentIssuer } from '@kursportal/shared/contract'
import { useQueryClient } from '@kursportal/shared/query'
import { toast, Typography } from '@kursportal/shared/ui'
import { useEditForm } from '@kursportal/shared/ui/edits'
import { CheckboxField, FormDialog, TextField } from '@kursportal/shared/ui/forms'
import { KeptAgain } from '@kursportal/shared/ui/kept'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { readIssuer, useSetIssuer, type Issuer } from '../api/documents.ts'

type Fields = Pick<Issuer, 'name' | 'street' | 'zip' | 'city' | 'vat_id' | 'electronic'>

/** The version of none. */
const NONE = 'none'

const nothing: Fields = { name: '', street: '', zip: '', city: '', vat_id: '', electronic: false }

const fieldsOf = (issuer: Issuer | null): Fields => {
  const { name, street, zip, city, vat_id, electronic } = issuer ?? nothing
  return { name, street, zip, city, vat_id, electronic }
}

/** Asks who issues the documents; what two enter at once is laid side by side. */
export const IssuerDialog = ({
  issuer,
  onClose,
}: {
  issuer: Issuer | null
  onClose: () => void
}): ReactNode => {
  const t = useTexts()
  const client = useQueryClient()
  const set = useSetIssuer()
  const { form, save, keptAt, dialog } = useEditForm<Fields>({
    part: 'issuer',
    rules: documentIssuer,
    now: { fields: fieldsOf(issuer), version: issuer?.version ?? NONE },
    looks: {
      name: { label: t('documents.name') },
      street: { label: t('documents.street') },
      zip: { label: t('documents.zip') },
      city: { label: t('documents.city') },
      vat_id: { label: t('documents.vatId') },
      electronic: {
        label: t('documents.electronicShort'),
        show: (on) => t(on ? 'documents.electronicOn' : 'documents.electronicOff'),
      },
    },
    present: async () => {
      const now = await client.fetchQuery({ ...readIssuer(), staleTime: 0 })
      return { fields: fieldsOf(now), version: now?.version ?? NONE, edited: now?.edited ?? null }
    },
    write: (_changed, based_on, whole) => set.mutateAsync({ ...whole, based_on }),
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t(issuer ? 'documents.issuerChange' : 'documents.issuerAdd')}
      form={form}
      submitLabel={t('documents.issuerSave')}
      onSubmit={async (typed) => {
        await save(typed)
        toast.success(t('documents.issuerSaved'))
      }}
    >
      <KeptAgain at={keptAt} />
      <Typography>{t('documents.issuerBody')}</Typography>
      <TextField name={form.at('name')} label={t('documents.name')} maxLength={200} />
      <TextField name={form.at('street')} label={t('documents.street')} maxLength={200} />
      <TextField name={form.at('zip')} label={t('documents.zip')} maxLength={12} />
      <TextField name={form.at('city')} label={t('documents.city')} maxLength={120} />
      <TextField
        name={form.at('vat_id')}
        label={t('documents.vatId')}
        hint={t('documents.vatIdHint')}
        maxLength={20}
        optional
      />
      <CheckboxField
        name={form.at('electronic')}
        label={t('documents.electronic')}
        hint={t('documents.electronicHint')}
      />
      {dialog}
    </FormDialog>
  )
}
