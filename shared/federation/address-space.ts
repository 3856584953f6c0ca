import type { Flag } from '../domain/settings/flags.ts'
import { keysOf } from '../domain/records.ts'

/** Whether an address lies at or below a path: `/admin/members` below `/admin`, `/administrator` not. */
export const isBelow = (pathname: string, prefix: string): boolean =>
  pathname === prefix || pathname.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`)

/** The frame's own pages: their addresses, and the flag of the settings without which nothing is there. */
const frameAddresses = {
  '/': null,
  '/login': null,
  '/login/password': null,
  '/login/goodbye': null,
  '/register': null,
  '/legal/imprint': null,
  '/legal/privacy': null,
  '/legal/terms-of-use': null,
  '/legal/accessibility': null,
  '/faq': 'faq',
  '/report': 'reports',
  '/withdrawal': 'withdrawals',
} as const satisfies Record<string, Flag | null>

export type FrameAddress = keyof typeof frameAddresses

const isFrameAddress = (pathname: string): pathname is FrameAddress => Object.hasOwn(frameAddresses, pathname)

/** The page of the frame at an address; nothing where there is none, or while the settings have it switched off. */
export const framePageAt = (
  pathname: string,
  settings: Readonly<Record<Flag, boolean>>,
): FrameAddress | undefined => {
  if (!isFrameAddress(pathname)) return undefined
  const flag = frameAddresses[pathname]
  return flag === null || settings[flag] ? pathname : undefined
}

/** The first parts of these addresses, each the name of the chunk its pages come in. */
export const framePages: readonly string[] = [
  ...new Set(keysOf(frameAddresses).map((address) => address.split('/')[1] ?? '')),
].filter(Boolean)

/** What belongs to the frame and the server; a remote that claimed it would never be shown there. */
const notForRemotes = [...framePages.map((page) => `/${page}`), '/api', '/assets', '/remotes']

/** Whether a path belongs to the frame or the server. */
export const isOfTheFrame = (path: string): boolean => notForRemotes.some((prefix) => isBelow(path, prefix))
