import { id, object } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { toast } from '@kursportal/shared/ui'
import { ComboboxField } from '@kursportal/shared/ui/combobox'
import { FormDialog, useKitForm } from '@kursportal/shared/ui/forms'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { searchAccesses, useGiveAccess } from '../api/accesses.ts'
import type { Person } from '../api/person.ts'

const schema = object({ access: id.nullable().refine((chosen) => chosen !== null, 'required') })

/** Chooses an access of everybody’s and gives it to somebody. */
export const GiveAccessDialog = ({ person, onClose }: { person: Person; onClose: () => void }): ReactNode => {
  const t = useTexts()
  const [typed, setTyped] = useState('')
  const { data, isPending, isPlaceholderData } = useQuery(searchAccesses(typed))
  const give = useGiveAccess(person.id)
  const form = useKitForm(schema, { defaultValues: { access: null } })
  // One for societies serves them, not single people.
  const found = (data?.items ?? []).filter((access) => !access.for_societies)
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('personTabs.accesses.giveTitle', { name: person.name })}
      form={form}
      submitLabel={t('personTabs.accesses.give')}
      onSubmit={async ({ access }) => {
        await give.mutateAsync(access)
        toast.success(t('personTabs.accesses.gave', { name: person.name }))
      }}
    >
      <ComboboxField
        name={form.at('access')}
        label={t('personTabs.accesses.name')}
        hint={t('personTabs.accesses.giveHint')}
        options={found.map((access) => ({
          value: access.id,
          label: access.name,
          description: t('personTabs.accesses.option', {
            count: access.courses.length,
            owner: access.owner.name,
          }),
        }))}
        onSearch={setTyped}
        loading={isPending || isPlaceholderData}
      />
    </FormDialog>
  )
}
