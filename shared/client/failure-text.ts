import { errorTexts } from '../i18n/error-texts.ts'
import { isFailure, type FailureCode } from './api-failure.ts'

/** The German sentence for a code, also for no answer at all. */
export const textOfFailure = (code: FailureCode): string => errorTexts[code]

/** The German sentence for whatever went wrong with a call. */
export const failureText = (error: unknown): string =>
  textOfFailure(isFailure(error) ? error.code : 'internal_error')
