import { isBelow } from '@kursportal/shared/federation'

/** Addresses on which a 401 is nothing unusual: it sends nobody away from there (specification, Session). */
export const keepsItsPlace = (pathname: string): boolean =>
  ['/login', '/register', '/legal'].some((prefix) => isBelow(pathname, prefix))
