import { nameOrEmail } from '@kursportal/shared/domain'
import { read } from '@kursportal/shared/client'
import { keepPreviousData, useQuery } from '@kursportal/shared/query'
import { ComboboxField, type ComboboxOption } from '@kursportal/shared/ui/combobox'
import type { FieldName } from '@kursportal/shared/ui/forms'
import { useState, type ReactNode } from 'react'
import { bindTexts } from '@kursportal/shared/i18n'
import { people as texts } from '../texts/people.ts'

const { useTexts } = bindTexts('mf-admin', { people: texts })

const MOST = 20

const findPeople = (search: string) => ({
  ...read('GET /users', { search, limit: MOST }),
  placeholderData: keepPreviousData,
})

const optionOf = (person: { id: string; name: string; email: string }): ComboboxOption => ({
  value: person.id,
  label: person.name,
  description: person.email,
})

type Props = {
  name: FieldName<string | null>
  label: string
  hint?: string
  optional?: boolean
  /** Who is chosen already. */
  /** What is looked for before anything is typed. */
  suggest?: string
  /** Whom not to offer. */
  except?: string
  initial?: { id: string; name: string; email: string } | undefined
}

/** Somebody with an account as a field of a form, found by name, e-mail or town; the form holds the id. */
export const PersonField = ({
  name,
  label,
  hint,
  optional = false,
  initial,
  suggest = '',
  except,
}: Props): ReactNode => {
  const t = useTexts()
  const [typed, setTyped] = useState('')
  const found = useQuery(findPeople(typed || suggest))
  const people = (found.data?.items ?? []).filter((person) => person.id !== except)
  return (
    <ComboboxField
      name={name}
      label={label}
      hint={hint ?? t('people.searchHint')}
      optional={optional}
      options={people.map(({ id, ...person }) =>
        optionOf({ id, name: nameOrEmail(person), email: person.email }),
      )}
      initialOption={initial && optionOf(initial)}
      onSearch={setTyped}
      loading={found.isPending || found.isPlaceholderData}
    />
  )
}
