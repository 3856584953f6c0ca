import { useQuery } from '@kursportal/shared/query'
import { ComboboxField } from '@kursportal/shared/ui/combobox'
import type { FieldName } from '@kursportal/shared/ui/forms'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { findCommunities } from '../api/group.ts'

type Props = {
  name: FieldName<string | null>
  label: string
  /** The one that makes no sense here. */
  except: string
}

/** A community as a field of a form, found by name, town or owner; the form holds the id. */
export const GroupField = ({ name, label, except }: Props): ReactNode => {
  const t = useTexts()
  const [typed, setTyped] = useState('')
  const found = useQuery(findCommunities(typed))
  return (
    <ComboboxField
      name={name}
      label={label}
      hint={t('groups.searchHint')}
      options={(found.data?.items ?? [])
        .filter(({ id }) => id !== except)
        .map((group) => ({
          value: group.id,
          label: group.name,
          description: [group.city, t('groups.memberCount', { count: group.members })]
            .filter(Boolean)
            .join(' · '),
        }))}
      onSearch={setTyped}
      loading={found.isPending || found.isPlaceholderData}
    />
  )
}
