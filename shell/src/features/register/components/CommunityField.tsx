import { read } from '@kursportal/shared/client'
import { keepPreviousData, useQuery } from '@kursportal/shared/query'
import { Combobox } from '@kursportal/shared/ui/combobox'
import { useField, type FieldName } from '@kursportal/shared/ui/forms'
import { useState, type ReactNode } from 'react'
import { z } from 'zod'
import { useTexts } from '../texts.ts'
import type { ChosenCommunity } from '../draft.ts'

const chosen = z.object({ id: z.string(), name: z.string() })

/** The Verein somebody belongs to, found by name or town. */
export const CommunityField = ({ name }: { name: FieldName<ChosenCommunity | null> }): ReactNode => {
  const t = useTexts()
  const { value, onChange, onBlur, inputRef, error } = useField(name)
  const [search, setSearch] = useState('')
  const { data, isPending, isPlaceholderData } = useQuery({
    ...read('GET /search-communities', { search, limit: 20 }),
    placeholderData: keepPreviousData,
  })
  const known = chosen.safeParse(value).data
  return (
    <Combobox
      label={t('register.community')}
      hint={t('register.communityHint')}
      optional
      options={(data?.items ?? []).map((one) => ({ value: one.id, label: one.name, description: one.city }))}
      value={known ? { value: known.id, label: known.name } : null}
      onChange={(option) => onChange(option && { id: option.value, name: option.label })}
      onSearch={setSearch}
      onBlur={onBlur}
      inputRef={inputRef}
      loading={isPending || isPlaceholderData}
      error={error}
    />
  )
}
