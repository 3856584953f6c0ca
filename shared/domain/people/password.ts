/** Why a password is refused. */
export type PasswordProblem = 'password_too_short' | 'password_too_common' | 'password_contains_email'

/** The longest block whose repetition counts as one sequence: `abcabcabca`, `1212121212`. */
const LONGEST_BLOCK = 4

/** Whether a text repeats one block of a few characters to its end. */
const isRepetition = (characters: readonly string[]): boolean =>
  Array.from({ length: LONGEST_BLOCK }, (_, index) => index + 1).some(
    (length) =>
      characters.length >= 2 * length &&
      characters.every((character, index) => character === characters[index % length]),
  )

/** Whether each character follows the one before it, or each goes before it: `abcdefghij`, `0123456789`, `9876543210`. */
const isRun = (characters: readonly string[]): boolean => {
  const codes = characters.map((character) => character.codePointAt(0) ?? 0)
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)))
  // From 9 to 0 it goes on as on the keyboard.
  if (codes.every((code) => code >= 48 && code <= 57)) {
    if (steps.delete(-9)) steps.add(1)
    if (steps.delete(9)) steps.add(-1)
  }
  const [step, ...others] = steps
  return others.length === 0 && (step === 1 || step === -1)
}

/** A local part shorter than this would refuse passwords by accident. */
const SHORTEST_LOCAL_PART = 3

/**
 * The first reason to refuse a password, or null (decisions, section 2): one repeated or running sequence is as easy to
 * guess as a common one.
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
  const characters = Array.from(lower)
  return isCommon(lower) || isRepetition(characters) || isRun(characters) ? 'password_too_common' : null
}
