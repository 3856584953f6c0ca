import { fieldErrors, isFailure } from '@kursportal/shared/client'
import { sentenceOf } from '../../common/failure-sentence.ts'
import type { Step } from './steps.ts'

/** What is wrong: a sentence, the step it belongs to, and the field; without a field it stands above the step. */
export type Problem = { step: Step; field: string; message: string }

const stepOfField: Readonly<Record<string, Step>> = {
  email: 'account',
  password: 'account',
  first_name: 'person',
  last_name: 'person',
  birth_date: 'person',
  parent_name: 'person',
  parent_birth_date: 'person',
  parent_allows: 'person',
  insurance_number: 'insurance',
  insurance_other: 'insurance',
  iban: 'insurance',
  code: 'code',
}

/**
 * Where to say what the server refused.
 * @param here the step that was sent; takes what belongs to no field
 */
export const problemsOf = (error: unknown, here: Step): Problem[] => {
  const message = sentenceOf(error)
  if (isFailure(error, 'email_in_use')) return [{ step: 'account', field: 'email', message }]
  if (isFailure(error, 'too_young')) return [{ step: 'person', field: 'birth_date', message: 'too_young' }]
  if (isFailure(error, 'insurance_not_found')) return [{ step: 'insurance', field: 'insurance', message }]
  if (isFailure(error, 'invalid_code', 'too_many_tries')) return [{ step: 'code', field: 'code', message }]
  const byField = Object.entries(fieldErrors(error)).flatMap(([field, text]) => {
    const step = stepOfField[field]
    return step ? [{ step, field, message: text }] : []
  })
  return byField.length > 0 ? byField : [{ step: here, field: 'root', message }]
}
