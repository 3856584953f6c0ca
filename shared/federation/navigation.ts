import { isBelow } from './address-space.ts'
import type { RemoteDeclaration, RemoteNavEntry } from './declaration.ts'
import { navGroupNames } from './nav-groups.ts'

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

type KnownGroup = (typeof navGroupNames)[number]

/** Entries that stand together: below the heading of a group, or `none` for those above all groups. */
export type NavGroup = { group: 'none' | 'other' | KnownGroup; items: (NavItem & { current: boolean })[] }

const groupOrder: readonly NavGroup['group'][] = [
  'none',
  ...navGroupNames.slice(0, -1),
  'other',
  ...navGroupNames.slice(-1),
]

const groupOf = ({ group }: NavItem): NavGroup['group'] =>
  group === undefined ? 'none' : (navGroupNames.find((known) => known === group) ?? 'other')

/** The one entry somebody is in: the nearest above the address. The root of all entries counts on its own page only. */
const currentOf = (items: readonly NavItem[], pathname: string): NavItem | undefined =>
  items
    .filter((item) => isInArea(item, pathname))
    .filter(
      (item) =>
        item.path === pathname || items.length === 1 || !items.every(({ path }) => isBelow(path, item.path)),
    )
    .reduce<NavItem | undefined>(
      (best, item) => (best && best.path.length >= item.path.length ? best : item),
      undefined,
    )

/** The entries of a menu by group, in order; a group without entries is left out. */
export const navGroups = (items: readonly NavItem[], pathname: string): NavGroup[] => {
  const current = currentOf(items, pathname)
  return groupOrder
    .map((group) => ({
      group,
      items: items
        .filter((item) => groupOf(item) === group)
        .map((item) => ({ ...item, current: item === current })),
    }))
    .filter((group) => group.items.length > 0)
}
