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
 * For remotes built before version 1.6 of the shell contract, and for those whose version nobody knows. They use the
 * shell's copy of the federation runtime, found under this name. It has what sharing needs; whatever loads remotes is
 * left out, as the shell does that itself. Goes with version 2.
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

/** The part of a container that is told what there is. */
type Starts = { init: (scope: object, initScope: object[], options: object) => unknown }

/** Hands the kit to a remote whose entry was run, through the runtime that it uses. */
export const handOver = async (container: Starts): Promise<void> => {
  const scope = federation.shareScopeMap[SCOPE]
  if (!scope) throw new Error('The kit is not shared')
  const options = { version: '', shareScopeKeys: SCOPE }
  // Not to be seen by what lists the options of an instance.
  Object.defineProperty(options, 'shareScopeMap', { value: federation.shareScopeMap, enumerable: false })
  await container.init(scope, [], options)
}
