import { insurance } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { Combobox } from '@kursportal/shared/ui/combobox'
import { useField } from '@kursportal/shared/ui/forms'
import { useDeferredValue, useState, type ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { listInsurances } from '../api/list-insurances.ts'

/** The health insurance, found by typing; the important ones stand first. */
export const InsuranceField = ({ name }: { name: string }): ReactNode => {
  const t = useTexts()
  const { value, onChange, onBlur, inputRef, error } = useField(name)
  const [search, setSearch] = useState('')
  const { data, isFetching } = useQuery(listInsurances(useDeferredValue(search)))
  const items = data?.items ?? []
  const chosen = insurance.safeParse(value).data
  return (
    <Combobox
      label={t('courseEnd.form.insuranceField')}
      hint={t('courseEnd.form.insuranceHint')}
      options={items.map((one) => ({
        value: one.id,
        label: one.name,
        group: t(one.important ? 'courseEnd.form.often' : 'courseEnd.form.all'),
        ...(one.iban_required && { description: t('courseEnd.form.needsIban') }),
      }))}
      value={chosen ? { value: chosen.id, label: chosen.name } : null}
      onChange={(option) => onChange(items.find((one) => one.id === option?.value) ?? null)}
      onSearch={setSearch}
      onBlur={onBlur}
      inputRef={inputRef}
      loading={isFetching}
      error={error}
    />
  )
}
