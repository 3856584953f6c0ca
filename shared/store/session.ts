import type { QueryClient } from '@tanstack/react-query'
import { forgetReads } from '../first-screen/reads-ahead.ts'
import { sessionQuery, systemConfigQuery } from './platform.ts'

// One channel a tab: a channel does not hear what it says itself. Where there is none, tabs find out by their next call.
const channel =
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('kursportal-session')

/** Tells the other tabs of this browser that somebody logged in or out. */
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
export const announceSession = (): void => channel?.postMessage('changed')

/** Hears of a login or logout in another tab; gives the way to stop listening. */
export const onSessionElsewhere = (changed: () => void): (() => void) => {
  channel?.addEventListener('message', changed)
  return () => channel?.removeEventListener('message', changed)
}

let next: string | undefined

/** Says where whoever ends their session on this page is led, instead of to the login that leads back; until taken back. */
export const leaveTo = (path: string | undefined): void => {
  next = path
}

/** See {@link leaveTo}. */
export const placeAfterSession = (): string | undefined => next

/** After logging in or out: nothing read by somebody else stays, everything shown is asked for again. */
export const sessionChanged = async (client: QueryClient): Promise<void> => {
  announceSession()
  forgetReads()
  const kept = new Set<unknown>([sessionQuery.queryKey[0], systemConfigQuery.queryKey[0], 'GET /settings'])
  const session = await client.fetchQuery({ ...sessionQuery, queryKey: ['next session'], staleTime: 0 })
  // Before the session is known: the page it leads to is drawn at once, and what that one begins to read must stay.
  client.removeQueries({ predicate: (query) => !kept.has(query.queryKey[0]) })
  client.setQueryData(sessionQuery.queryKey, session)
  await client.fetchQuery({ ...systemConfigQuery, staleTime: 0 })
}
