import {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core'
import { whenKitFails } from './load-kit-part.ts'
import { providedKit } from './provided-kit.ts'

/**
 * Remotes are built with `externalRuntime`: they use the shell's copy of the runtime, found under this name. It has what
 * sharing needs; whatever loads remotes is left out, as the shell does that itself.
 */
Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: {
    assert,
    CurrentGlobal,
    getGlobalFederationConstructor,
    helpers: {},
    ModuleFederation,
    registerGlobalPlugins,
    satisfy,
    setGlobalFederationConstructor,
    setGlobalFederationInstance,
  },
})

const SCOPE = 'default'

/** The federation of this page: the shell as host, the kit as the only thing shared. */
const federation = new ModuleFederation({
  id: 'shell',
  name: 'shell',
  remotes: [],
  shared: providedKit,
  // With `version-first` one dead remote stops the shell's own React.
  shareStrategy: 'loaded-first',
})

// The runtime keeps the promise of a part that failed, and would give it to whoever tries again.
whenKitFails((name) => {
  for (const part of Object.values(federation.shareScopeMap[SCOPE]?.[name] ?? {})) part.loading = null
})

/** What the entry of a remote leaves behind. */
export type Container = {
  init: (scope: object, initScope: object[], options: object) => unknown
  get: (path: string) => Promise<() => unknown>
}

/**
 * Hands the kit to a remote whose entry was run, and gives what it exposes under a path.
 * @throws whatever the remote throws while it starts
 */
export const takeFrom = async (container: Container, path: string): Promise<unknown> => {
  const scope = federation.shareScopeMap[SCOPE]
  if (!scope) throw new Error('The kit is not shared')
  const options = { version: '', shareScopeKeys: SCOPE }
  // Not to be seen by what lists the options of an instance.
  Object.defineProperty(options, 'shareScopeMap', { value: federation.shareScopeMap, enumerable: false })
  await container.init(scope, [], options)
  const factory = await container.get(path)
  return factory()
}
