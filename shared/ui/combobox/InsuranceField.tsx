import { useField } from '../forms/useField.ts'
import { Combobox } from './Combobox.tsx'
import { useInsuranceSearch } from './useInsuranceSearch.ts'

type Named = { id: string; name: string }

const isNamed = (value: unknown): value is Named =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'name' in value &&
  typeof value.name === 'string'

/** The health insurance as a field of a form, found by typing; the form holds the whole insurance, or `null`. */
export function InsuranceField({ name, optional = false }: { name: string; optional?: boolean }) {
  const { value, onChange, onBlur, inputRef, error } = useField(name)
  const { items, field } = useInsuranceSearch()
  return (
    <Combobox
      {...field}
      optional={optional}
      value={isNamed(value) ? { value: value.id, label: value.name } : null}
      onChange={(option) => onChange(items.find(({ id }) => id === option?.value) ?? null)}
      onBlur={onBlur}
      inputRef={inputRef}
      error={error}
    />
  )
}
