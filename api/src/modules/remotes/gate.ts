import { judgeCompatibility, type Compatibility, type ReleaseFile } from '@kursportal/shared/federation'
import type { Context, Services } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { contentHashOf, copyEndings, needsOfRelease, wrongFiles, type BuiltFiles } from './build.rules.ts'
import { releaseFolder } from './release-folder.ts'
import { routesTaken } from './routes-taken.ts'
import { readShellOffer } from './shell-offer.ts'

/** What the activation gate says of a release and its files, against the shell and the other remotes there are now. */
export const judgeRelease = async (
  context: Pick<Context, 'db' | 'config'>,
  release: ReleaseFile,
  files: BuiltFiles,
): Promise<Compatibility> => {
  const hashes = new Map([...files.keys()].map((path) => [path, contentHashOf(files, path)]))
  const needs = needsOfRelease(release, wrongFiles(release, hashes))
  const taken = await routesTaken(context, release.declaration)
  return judgeCompatibility({ ...needs, taken }, await readShellOffer(context.config))
}

/** The files of a release as they lie in the storage now, with their compressed copies. */
const storedFiles = async (
  { storage }: Pick<Services, 'storage'>,
  version: string,
  release: ReleaseFile,
): Promise<BuiltFiles> => {
  const files = new Map<string, Buffer>()
  const folder = releaseFolder(release.name, version)
  for (const original of Object.keys(release.files))
    for (const path of [original, ...copyEndings.map((ending) => `${original}${ending}`)]) {
      const stored = await storage.get(`${folder}${path}`)
      if (!stored) continue
      const parts: Buffer[] = []
      for await (const part of stored.stream) parts.push(Buffer.from(part))
      files.set(path, Buffer.concat(parts))
    }
  return files
}

/**
 * The activation gate at the moment of activation: what the release needs against the shell that is served now, and its
 * stored files against their hashes.
 * @throws ApiError not_found without such a release, release_incompatible or release_unchecked with the reasons
 */
export const requireFits = async (
  { database: { db }, config, storage }: Services,
  name: string,
  version: string,
  acceptUnknown: boolean,
): Promise<Compatibility> => {
  const found = await db
    .selectFrom('remote_releases')
    .select('release')
    .where('remote', '=', name)
    .where('version', '=', version)
    .executeTakeFirst()
  if (!found) throw new ApiError('not_found')
  const files = await storedFiles({ storage }, version, found.release)
  const verdict = await judgeRelease({ db, config }, found.release, files)
  if (verdict.answer === 'incompatible') throw new ApiError('release_incompatible', verdict.reasons)
  if (verdict.answer === 'unknown' && !acceptUnknown) throw new ApiError('release_unchecked', verdict.reasons)
  return verdict
}
