import { isBelow } from './address-space.ts'
import type { RemoteDeclaration, RemoteNavEntry } from './declaration.ts'

/** What decides which entries somebody sees. */
export type NavViewer = {
  perms: { admin: boolean; course_creator: boolean }
  flags: Record<NonNullable<RemoteNavEntry['settings_flag']>, boolean>
}

/** An entry of a menu, ready to be drawn. */
export type NavItem = RemoteNavEntry & { remote: string }

/** Whether somebody at an address is in the area of an entry; that entry is marked as current. */
export const isInArea = ({ path, active_below }: RemoteNavEntry, pathname: string): boolean =>
  [active_below ?? path].flat().some((prefix) => isBelow(pathname, prefix))

/**
 * The menu of one place for one viewer, in order. It comes from declarations alone, so it is right while a remote
 * is down. Hiding an entry protects nothing: the API checks every call.
 */
export const navItems = (
  remotes: readonly { declaration: RemoteDeclaration }[],
  place: RemoteNavEntry['place'],
  viewer: NavViewer,
): NavItem[] =>
  remotes
    .flatMap(({ declaration }) => declaration.nav.map((entry) => ({ ...entry, remote: declaration.name })))
    .filter((entry) => entry.place === place)
    // An admin may do what any permission allows (specification, Roles and permissions).
    .filter((entry) => entry.permission === undefined || viewer.perms.admin || viewer.perms[entry.permission])
    .filter((entry) => entry.settings_flag === undefined || viewer.flags[entry.settings_flag])
    .sort((a, b) => a.order - b.order || a.label.localeCompare(b.label, 'de'))
