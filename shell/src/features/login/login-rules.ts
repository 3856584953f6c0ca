import { isFailure } from '@kursportal/shared/client'
import { errorTexts } from '@kursportal/shared/i18n'
import { translate } from '../../texts/index.ts'

/** Local part, @, domain with a dot and a last part of two characters or more (specification, section 5). */
const email = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/

/** What is wrong with what was typed, by field; empty when nothing is. */
export const loginProblems = (typed: {
  email: string
  password: string
}): { email?: string; password?: string } => ({
  ...(typed.email.trim() === ''
    ? { email: translate('login.emailMissing') }
    : !email.test(typed.email.trim()) && { email: translate('login.emailWrong') }),
  ...(typed.password === '' && { password: translate('login.passwordMissing') }),
})

/** The sentence for a login that did not work. */
export const loginFailure = (error: unknown): string => {
  if (!isFailure(error)) return errorTexts.internal_error
  if (error.code === 'too_many_requests' && error.retryAfter)
    return translate('login.waitSeconds', { count: error.retryAfter })
  return error.code === 'network' ? translate('errors.network') : errorTexts[error.code]
}
