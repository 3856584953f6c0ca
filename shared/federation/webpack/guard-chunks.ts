import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack'
import { GUARDED_CHUNKS } from '../guarded-chunks.ts'

const { RuntimeGlobals, RuntimeModule } = webpack
const guard = `globalThis.${GUARDED_CHUNKS}`

class GuardedLoading extends RuntimeModule {
  constructor() {
    super('guarded chunk loading', RuntimeModule.STAGE_ATTACH)
  }

  override generate(): string {
    return `var load = ${RuntimeGlobals.loadScript};
${RuntimeGlobals.loadScript} = (url, done, key, chunkId) =>
  ${guard} ? ${guard}.loadScript(url).then(done) : load(url, done, key, chunkId);`
  }
}

/** Chunks of a remote are loaded through the shell: see {@link GUARDED_CHUNKS}. */
export const guardChunks = (): WebpackPluginInstance => ({
  apply(compiler: Compiler) {
    const name = 'GuardChunks'
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.loadScript).tap(name, (chunk) => {
        compilation.addRuntimeModule(chunk, new GuardedLoading())
      })
    })
  },
})
