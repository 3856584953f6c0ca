import { createHash } from 'node:crypto'
import webpack, { type Chunk, type Compilation, type Compiler, type WebpackPluginInstance } from 'webpack'
import { GUARDED_CHUNKS } from '../guarded-chunks.ts'

const { Compilation: Stages, RuntimeGlobals, RuntimeModule } = webpack
const guard = `globalThis.${GUARDED_CHUNKS}`
const NAME = 'GuardChunks'

/**
 * Stands in the entry for the hash of a chunk until that is known: as long as the hash, so that source maps stay right,
 * and no hash, so that the shell refuses what was never replaced.
 */
const markOf = ({ id }: Chunk): string =>
  `sha384-*${createHash('sha256').update(String(id)).digest('hex').slice(1)}`

const scriptsOf = ({ files }: Chunk): string[] => [...files].filter((file) => file.endsWith('.js'))

class GuardedLoading extends RuntimeModule {
  constructor() {
    super('guarded chunk loading', RuntimeModule.STAGE_ATTACH)
  }

  override generate(): string {
    const marks = [...(this.chunk?.getAllAsyncChunks() ?? [])].map(
      (chunk) => [String(chunk.id), markOf(chunk)] as const,
    )
    return `var load = ${RuntimeGlobals.loadScript};
var hashes = ${JSON.stringify(Object.fromEntries(marks))};
${RuntimeGlobals.loadScript} = (url, done, key, chunkId) =>
  ${guard} ? ${guard}.loadScript(url, hashes[chunkId]).then(done) : load(url, done, key, chunkId);`
  }
}

/** Writes the hashes into the entries, once every file has its last name. */
const writeHashes = (compilation: Compilation): void => {
  const hashes = new Map<string, string>()
  for (const chunk of compilation.chunks) {
    const [script] = scriptsOf(chunk)
    const content = script === undefined ? undefined : compilation.assets[script]?.buffer()
    if (content) hashes.set(markOf(chunk), `sha384-${createHash('sha384').update(content).digest('base64')}`)
  }
  for (const chunk of compilation.chunks) {
    if (!chunk.hasRuntime()) continue
    for (const file of scriptsOf(chunk))
      compilation.updateAsset(file, (source) => {
        const written = String(source.source()).replaceAll(
          /sha384-\*[0-9a-f]{63}/g,
          (mark) => hashes.get(mark) ?? mark,
        )
        return new webpack.sources.RawSource(written)
      })
  }
}

/**
 * Chunks of a remote are loaded through the shell: see {@link GUARDED_CHUNKS}. The entry knows the hash of
 * each of its chunks, as the page knows that of the entry.
 */
export const guardChunks = (): WebpackPluginInstance => ({
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.loadScript).tap(NAME, (chunk) => {
        compilation.addRuntimeModule(chunk, new GuardedLoading())
      })
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: Stages.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
        () => writeHashes(compilation),
      )
    })
  },
})
