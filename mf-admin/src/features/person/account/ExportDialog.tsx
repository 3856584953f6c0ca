import { auditReason, object } from '@kursportal/shared/contract'
import { berlinDay } from '@kursportal/shared/domain'
import { toast, Typography } from '@kursportal/shared/ui'
import { saveFile } from '@kursportal/shared/ui/data-table'
import { FormDialog, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { AdminPasswordFields } from '../../../common/admin-password/AdminPasswordFields.tsx'
import {
  adminFailure,
  asAdmin,
  noPassword,
  passwordFields,
} from '../../../common/admin-password/confirmation.ts'
import { useTexts } from '../texts.ts'
import { exportPerson } from '../api/deletion.ts'
import type { Person } from '../api/person.ts'

const schema = object({ reason: auditReason, ...passwordFields })

/** Makes the answer to a request for information (DSGVO, article 15), with the reason it was asked for. */
export const ExportDialog = ({ person, onClose }: { person: Person; onClose: () => void }): ReactNode => {
  const t = useTexts()
  const form = useKitForm(schema, { defaultValues: { reason: '', ...noPassword } })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('personAccount.export.title', { name: person.name })}
      form={form}
      submitLabel={t('personAccount.export.make')}
      errorText={adminFailure}
      onSubmit={async ({ reason, ...given }) => {
        const archive = await asAdmin(given, (headers) => exportPerson(person.id, reason, headers))
        saveFile(t('personAccount.export.file', { day: berlinDay(new Date()) }), archive)
        toast.success(t('personAccount.export.done'))
      }}
    >
      <Typography>{t('personAccount.export.body')}</Typography>
      <TextField
        name={form.at('reason')}
        label={t('person.reason')}
        hint={t('personAccount.export.reasonHint')}
        maxLength={300}
      />
      <AdminPasswordFields at={form.at} />
    </FormDialog>
  )
}
