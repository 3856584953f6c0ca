/** Whether an address lies at or below a path: `/admin/members` below `/admin`, `/administrator` not. */
export const isBelow = (pathname: string, prefix: string): boolean =>
  pathname === prefix || pathname.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`)

/** The frame's own pages: the first part of their address, and the name of the chunk they come in. */
export const framePages = ['login', 'register', 'legal', 'faq'] as const

/** What belongs to the frame and the server; a remote that claimed it would never be shown there. */
const notForRemotes = [...framePages.map((page) => `/${page}`), '/api', '/assets', '/remotes']

/** Whether a path belongs to the frame or the server. */
export const isOfTheFrame = (path: string): boolean => notForRemotes.some((prefix) => isBelow(path, prefix))
