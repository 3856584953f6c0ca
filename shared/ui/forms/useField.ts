import { useController } from 'react-hook-form'
import { errorText } from './error-text.ts'
import type { FieldName } from './field-name.ts'

/**
 * A field of the surrounding `Form`: its value, how to change it, and the sentence about what is wrong. Drawn anew only
 * when one of these changes, not with every change of the form: fields are `memo` for that.
 */
export function useField(name: FieldName, invalidText?: string) {
  const { field, fieldState } = useController({ name })
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
