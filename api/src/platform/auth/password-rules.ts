import { dictionary } from '@zxcvbn-ts/language-common'
import { passwordProblem } from '@kursportal/shared/domain'
import type { Config } from '../config.ts'
import { ApiError } from '../http/api-error.ts'

/** Common in German, and missing from the English list. */
const germanOnes = [
  'passwort12',
  'passwort123',
  'passwort1234',
  'passwort12345',
  'hallo12345',
  'hallo123456',
  'schatz1234',
  'sommer2025',
  'sommer2026',
  'winter2025',
  'winter2026',
  'fussball123',
  'fußball123',
  'qwertzuiop',
  'qwertz12345',
  'qwertz123456',
  'ichliebedich',
  'sonnenschein',
  'schmetterling',
  'geheim12345',
  'willkommen',
  'willkommen1',
  'willkommen123',
  'deutschland',
  'deutschland1',
  'kursportal1',
  'kursportal123',
]

const common: ReadonlySet<string> = new Set([...dictionary['passwords-common'], ...germanOnes].map(String))

/**
 * Refuses a password that breaks the rules (specification, Session and login).
 * @throws ApiError validation_failed with the reason as message
 */
export const requireGoodPassword = (
  { limits }: Pick<Config, 'limits'>,
  password: string,
  email: string,
): void => {
  const problem = passwordProblem(password, {
    email,
    minLength: limits.passwordLength,
    isCommon: (lower) => common.has(lower),
  })
  if (problem) throw new ApiError('validation_failed', [{ path: 'password', message: problem }])
}
