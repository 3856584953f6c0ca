import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { fieldErrors, isFailure } from '../../client/api-failure.ts'
import { failureText } from '../../client/failure-text.ts'

/** Refusals that are about one field, although the server names none. */
const fieldOf: Partial<Record<string, string>> = {
  too_young: 'birth_date',
  insurance_not_found: 'insurance_id',
  invalid_code: 'code',
  email_in_use: 'email',
}

const refusedFields = (error: unknown): Record<string, string> => {
  const field = isFailure(error) ? fieldOf[error.code] : undefined
  return field === undefined ? fieldErrors(error) : { [field]: failureText(error) }
}

/**
 * Says what the server refused: at the fields it is about, if the form has them, and otherwise as a sentence for the form.
 * @returns that sentence; undefined when the fields say it
 */
export const showRefusal = <Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  error: unknown,
): string | undefined => {
  const refused = Object.entries(refusedFields(error)).filter(([path]) => path in form.getValues())
  for (const [index, [path, message]] of refused.entries()) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it was just looked up among the form's fields
    const field = path as Parameters<typeof form.setError>[0]
    form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 })
  }
  return refused.length > 0 ? undefined : failureText(error)
}
