import { isFailure } from '@kursportal/shared/client'
import { errorTexts } from '@kursportal/shared/i18n'
import { translate } from '../texts/index.ts'

/** The German sentence for whatever went wrong with a call. */
export const failureText = (error: unknown): string => {
  if (!isFailure(error)) return errorTexts.internal_error
  return error.code === 'network' ? translate('common.noConnection') : errorTexts[error.code]
}
