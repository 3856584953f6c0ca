import { hashKey, queryOptions, useQuery, type Query, type QueryClient } from '@tanstack/react-query'
import { isFailure } from '../client/api-failure.ts'
import { call } from '../client/call.ts'
import { tellLoggedOut } from '../client/logged-out.ts'
import { queryKey, read } from '../client/query.ts'
import type { SessionInfo } from '../contract/sessions/sessions.calls.ts'
import { setTextOverrides } from '../i18n/bundles.ts'
import { soundConfig } from '../federation/sound-config.ts'
import { hasUnsaved } from './unsaved.ts'
import type { Bootstrap } from '../federation/bootstrap.ts'

/** Whether the page stands in the frame of a preview, which shows what a stranger sees to whoever is logged in. */
const isShownAsToAStranger = (): boolean => window.parent !== window

const forAsLongAsTheTabIsUsed = { staleTime: 60_000, gcTime: Infinity } as const

/** Who is logged in; null is nobody. While something typed is not saved, an ended session is an error instead: the page stays. */
export const sessionQuery = queryOptions<SessionInfo | null>({
  ...forAsLongAsTheTabIsUsed,
  queryKey: ['GET /session-id'],
  queryFn: async ({ signal }) => {
    if (isShownAsToAStranger()) return null
    try {
      return await call('GET /session-id', {}, { signal })
    } catch (error) {
      if (!isFailure(error, 'not_logged_in')) throw error
      if (!hasUnsaved()) return null
      tellLoggedOut()
      throw error
    }
  },
})

/** Product name, primary colour and the flags. */
export const settingsQuery = queryOptions({ ...read('GET /settings'), ...forAsLongAsTheTabIsUsed })

/** Limits, features and the remotes as resolved for this visitor; an answer that makes no sense leaves the one before. */
export const systemConfigQuery = queryOptions<Bootstrap['system_config']>({
  ...forAsLongAsTheTabIsUsed,
  queryKey: queryKey('GET /system-config'),
  queryFn: async ({ signal }) => soundConfig(await call('GET /system-config', {}, { signal })),
})

/**
 * Puts what came with the HTML where the queries would put their answers, and the admin's own wording over every text.
 * An open page stays true by writing the same places: name, colours, logos, flags and remotes follow at once.
 */
export const seedPlatform = (client: QueryClient, bootstrap: Bootstrap): void => {
  client.setQueryData(sessionQuery.queryKey, isShownAsToAStranger() ? null : bootstrap.session)
  client.setQueryData(settingsQuery.queryKey, bootstrap.settings)
  client.setQueryData(systemConfigQuery.queryKey, bootstrap.system_config)
  setTextOverrides(bootstrap.ui_texts)
  keepKnown(client)
}

/** What the frame reads of each of its queries, and cannot draw without. */
const neededOf: ReadonlyMap<string, readonly string[]> = new Map([
  [hashKey(sessionQuery.queryKey), ['user', 'perms']],
  [hashKey(settingsQuery.queryKey), ['name', 'colors']],
  [hashKey(systemConfigQuery.queryKey), ['remotes', 'federation']],
])

/** Whether the frame can go on with a value; null is a session nobody has. */
const isWhole = (place: string, value: unknown): boolean => {
  if (value === null) return place === hashKey(sessionQuery.queryKey)
  return typeof value === 'object' && neededOf.get(place)?.every((field) => field in value) === true
}

/**
 * The frame cannot do without what it was told last. The client is everybody's, so a remote may empty or reset it, or put
 * something else there; what the frame knew is put back in the same moment. What was put there is told as an error.
 */
const keepKnown = (client: QueryClient): void => {
  const known = new Map<string, unknown>()
  const look = (query: Query, removed: boolean): void => {
    const { queryHash: place, state } = query
    if (!neededOf.has(place)) return
    const there = state.data !== undefined
    const whole = isWhole(place, state.data)
    if (whole) known.set(place, state.data)
    if (!known.has(place) || (whole && !removed)) return
    client.setQueryData(query.queryKey, known.get(place))
    if (there && !removed) reportError(new Error(`${place} is the frame’s: what was put there is not whole`))
  }
  const cache = client.getQueryCache()
  for (const query of cache.getAll()) look(query, false)
  cache.subscribe(({ type, query }) => look(query, type === 'removed'))
}

const certain = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`${what} is read outside of the shell: call seedPlatform first`)
  return value
}

/** Who is logged in and what they may do, or null. */
export const useSession = (): SessionInfo | null => certain(useQuery(sessionQuery).data, 'The session')

/** The settings; an admin's change reaches open tabs. */
export const useSettings = (): Bootstrap['settings'] => certain(useQuery(settingsQuery).data, 'Settings')

/** The configuration of the platform, limits among it. */
export const useSystemConfig = (): Bootstrap['system_config'] =>
  certain(useQuery(systemConfigQuery).data, 'The configuration')
