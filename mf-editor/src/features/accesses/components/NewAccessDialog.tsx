import { accessFields, object } from '@kursportal/shared/contract'
import { RadioField, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import { KeepTyped } from '@kursportal/shared/ui/kept'
import type { ReactNode } from 'react'
import { CreateDialog } from '../../../common/CreateDialog.tsx'
import { paths } from '../../../common/paths.ts'
import { useTexts } from '../texts.ts'
import { useCreateAccess } from '../api/write-access.ts'
import { serves, servesField } from '../serves.ts'

const newAccess = object({ name: accessFields.name, serves: servesField })

/** Asks for a name and whom it serves, creates the access and opens it. */
const NewAccessDialog = ({ open, onClose }: { open: boolean; onClose: () => void }): ReactNode => {
  const t = useTexts()
  const create = useCreateAccess()
  const form = useKitForm(newAccess, { defaultValues: { name: '', serves: 'people' } })
  return (
    <CreateDialog
      open={open}
      onClose={onClose}
      title={t('accesses.create.title')}
      form={form}
      create={async (typed) => {
        const for_societies = typed.serves === 'societies'
        return paths.access((await create.mutateAsync({ name: typed.name, for_societies })).id)
      }}
      submitLabel={t('accesses.create.submit')}
    >
      <KeepTyped form={form} part="new-access" />
      <TextField
        name={form.at('name')}
        label={t('accesses.name')}
        hint={t('accesses.nameHint')}
        maxLength={200}
      />
      <RadioField
        name={form.at('serves')}
        label={t('accesses.serves')}
        options={serves.map((value) => ({
          value,
          label: t(`accesses.servesWhom.${value}`),
          description: t(`accesses.servesHint.${value}`),
        }))}
      />
    </CreateDialog>
  )
}

export default NewAccessDialog
