/** Why a password is refused. */
export type PasswordProblem = 'password_too_short' | 'password_too_common' | 'password_contains_email'

/** A local part shorter than this would refuse passwords by accident. */
const SHORTEST_LOCAL_PART = 3

/**
 * The first reason to refuse a password, or null (specification, Session and login).
 * @param isCommon whether it is among the commonest passwords, asked in lower case
 */
export const passwordProblem = (
  password: string,
  { email, minLength, isCommon }: { email: string; minLength: number; isCommon: (lower: string) => boolean },
): PasswordProblem | null => {
  if (Array.from(password).length < minLength) return 'password_too_short'
  const lower = password.toLowerCase()
  const localPart = email.trim().toLowerCase().split('@')[0] ?? ''
  if (localPart.length >= SHORTEST_LOCAL_PART && lower.includes(localPart)) return 'password_contains_email'
  return isCommon(lower) ? 'password_too_common' : null
}
