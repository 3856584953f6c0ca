import { errorTexts } from '../i18n/error-texts.ts'
import { isFailure } from './api-failure.ts'

/** The German sentence for whatever went wrong with a call. */
export const failureText = (error: unknown): string => {
  if (!isFailure(error)) return errorTexts.internal_error
  return error.code === 'network'
    ? 'Keine Verbindung. Prüfe dein Internet und versuche es noch einmal.'
    : errorTexts[error.code]
}
