import { object, societyCalls } from '@kursportal/shared/contract'
import { useQueryClient } from '@kursportal/shared/query'
import { toast } from '@kursportal/shared/ui'
import { editedIn, useEditForm } from '@kursportal/shared/ui/edits'
import { FormDialog, TextField } from '@kursportal/shared/ui/forms'
import { KeptAgain } from '@kursportal/shared/ui/kept'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { readGroup, useEditGroup, type GroupDetail } from '../api/group.ts'

const { name, city } = societyCalls.createSociety.body.shape
const schema = object({ name, city: city.unwrap() })
type Fields = { name: string; city: string }

const fieldsOf = (group: GroupDetail): Fields => ({ name: group.name, city: group.city })

/** Renames a society; what another admin changed meanwhile is merged, or both versions are shown. */
export const EditGroupDialog = ({
  group,
  onClose,
}: {
  group: GroupDetail
  onClose: () => void
}): ReactNode => {
  const t = useTexts()
  const client = useQueryClient()
  const edit = useEditGroup(group.id)
  const { form, save, keptAt, dialog } = useEditForm<Fields>({
    part: `group/${group.id}`,
    rules: schema,
    now: { fields: fieldsOf(group), version: group.version },
    looks: { name: { label: t('groups.name') }, city: { label: t('groups.city') } },
    present: async (refusal) => {
      const now = await client.fetchQuery({ ...readGroup(group.id), staleTime: 0 })
      return { fields: fieldsOf(now), version: now.version, edited: editedIn(refusal) }
    },
    write: (changed, based_on) => edit.mutateAsync({ ...changed, based_on }),
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('groups.edit')}
      form={form}
      submitLabel={t('groups.save')}
      onSubmit={async (typed) => {
        const stands = await save(typed)
        toast.success(t('groups.saved', { name: stands.name }))
      }}
    >
      <KeptAgain at={keptAt} />
      <TextField name={form.at('name')} label={t('groups.name')} maxLength={120} />
      <TextField name={form.at('city')} label={t('groups.city')} maxLength={120} optional />
      {dialog}
    </FormDialog>
  )
}
