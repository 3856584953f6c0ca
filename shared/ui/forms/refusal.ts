import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { fieldErrors, isFailure, type ApiFailure } from '../../client/api-failure.ts'
import { failureText } from '../../client/failure-text.ts'
import { hasUnsaved } from '../../store/unsaved.ts'
import { UndecidedEdit } from '../edits/undecided-edit.ts'

/** Refusals that are about one field, although the server names none. */
const fieldsOf: Partial<Record<string, readonly string[]>> = {
  too_young: ['birth_date'],
  insurance_not_found: ['insurance_id', 'insurance'],
  insurance_exists: ['name'],
  wrong_password: ['admin_password'],
  invalid_code: ['code'],
  too_many_tries: ['code'],
  email_in_use: ['email'],
  email_not_registered: ['email'],
  no_password_set: ['email'],
}

const isDetail = (one: unknown): one is { path: string; message: string } =>
  typeof one === 'object' && one !== null && 'path' in one && 'message' in one

/** Every variable that does not exist, at the field it stands in. */
const unknownVariables = (error: ApiFailure): Record<string, string> => {
  const names = new Map<string, string[]>()
  const listed: unknown[] = Array.isArray(error.details) ? error.details : []
  for (const { path, message } of listed.filter(isDetail))
    names.set(path, [...(names.get(path) ?? []), message])
  return Object.fromEntries(
    [...names].map(([path, unknown]) => [path, `${failureText(error)} ${unknown.join(', ')}`]),
  )
}

const refusedFields = (error: unknown, sentence: string): Record<string, string> => {
  if (isFailure(error, 'unknown_variable')) return unknownVariables(error)
  const fields = isFailure(error) ? fieldsOf[error.code] : undefined
  return fields ? Object.fromEntries(fields.map((field) => [field, sentence])) : fieldErrors(error)
}

/** What went wrong, in a sentence; what is still to be decided says so itself. */
const sentenceOf = (error: unknown): string =>
  error instanceof UndecidedEdit ? error.message : failureText(error)

/**
 * Says what the server refused: at the fields it is about, if the form has them, and otherwise as a sentence for the form.
 * @param errorText the German sentence for it, where another one fits than usual
 * @returns that sentence; undefined when the fields say it, or the login does, which then stands over the page
 */
export const showRefusal = <Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  error: unknown,
  errorText: (error: unknown) => string = sentenceOf,
): string | undefined => {
  if (isFailure(error, 'not_logged_in') && hasUnsaved()) return undefined
  const sentence = errorText(error)
  const refused = Object.entries(refusedFields(error, sentence)).filter(([path]) => path in form.getValues())
  for (const [index, [path, message]] of refused.entries()) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it was just looked up among the form's fields
    const field = path as Parameters<typeof form.setError>[0]
    form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 })
  }
  return refused.length > 0 ? undefined : sentence
}
