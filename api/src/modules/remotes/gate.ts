import { judgeCompatibility, type Compatibility } from '@kursportal/shared/federation'
import type { Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { integrityOf, needsOfRelease, wrongFiles } from './build.rules.ts'
import { releaseFolder } from './release-folder.ts'
import { readShellOffer } from './shell-offer.ts'

/** The hash of every file of a release as it lies in the storage now; compressed copies are left out. */
const storedHashes = async (
  { storage }: Context,
  name: string,
  version: string,
  paths: readonly string[],
): Promise<Map<string, string>> => {
  const hashes = new Map<string, string>()
  for (const path of paths) {
    const stored = await storage.get(`${releaseFolder(name, version)}${path}`)
    if (!stored) continue
    const parts: Buffer[] = []
    for await (const part of stored.stream) parts.push(Buffer.from(part))
    hashes.set(path, integrityOf(Buffer.concat(parts)))
  }
  return hashes
}

/**
 * The activation gate at the moment of activation: what the release needs against the shell that is served now, and its
 * stored files against their hashes.
 * @throws ApiError not_found without such a release, release_incompatible or release_unchecked with the reasons
 */
export const requireFits = async (
  context: Context,
  name: string,
  version: string,
  acceptUnknown: boolean,
): Promise<Compatibility> => {
  const found = await context.db
    .selectFrom('remote_releases')
    .select('release')
    .where('remote', '=', name)
    .where('version', '=', version)
    .executeTakeFirst()
  if (!found) throw new ApiError('not_found')
  const hashes = await storedHashes(context, name, version, Object.keys(found.release.files))
  const needs = needsOfRelease(found.release, wrongFiles(found.release, hashes))
  const verdict = judgeCompatibility(needs, await readShellOffer(context.config))
  if (verdict.answer === 'incompatible') throw new ApiError('release_incompatible', verdict.reasons)
  if (verdict.answer === 'unknown' && !acceptUnknown) throw new ApiError('release_unchecked', verdict.reasons)
  return verdict
}
