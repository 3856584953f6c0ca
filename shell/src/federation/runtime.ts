import * as runtimeCore from '@module-federation/runtime-core'
import { containerName, type RemoteRegistration } from '@kursportal/shared/federation'
import { providedKit } from './provided-kit.ts'

/** How long a remote's manifest, entry and chunks may take before we call it a failure. */
const TIME_LIMIT = 15_000

/** Remotes are built with `externalRuntime`: they use the shell's copy of the runtime, found under this name. */
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore })

const inlinedManifests = new Map<string, unknown>()
const absolute = (url: string): string => new URL(url, location.href).href

/** The federation of this page: the shell as host, the kit as the only thing shared. */
export const federation = new runtimeCore.ModuleFederation({
  id: 'shell',
  name: 'shell',
  remotes: [],
  shared: providedKit,
  // With `version-first` one dead remote stops the shell's own React.
  shareStrategy: 'loaded-first',
  plugins: [
    {
      name: 'kursportal',
      // The manifest came with the page; a remote of which it did not is asked for it, with a time limit.
      fetch: async (url, options) => {
        const manifest = inlinedManifests.get(url)
        return manifest === undefined
          ? fetch(url, { ...options, signal: AbortSignal.timeout(TIME_LIMIT) })
          : Response.json(manifest)
      },
      createScript: () => ({ timeout: TIME_LIMIT }),
    },
  ],
})

/** Makes a remote known to the runtime; asking twice changes nothing. */
export const registerRemote = ({ name, manifest_url, manifest }: RemoteRegistration): void => {
  const entry = absolute(manifest_url)
  if (manifest !== undefined) inlinedManifests.set(entry, manifest)
  federation.registerRemotes([{ name: containerName(name), entry }])
}

/** Forgets a failed attempt, so that the next one starts from the beginning. */
export const forgetAttempt = (name: string): void => {
  federation.moduleCache.delete(containerName(name))
}
