import { object, societyCalls } from '@kursportal/shared/contract'
import { useQueryClient } from '@kursportal/shared/query'
import { toast } from '@kursportal/shared/ui'
import { editedIn, useMergedSave } from '@kursportal/shared/ui/edits'
import { FormDialog, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { readGroup, useEditGroup, type GroupDetail } from '../api/group.ts'

const { name, city } = societyCalls.createSociety.body.shape
const schema = object({ name, city: city.unwrap() })
type Fields = { name: string; city: string }

const fieldsOf = (group: GroupDetail): Fields => ({ name: group.name, city: group.city })

/** Renames a society; what another admin changed meanwhile is merged, or both versions are shown. */
export const EditGroupDialog = ({
  group: opened,
  onClose,
}: {
  group: GroupDetail
  onClose: () => void
}): ReactNode => {
  const t = useTexts()
  const client = useQueryClient()
  const edit = useEditGroup(opened.id)
  // As it was when the dialog was opened, whatever comes meanwhile.
  const [group] = useState(opened)
  const { save, dialog } = useMergedSave<Fields>({
    looks: { name: { label: t('groups.name') }, city: { label: t('groups.city') } },
    present: async (refusal) => {
      const now = await client.fetchQuery({ ...readGroup(group.id), staleTime: 0 })
      return { fields: fieldsOf(now), version: now.version, edited: editedIn(refusal) }
    },
  })
  const form = useKitForm(schema, { defaultValues: fieldsOf(group) })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('groups.edit')}
      form={form}
      submitLabel={t('groups.save')}
      onSubmit={async (typed) => {
        const stands = await save({
          base: fieldsOf(group),
          typed,
          version: group.version,
          write: (changed, based_on) => edit.mutateAsync({ ...changed, based_on }),
        })
        toast.success(t('groups.saved', { name: stands.name }))
      }}
    >
      <TextField name={form.at('name')} label={t('groups.name')} maxLength={120} />
      <TextField name={form.at('city')} label={t('groups.city')} maxLength={120} optional />
      {dialog}
    </FormDialog>
  )
}
