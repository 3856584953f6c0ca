import {
  judgeCompatibility,
  judgeShell,
  SHELL,
  type Compatibility,
  type ReleaseFile,
  type ReleaseNeeds,
} from '@kursportal/shared/federation'
import type { Context, Services } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import {
  apiNeedsOf,
  contentHashOf,
  copyEndings,
  needsOfRelease,
  wrongFiles,
  type BuiltFiles,
} from './build.rules.ts'
import { placesDropped, placesMissing } from './places.rules.ts'
import { requireRelease } from './registry.store.ts'
import { releaseFolder } from './release-folder.ts'
import { releasesServed } from './releases-served.ts'
import { routesTaken } from './routes-taken.ts'
import { offerOf, readShellOffers } from './shell-offer.ts'

/** What the activation gate says of a release; `wrong`: what is wrong with its files, where somebody looked. */
export type Judge = (release: ReleaseFile, wrong?: ReleaseNeeds['files']) => Compatibility

const worst = ['incompatible', 'unknown', 'compatible'] as const

/**
 * The activation gate against what is served now: a remote is held against every shell somebody has, the addresses of
 * the others and the places they offer and fill, the shell against every remote.
 */
export const openGate = async (context: Pick<Context, 'db' | 'config'>): Promise<Judge> => {
  const offers = await readShellOffers(context)
  const remotes = await releasesServed(context, 'remotes')
  const served = remotes.map(({ name, release }) => ({ name, needs: needsOfRelease(release) }))
  return (release, wrong = []) => {
    if (release.name === SHELL) return judgeShell(wrong, offerOf(release), served, apiNeedsOf(release))
    const needs: ReleaseNeeds = {
      ...needsOfRelease(release, wrong),
      taken: routesTaken(release.declaration, remotes),
      placeless: placesMissing(release.declaration, [...remotes, { name: release.name, release }]),
      dropped: placesDropped(release, remotes),
    }
    const answers = offers.map((offer) => judgeCompatibility(needs, offer))
    const [first] = worst.flatMap((wanted) => answers.filter(({ answer }) => answer === wanted))
    return first ?? judgeCompatibility(needs, undefined)
  }
}

/** What the activation gate says of a release and its files. */
export const judgeRelease = async (
  context: Pick<Context, 'db' | 'config'>,
  release: ReleaseFile,
  files: BuiltFiles,
): Promise<Compatibility> => {
  const hashes = new Map([...files.keys()].map((path) => [path, contentHashOf(files, path)]))
  return (await openGate(context))(release, wrongFiles(release, hashes))
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
  const release = await requireRelease({ db }, name, version)
  const files = await storedFiles({ storage }, version, release)
  const verdict = await judgeRelease({ db, config }, release, files)
  if (verdict.answer === 'incompatible') throw new ApiError('release_incompatible', verdict.reasons)
  if (verdict.answer === 'unknown' && !acceptUnknown) throw new ApiError('release_unchecked', verdict.reasons)
  return verdict
}
