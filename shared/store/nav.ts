import type { RemoteNavEntry } from '../federation/declaration.ts'
import { navGroups, navItems, type NavGroup, type NavItem } from '../federation/navigation.ts'
import { useSession, useSettings, useSystemConfig } from './platform.ts'

/** The menu of one place for whoever looks; empty for somebody who is not logged in. */
export const useNavItems = (place: RemoteNavEntry['place']): NavItem[] => {
  const session = useSession()
  const flags = useSettings()
  const { remotes } = useSystemConfig()
  return session ? navItems(remotes, place, { perms: session.perms, flags }) : []
}

/** The menu of one place by group, with the entry marked that somebody at an address is in. */
export const useNavGroups = (place: RemoteNavEntry['place'], pathname: string): NavGroup[] =>
  navGroups(useNavItems(place), pathname)
