import { useState } from 'react'
import type { FieldProps } from '../forms/Field.tsx'
import { useField } from '../forms/useField.ts'
import { Combobox, type ComboboxOption } from './Combobox.tsx'

type Props = FieldProps<string | null | undefined> & {
  options: readonly ComboboxOption[]
  placeholder?: string
  onSearch?: (typed: string) => void
  loading?: boolean
  /** The option of the form's first value, where the server searches and `options` does not hold it. */
  initialOption?: ComboboxOption | undefined
}

/** A list with search as a field of a form; the form holds the option's `value`, or `null`. */
export function ComboboxField({ name, invalidText, initialOption, ...props }: Props) {
  const { onChange, onBlur, inputRef, value, error } = useField(name, invalidText)
  // Searching on must not lose what was picked before: the new options need not hold it.
  const [picked, setPicked] = useState<ComboboxOption | null>(null)
  const known = [...props.options, ...[picked, initialOption].filter((option) => option != null)]
  return (
    <Combobox
      {...props}
      value={known.find((option) => option.value === value) ?? null}
      onChange={(option) => {
        setPicked(option)
        onChange(option?.value ?? null)
      }}
      onBlur={onBlur}
      inputRef={inputRef}
      error={error}
    />
  )
}
