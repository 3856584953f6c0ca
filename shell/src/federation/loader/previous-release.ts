import {
  permissionsOf,
  releaseFile,
  releaseVersion,
  type ReleaseFile,
  type ReleaseNeeds,
  type RemoteRegistration,
} from '@kursportal/shared/federation'
import { LoadFailure } from './load-failure.ts'
import { absolute, fetchJson, needsFormer, pass, type Release } from './release.ts'

const needsOfFile = ({ declaration, shared, types }: ReleaseFile): ReleaseNeeds => ({
  shell_contract: declaration.shell_contract,
  shared,
  permissions: permissionsOf(declaration),
  types: types !== undefined,
  files: [],
})

/**
 * The release that worked before. Its hashes come from its `release.json`, which is held to the hash the registry gave.
 * @throws LoadFailure
 */
export const previousReleaseOf = async ({ name, previous }: RemoteRegistration): Promise<Release> => {
  if (!previous) throw new LoadFailure('manifest_invalid', `${name} has no release from before`)
  const parsed = releaseFile.safeParse(await fetchJson(previous.release_url, previous.release_integrity))
  const entry = parsed.data?.preload.entry.find((file) => /^entry\..*js$/.test(file))
  if (!parsed.success || entry === undefined || parsed.data.name !== name)
    throw new LoadFailure('manifest_invalid', `The release.json of ${name} before is not valid`)
  if (releaseVersion(parsed.data) !== previous.version)
    throw new LoadFailure('manifest_invalid', `The release.json of ${name} is that of another release`)
  pass(name, needsOfFile(parsed.data))
  const files = Object.entries(parsed.data.files).map(([path, { integrity }]) => [path, integrity] as const)
  return {
    name,
    version: previous.version,
    base: absolute(previous.base_url),
    entry,
    first: [],
    integrity: Object.fromEntries(files),
    former: needsFormer(parsed.data.shell_contract),
  }
}
