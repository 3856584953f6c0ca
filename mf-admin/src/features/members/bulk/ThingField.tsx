import { useQuery } from '@kursportal/shared/query'
import { ComboboxField } from '@kursportal/shared/ui/combobox'
import type { FieldName } from '@kursportal/shared/ui/forms'
import { useState, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { findAccesses, findSocieties } from './bulk-calls.ts'

type Props = { name: FieldName<string | null> }

/** Which access is given, found by its name; those for societies serve no single people. */
export const AccessField = ({ name }: Props): ReactNode => {
  const t = useTexts()
  const [typed, setTyped] = useState('')
  const { data, isPending, isPlaceholderData } = useQuery(findAccesses(typed))
  return (
    <ComboboxField
      name={name}
      label={t('memberBulk.access.field')}
      options={(data?.items ?? [])
        .filter((access) => !access.for_societies)
        .map((access) => ({ value: access.id, label: access.name, description: access.owner.name }))}
      onSearch={setTyped}
      loading={isPending || isPlaceholderData}
    />
  )
}

/** Which society they go to, found by name or town. */
export const SocietyField = ({ name }: Props): ReactNode => {
  const t = useTexts()
  const [typed, setTyped] = useState('')
  const { data, isPending, isPlaceholderData } = useQuery(findSocieties(typed))
  return (
    <ComboboxField
      name={name}
      label={t('memberBulk.society.field')}
      options={(data?.items ?? []).map((society) => ({
        value: society.id,
        label: society.name,
        description: society.city,
      }))}
      onSearch={setTyped}
      loading={isPending || isPlaceholderData}
    />
  )
}
