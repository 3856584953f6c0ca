import { useController, useFormContext, type FieldValues } from 'react-hook-form'
import { errorText } from './error-text.ts'

/** A field of the surrounding `Form`: its value, how to change it, and the sentence about what is wrong. */
export function useField(name: string, invalidText?: string) {
  const { control } = useFormContext<FieldValues>()
  const { field, fieldState } = useController({ control, name })
  const value: unknown = field.value
  return {
    value,
    onChange: field.onChange,
    onBlur: field.onBlur,
    inputRef: field.ref,
    dirty: fieldState.isDirty,
    error: errorText(fieldState.error, invalidText),
  }
}
