import type { MailFailure } from '@kursportal/shared/contract'

/** What the words of a mail server mean, the most telling first. */
const signs: readonly (readonly [RegExp, MailFailure])[] = [
  [/SMTP_URL is not set/, 'no_server'],
  [
    /ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ETIMEOUT|EHOSTUNREACH|ESOCKET|timeout|closed/i,
    'unreachable',
  ],
  [/\b53[045]\b|Invalid login|authentication/i, 'login'],
  [
    /\b5\.1\.\d+\b|\b55[0136]\b|user unknown|no such user|mailbox (?:unavailable|not found)|No recipients/i,
    'address',
  ],
  [/\b4\d\d\b/, 'later'],
  [/\b5\d\d\b/, 'refused'],
]

/** What the last try of a mail failed by; null where none did. */
export const mailFailureOf = (lastError: string | null): MailFailure | null =>
  lastError === null ? null : (signs.find(([sign]) => sign.test(lastError))?.[1] ?? 'unknown')

/** An address that tells which mail it is, not whose: `a•••@beispiel.de`. */
export const maskAddress = (address: string): string => {
  const at = address.lastIndexOf('@')
  return at < 1 ? '•••' : `${address.slice(0, 1)}•••${address.slice(at)}`
}
