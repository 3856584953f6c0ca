import { createHash } from 'node:crypto'
import webpack, { type Compilation } from 'webpack'
import type { ReleaseFile } from '../release.ts'

/** The files of a build by name, in order; neither their compressed copies nor what only developers read. */
export type BuiltContents = ReadonlyMap<string, Buffer>

/** What a compilation is about to write. */
export const builtContents = (compilation: Compilation): BuiltContents =>
  new Map(
    compilation
      .getAssets()
      .filter((asset) => !/\.(br|gz|map)$|^mf-stats/.test(asset.name))
      .map((asset) => [asset.name, asset.source.buffer()] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )

/** SHA-256 over names and contents of all files and the declaration: an equal build is the same release. */
export const contentHash = (contents: BuiltContents, declaration: ReleaseFile['declaration']): string => {
  const digest = createHash('sha256')
  for (const [file, content] of contents) digest.update(file).update('\0').update(content).update('\0')
  return digest.update(JSON.stringify(declaration)).digest('hex')
}

/** Each file with its size and the hash browsers check. */
export const hashedFiles = (contents: BuiltContents): ReleaseFile['files'] =>
  Object.fromEntries(
    [...contents].map(([file, content]) => [
      file,
      {
        bytes: content.length,
        integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
      },
    ]),
  )

/** Leaves `release.json` beside the files. */
export const emitRelease = (compilation: Compilation, release: ReleaseFile): void =>
  compilation.emitAsset(
    'release.json',
    new webpack.sources.RawSource(`${JSON.stringify(release, null, 2)}\n`),
  )
