import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { isFailure } from '../client/api-failure.ts'
import { call } from '../client/call.ts'
import { read } from '../client/query.ts'
import type { SessionInfo } from '../contract/sessions/sessions.calls.ts'
import { setTextOverrides } from '../i18n/bundles.ts'
import { hasUnsaved } from './unsaved.ts'
import type { Bootstrap } from '../federation/bootstrap.ts'

const forAsLongAsTheTabIsUsed = { staleTime: 60_000, gcTime: Infinity } as const

/** Who is logged in; null is nobody. While something typed is not saved, an ended session is an error instead: the page stays. */
export const sessionQuery = queryOptions<SessionInfo | null>({
  ...forAsLongAsTheTabIsUsed,
  queryKey: ['GET /session-id'],
  queryFn: async ({ signal }) => {
    try {
      return await call('GET /session-id', {}, { signal })
    } catch (error) {
      if (isFailure(error, 'not_logged_in') && !hasUnsaved()) return null
      throw error
    }
  },
})

/** Product name, primary colour and the flags. */
export const settingsQuery = queryOptions({ ...read('GET /settings'), ...forAsLongAsTheTabIsUsed })

/** Limits, features and the remotes as resolved for this visitor. */
export const systemConfigQuery = queryOptions({ ...read('GET /system-config'), ...forAsLongAsTheTabIsUsed })

/** What an admin decides about the platform, as it is now. What is left out stays as it was. */
export type PlatformSnapshot = Partial<Pick<Bootstrap, 'settings' | 'system_config' | 'ui_texts'>>

/**
 * Makes an open page show the platform as it is now: name, colours, logos and flags come from the settings, remotes and
 * limits from the configuration, and the admin's own wording goes over every text. Forms keep what was typed.
 */
export const applyPlatform = (client: QueryClient, snapshot: PlatformSnapshot): void => {
  const { settings, system_config, ui_texts } = snapshot
  if (ui_texts) setTextOverrides(ui_texts)
  if (settings) client.setQueryData(settingsQuery.queryKey, settings)
  if (system_config) client.setQueryData(systemConfigQuery.queryKey, system_config)
}

/** Puts what came with the HTML where the queries would put their answers. */
export const seedPlatform = (client: QueryClient, bootstrap: Bootstrap): void => {
  client.setQueryData(sessionQuery.queryKey, bootstrap.session)
  applyPlatform(client, bootstrap)
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
