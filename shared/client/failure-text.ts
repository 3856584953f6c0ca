import { errorTexts, hasErrorText } from '../i18n/error-texts.ts'
import { isFailure, type FailureCode } from './api-failure.ts'

/**
 * The German sentence for a code, also for no answer at all. An API that is newer than the remote knows codes that have
 * none here yet; the general one stands for them.
 */
export const textOfFailure = (code: FailureCode): string =>
  hasErrorText(code) ? errorTexts[code] : errorTexts.internal_error

/** The German sentence for whatever went wrong with a call. */
export const failureText = (error: unknown): string =>
  textOfFailure(isFailure(error) ? error.code : 'internal_error')
