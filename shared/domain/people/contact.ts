// Neither separators nor characters nobody sees.
const LOCAL_PART = /^[^\s\p{C}@<>"(),:;\\[\]]{1,64}$/u
const DOMAIN =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?:\p{L}{2,63}|xn--[a-z0-9-]{2,59})$/iu

/** Whether a text has the form of an e-mail address: local part, @, domain with a dot and a top level of two letters or more. */
export const isEmail = (text: string): boolean => {
  if (text.length > 254) return false
  const at = text.lastIndexOf('@')
  const local = text.slice(0, at)
  return (
    at > 0 &&
    LOCAL_PART.test(local) &&
    !local.startsWith('.') &&
    !local.endsWith('.') &&
    !local.includes('..') &&
    DOMAIN.test(text.slice(at + 1))
  )
}

/** An e-mail address as it is compared: trimmed, lower case, its letters composed (NFC). */
export const normalizeEmail = (typed: string): string => typed.trim().toLowerCase().normalize('NFC')

/** Whether a text is a postal code in Germany: five digits, the first two of a region there is (01 to 99). */
export const isZip = (text: string): boolean => /^(?!00)\d{5}$/.test(text.trim())

/** Whether a text is a telephone number: 5 to 15 digits with the usual separators, a + only in front. */
export const isPhone = (text: string): boolean => {
  const digits = text.replace(/\D/g, '').length
  return /^\+?[\d\s/().-]+$/.test(text) && digits >= 5 && digits <= 15
}
