import { object } from '@kursportal/shared/contract'
import { Button, toast, Typography } from '@kursportal/shared/ui'
import { FormDialog, useKitForm } from '@kursportal/shared/ui/forms'
import { useState, type ReactNode } from 'react'
import { AdminPasswordFields } from '../../../common/admin-password/AdminPasswordFields.tsx'
import {
  adminFailure,
  asAdmin,
  noPassword,
  passwordFields,
} from '../../../common/admin-password/confirmation.ts'
import { useTexts } from '../texts.ts'
import { useChangePerson, type Person } from '../api/person.ts'

const schema = object(passwordFields)

const RemoveDialog = ({ person, onClose }: { person: Person; onClose: () => void }): ReactNode => {
  const t = useTexts()
  const change = useChangePerson(person.id)
  const form = useKitForm(schema, { defaultValues: noPassword })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('person.picture.title')}
      form={form}
      submitLabel={t('person.picture.remove')}
      errorText={adminFailure}
      onSubmit={async (given) => {
        await asAdmin(given, (headers) => change.mutateAsync({ body: { image: null }, headers }))
        toast.success(t('person.picture.removed'))
      }}
    >
      <Typography>{t('person.picture.body', { name: person.name })}</Typography>
      <AdminPasswordFields at={form.at} />
    </FormDialog>
  )
}

/** Whether somebody has a picture, and the way to take one away that must not be there. */
export const RemovePicture = ({ person }: { person: Person }): ReactNode => {
  const t = useTexts()
  const [asking, setAsking] = useState(false)
  if (person.image_id === null) return t('person.none')
  return (
    <>
      {t('person.stored')}
      <Button variant="text" size="small" onClick={() => setAsking(true)} sx={{ ml: 1 }}>
        {t('person.picture.remove')}
      </Button>
      {asking && <RemoveDialog person={person} onClose={() => setAsking(false)} />}
    </>
  )
}
