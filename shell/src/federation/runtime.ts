import * as runtimeCore from '@module-federation/runtime-core'
import { providedKit } from './provided-kit.ts'

/** Remotes are built with `externalRuntime`: they use the shell's copy of the runtime, found under this name. */
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore })

/** The federation of this page: the shell as host, the kit as the only thing shared. */
export const federation = new runtimeCore.ModuleFederation({
  id: 'shell',
  name: 'shell',
  remotes: [],
  shared: providedKit,
  // With `version-first` one dead remote stops the shell's own React.
  shareStrategy: 'loaded-first',
})
