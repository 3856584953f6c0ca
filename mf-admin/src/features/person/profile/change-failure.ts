import { ApiFailure, fieldErrors, isFailure } from '@kursportal/shared/client'
import { adminFailure } from '../../../common/admin-password/confirmation.ts'
import type { Translate } from '../texts.ts'

const told = ['iban_required', 'insurance_number_invalid', 'parent_required'] as const

/** What is wrong with one attribute stands at the dialog's one field, whatever the call names it. */
export const atValue = (error: unknown, attribute: string): unknown => {
  const wrong = fieldErrors(error)[attribute]
  return isFailure(error) && wrong
    ? new ApiFailure({
        status: error.status,
        code: error.code,
        message: error.message,
        details: [{ path: 'value', message: wrong }],
      })
    : error
}

/** The sentence for why somebody’s data was not changed: about them, where the usual one would be about oneself. */
export const changeFailure =
  (t: Translate) =>
  (error: unknown): string => {
    if (isFailure(error, 'too_young')) return t('person.change.tooYoung')
    const wrong = Object.values(fieldErrors(error))
    const known = told.find((problem) => wrong.includes(problem))
    return known ? t(`person.change.${known}`) : adminFailure(error)
  }
