import { emailAddress, object, personName } from '@kursportal/shared/contract'
import { fullName } from '@kursportal/shared/domain'
import { toast, Typography } from '@kursportal/shared/ui'
import { FormDialog, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import { KeepTyped } from '@kursportal/shared/ui/kept'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { useInvitePerson } from './api/add-people.ts'

const schema = object({
  first_name: personName().min(1, 'required'),
  last_name: personName().min(1, 'required'),
  email: emailAddress,
})

/** Adds somebody, who gets a mail to set the password. */
const InviteDialog = ({ onClose }: { onClose: () => void }): ReactNode => {
  const t = useTexts()
  const invite = useInvitePerson()
  const form = useKitForm(schema, { defaultValues: { first_name: '', last_name: '', email: '' } })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('memberImport.add')}
      form={form}
      submitLabel={t('memberImport.addSubmit')}
      onSubmit={async (body) => {
        await invite.mutateAsync({ body })
        toast.success(t('memberImport.added', { name: fullName(body) }))
      }}
    >
      <KeepTyped form={form} part="new-person" />
      <Typography>{t('memberImport.addBody')}</Typography>
      <TextField name={form.at('first_name')} label={t('memberImport.firstName')} autoComplete="off" />
      <TextField name={form.at('last_name')} label={t('memberImport.lastName')} autoComplete="off" />
      <TextField name={form.at('email')} label={t('memberImport.email')} type="email" autoComplete="off" />
    </FormDialog>
  )
}

export default InviteDialog
