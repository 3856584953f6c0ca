import type { RemoteNavEntry } from '../federation/declaration.ts'
import { navItems, type NavItem } from '../federation/navigation.ts'
import { useSession, useSettings, useSystemConfig } from './platform.ts'

/** The menu of one place for whoever looks; empty for somebody who is not logged in. */
export const useNavItems = (place: RemoteNavEntry['place']): NavItem[] => {
  const session = useSession()
  const flags = useSettings()
  const { remotes } = useSystemConfig()
  return session ? navItems(remotes, place, { perms: session.perms, flags }) : []
}
