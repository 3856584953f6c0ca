import { read } from '@kursportal/shared/client'
import { object, societyCalls } from '@kursportal/shared/contract'
import { searchText } from '@kursportal/shared/domain'
import { useQuery } from '@kursportal/shared/query'
import { useNavigate } from '@kursportal/shared/router'
import { Alert, Link, toast } from '@kursportal/shared/ui'
import { FormDialog, TextField, useKitForm, useWatch } from '@kursportal/shared/ui/forms'
import { KeepTyped } from '@kursportal/shared/ui/kept'
import { useDeferredValue, type ReactNode } from 'react'
import { PersonField } from '../../../common/PersonField.tsx'
import { useTexts } from '../texts.ts'
import { useCreateGroup } from '../api/groups.ts'
import { groupPath } from '../group-paths.ts'

const { name, city, owner_id } = societyCalls.createSociety.body.shape
const schema = object({ name, city: city.unwrap(), owner_id: owner_id.unwrap() })

/** From so many letters on a name may be one that is there already. */
const SHORTEST = 3

/** Says that a club of this name and town is there already, however it is written, and leads to it. */
const SameGroup = ({ name: typed, city: town }: { name: string; city: string }): ReactNode => {
  const t = useTexts()
  const asked = useDeferredValue(typed.trim())
  const { data } = useQuery({
    ...read('GET /societies', { search: asked, isCommunity: 'true', limit: 20 }),
    enabled: asked.length >= SHORTEST,
  })
  const same = data?.items.find((one) => searchText(one.name, one.city) === searchText(typed, town))
  return (
    same && (
      <Alert severity="warning">
        {t('groups.same')} <Link href={groupPath(same.id)}>{same.name}</Link>
      </Alert>
    )
  )
}

/** Asks for the name, the town and the owner of a new club. */
export const NewGroupDialog = ({ onClose }: { onClose: () => void }): ReactNode => {
  const t = useTexts()
  const navigate = useNavigate()
  const create = useCreateGroup()
  const form = useKitForm(schema, { defaultValues: { name: '', city: '', owner_id: null } })
  const [typed, town] = useWatch({ control: form.control, name: ['name', 'city'] })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('groups.add')}
      form={form}
      submitLabel={t('groups.create')}
      onSubmit={async (values) => {
        const made = await create.mutateAsync(values)
        toast.success(t('groups.made', { name: made.name }))
        void navigate(groupPath(made.id))
      }}
    >
      <KeepTyped form={form} part="new-group" />
      <TextField name={form.at('name')} label={t('groups.name')} maxLength={120} />
      <TextField name={form.at('city')} label={t('groups.city')} maxLength={120} optional />
      <SameGroup name={typed} city={town} />
      <PersonField
        name={form.at('owner_id')}
        label={t('groups.owner')}
        hint={t('groups.ownerHint')}
        optional
      />
    </FormDialog>
  )
}
