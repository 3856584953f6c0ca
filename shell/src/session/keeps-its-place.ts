import { isBelow } from '@kursportal/shared/federation'

/**
 * Addresses on which a 401 is nothing unusual: it sends nobody away from there (specification, Session). Withdrawing and
 * reporting are legal pages too: whoever is in the middle of it needs no account.
 */
export const keepsItsPlace = (pathname: string): boolean =>
  ['/login', '/register', '/legal', '/report', '/withdrawal'].some((prefix) => isBelow(pathname, prefix))
