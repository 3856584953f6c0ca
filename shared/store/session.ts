import type { QueryClient } from '@tanstack/react-query'
import { sessionQuery, systemConfigQuery } from './platform.ts'

const CHANNEL = 'kursportal-session'

/** Tells the other tabs of this browser that somebody logged in or out. */
export const announceSession = (): void => {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage('changed')
  channel.close()
}

/** Hears of a login or logout in another tab; gives the way to stop listening. */
export const onSessionElsewhere = (changed: () => void): (() => void) => {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', changed)
  return () => channel.close()
}

/** After logging in or out: nothing read by somebody else stays, everything shown is asked for again. */
export const sessionChanged = async (client: QueryClient): Promise<void> => {
  announceSession()
  await client.fetchQuery({ ...sessionQuery, staleTime: 0 })
  await client.fetchQuery({ ...systemConfigQuery, staleTime: 0 })
  const kept = new Set<unknown>([sessionQuery.queryKey[0], systemConfigQuery.queryKey[0], 'GET /settings'])
  client.removeQueries({ predicate: (query) => !kept.has(query.queryKey[0]) })
}
