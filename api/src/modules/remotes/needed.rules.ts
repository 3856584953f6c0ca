import type { RemoteDeclaration } from '@kursportal/shared/federation'

/** Where admins switch remotes on and off. */
const MODULES_PAGE = '/admin/modules'

/** Whether a remote serves the page on which a disabled one is switched on again: without it nobody could. */
export const isNeeded = ({ routes }: Pick<RemoteDeclaration, 'routes'>): boolean =>
  routes.some(({ prefix }) => prefix === MODULES_PAGE || MODULES_PAGE.startsWith(`${prefix}/`))
