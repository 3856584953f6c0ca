import type { AccessSummary } from '@kursportal/shared/contract'

/** The public address of an access. */
export const addressOf = (accessId: string, origin: string): string => `${origin}/access/${accessId}`

/** Whom an access serves, as far as it decides what may still be switched. */
export const servesNobody = ({ users, societies }: Pick<AccessSummary, 'users' | 'societies'>): boolean =>
  users === 0 && societies === 0
