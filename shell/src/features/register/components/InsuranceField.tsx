import { read } from '@kursportal/shared/client'
import { keepPreviousData, useQuery } from '@kursportal/shared/query'
import { Combobox } from '@kursportal/shared/ui/combobox'
import { useField } from '@kursportal/shared/ui/forms'
import { useState, type ReactNode } from 'react'
import { z } from 'zod'
import { useTexts } from '../../../texts/index.ts'

const chosen = z.object({ id: z.string(), name: z.string(), iban_required: z.boolean() })

/** The health insurance, found by typing; the important ones stand first. */
export const InsuranceField = ({ name }: { name: string }): ReactNode => {
  const t = useTexts()
  const { value, onChange, onBlur, inputRef, error } = useField(name)
  const [search, setSearch] = useState('')
  const { data, isFetching } = useQuery({
    ...read('GET /insurances', { search, limit: 50, active_only: 'true' }),
    placeholderData: keepPreviousData,
  })
  const items = data?.items ?? []
  const grouped = items.some((one) => one.important) && items.some((one) => !one.important)
  const known = chosen.safeParse(value).data
  return (
    <Combobox
      label={t('register.insurance')}
      hint={t('register.insuranceHint')}
      optional
      options={items.map((one) => ({
        value: one.id,
        label: one.name,
        ...(grouped && { group: t(one.important ? 'register.insuranceOften' : 'register.insuranceAll') }),
      }))}
      value={known ? { value: known.id, label: known.name } : null}
      onChange={(option) => {
        const found = items.find((one) => one.id === option?.value)
        onChange(found ? { id: found.id, name: found.name, iban_required: found.iban_required } : null)
      }}
      onSearch={setSearch}
      onBlur={onBlur}
      inputRef={inputRef}
      loading={isFetching}
      error={error}
    />
  )
}
