import type { AccessSummary } from '@kursportal/shared/contract'

/** The public address of an access. */
export const addressOf = (accessId: string, origin: string): string => `${origin}/access/${accessId}`

/** The same with a code, so that it is counted and its limit holds. */
export const addressWithCode = (accessId: string, code: string, origin: string): string =>
  `${addressOf(accessId, origin)}?code=${encodeURIComponent(code)}`

/** The short address of a code, for paper: whoever types it is on the page of its access, with the code. */
export const shortAddress = (code: string, origin: string): string => `${origin}/e/${code}`

/** Whom an access serves, as far as it decides what may still be switched. */
export const servesNobody = ({ users, societies }: Pick<AccessSummary, 'users' | 'societies'>): boolean =>
  users === 0 && societies === 0
