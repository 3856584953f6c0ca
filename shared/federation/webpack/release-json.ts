import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import webpack, { type Compilation, type Compiler, type WebpackPluginInstance } from 'webpack'
import { z } from 'zod'
import { SHELL_CONTRACT_VERSION } from '../contract-version.ts'
import { remoteDeclaration, type RemoteDeclaration } from '../declaration.ts'
import type { ReleaseFile } from '../release.ts'
import { apiCallsIn } from './api-calls.ts'
import { wholeKit } from './kit-shared.ts'
import { offeredPlaces } from './offered-places.ts'
import { builtContents, contentHash, emitRelease, hashedFiles } from './release-files.ts'
import { isTypesArchive } from './types-archive.ts'
import { readsOf, withReads } from './with-reads.ts'

type Options = { folder: string; declaration: RemoteDeclaration; packageVersion: string; entryBudget: number }

const manifestFile = z.object({
  shared: z.array(z.object({ name: z.string(), requiredVersion: z.string() })),
})

/** A module that the federation plugin takes from the shell. */
const consumedModule = z.object({ options: z.object({ shareKey: z.string() }) })

/** What the remote takes from the shell and in which range, as its manifest says. */
const sharedBy = (manifest: Buffer | undefined): Record<string, string> =>
  Object.fromEntries(
    manifestFile
      .parse(JSON.parse(manifest?.toString('utf8') ?? '{}'))
      .shared.map(({ name, requiredVersion }) => [name, requiredVersion] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )

/** The async parts of the kit that a chunk asks for as it starts. */
const asyncKitOf = ({ namedChunkGroups, chunkGraph }: Compilation, chunk: string): string[] => {
  const kit = wholeKit()
  const names = new Set<string>()
  for (const one of namedChunkGroups.get(chunk)?.chunks ?? [])
    for (const module of chunkGraph.getChunkModulesIterable(one)) {
      const name = consumedModule.safeParse(module).data?.options.shareKey
      if (name !== undefined && kit[name]?.eager === false) names.add(name)
    }
  return [...names].sort()
}

/** The files of a remote with something drawn in them that were built in. */
const drawnBy = ({ fileDependencies }: Compilation, folder: string): (readonly [string, string])[] =>
  [...fileDependencies]
    .filter((file) => file.startsWith(join(folder, 'src') + sep) && file.endsWith('.tsx'))
    .map((file) => [relative(folder, file), readFileSync(file, 'utf8')] as const)

const code = /\.(js|css)$/

/** Leaves `release.json` beside the built files (see {@link ReleaseFile}) and holds the remote to its byte budget. */
export const releaseJson = ({
  folder,
  declaration: written,
  packageVersion,
  entryBudget,
}: Options): WebpackPluginInstance => ({
  apply(compiler: Compiler) {
    const name = 'ReleaseJson'
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        async () => {
          if (compilation.errors.length > 0) return
          const declaration = remoteDeclaration.parse(withReads(written, await readsOf(folder)))
          const refuse = (sentence: string): void => {
            compilation.errors.push(new webpack.WebpackError(sentence))
          }
          const { places, problems } = offeredPlaces(declaration.name, drawnBy(compilation, folder))
          problems.forEach(refuse)
          const contents = builtContents(compilation)
          const codeOf = (chunkName: string): string[] =>
            [...(compilation.namedChunks.get(chunkName)?.files ?? [])].filter((file) => code.test(file))
          const entry = [...contents.keys()]
            .filter((file) => /^entry\..*js$/.test(file))
            .concat(codeOf('remote'))
          const chunks: Record<string, string[]> = {}
          for (const group of compilation.chunkGroups) {
            if (!group.name) continue
            chunks[group.name] = group.getFiles().filter((file) => code.test(file) && !entry.includes(file))
            if (chunks[group.name]?.length === 0) delete chunks[group.name]
          }
          const kitParts: Record<string, string[]> = {}
          for (const chunk of Object.keys(chunks)) {
            const parts = asyncKitOf(compilation, chunk)
            if (parts.length > 0) kitParts[chunk] = parts
          }
          for (const { chunk } of [...declaration.routes, ...(declaration.screens ?? [])]) {
            if (chunk !== undefined && !chunks[chunk]?.length)
              refuse(`remote.json names the chunk "${chunk}", but no import() has that webpackChunkName.`)
          }
          const bytes = entry.reduce(
            (sum, file) => sum + brotliCompressSync(contents.get(file) ?? '').length,
            0,
          )
          if (bytes > entryBudget)
            refuse(`What every screen loads has ${bytes} bytes (brotli); the budget is ${entryBudget}.`)
          const release: ReleaseFile = {
            name: declaration.name,
            package_version: packageVersion,
            content_hash: contentHash(contents, declaration),
            shell_contract: SHELL_CONTRACT_VERSION,
            declaration,
            preload: { entry, chunks, kit: kitParts },
            shared: sharedBy(contents.get('mf-manifest.json')),
            api: apiCallsIn(contents),
            ...(places.length > 0 && { offers: places }),
            types: [...contents.keys()].find(isTypesArchive),
            files: hashedFiles(contents),
          }
          emitRelease(compilation, release)
        },
      )
    })
  },
})
