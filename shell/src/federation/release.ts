import {
  EXPOSED,
  judgeCompatibility,
  needsOfRegistration,
  permissionsOf,
  releaseFile,
  releaseVersion,
  type ReleaseFile,
  type ReleaseNeeds,
  type RemoteRegistration,
} from '@kursportal/shared/federation'
import { z } from 'zod'
import { LoadFailure } from './load-failure.ts'
import { TIME_LIMIT } from './load-script.ts'
import { shellOffer } from './shell-offer.ts'

/** A release whose code may be run: it is what it should be, and it fits this shell. */
export type Release = {
  name: string
  version: string
  /** Absolute address of its folder, ends with a slash. */
  base: string
  /** Path of its entry in the folder. */
  entry: string
  /** Path of each script and style → its hash; undefined for a remote under work. */
  integrity: Readonly<Record<string, string>> | undefined
}

/** What of a manifest the shell goes by. */
const manifestFile = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string().min(1) }) }),
  exposes: z.array(z.object({ path: z.string() })),
})

const absolute = (url: string): string => new URL(url, location.href).href

const fetchJson = async (url: string, integrity?: string): Promise<unknown> => {
  try {
    const answer = await fetch(url, {
      signal: AbortSignal.timeout(TIME_LIMIT),
      ...(integrity !== undefined && { integrity }),
    })
    if (!answer.ok) throw new LoadFailure('network', `${url} answered ${answer.status}`)
    return await answer.json()
  } catch (error) {
    if (error instanceof LoadFailure) throw error
    if (error instanceof SyntaxError) throw new LoadFailure('manifest_invalid', `${url} is no JSON`, error)
    const late = error instanceof DOMException && error.name === 'TimeoutError'
    throw new LoadFailure(late ? 'timeout' : 'network', `${url} could not be loaded`, error)
  }
}

/** The activation gate, in the browser: runs before any code of the release. @throws LoadFailure incompatible */
const pass = (name: string, needs: ReleaseNeeds): void => {
  const { answer, reasons } = judgeCompatibility(needs, shellOffer)
  if (answer !== 'incompatible') return
  const words = reasons.map(({ code, subject }) => `${code} ${subject}`).join(', ')
  throw new LoadFailure('incompatible', `${name} does not fit this shell: ${words}`)
}

/**
 * The release a visitor was given, checked.
 * @throws LoadFailure manifest_invalid, module_invalid or incompatible; for a remote under work timeout or network too
 */
export const releaseOf = async (registration: RemoteRegistration): Promise<Release> => {
  const { name, version, manifest_url, reason } = registration
  const manifest = manifestFile.safeParse(registration.manifest ?? (await fetchJson(manifest_url)))
  if (!manifest.success)
    throw new LoadFailure('manifest_invalid', `The manifest of ${name} is not valid`, manifest.error)
  if (!manifest.data.exposes.some(({ path }) => path === EXPOSED))
    throw new LoadFailure('module_invalid', `${name} does not expose ${EXPOSED}`)
  const entry = manifest.data.metaData.remoteEntry.name
  const underWork = reason === 'development'
  const integrity = underWork ? undefined : (registration.integrity ?? {})
  pass(name, needsOfRegistration(registration, underWork ? [] : [entry]))
  return { name, version, base: absolute(registration.base_url), entry, integrity }
}

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
    integrity: Object.fromEntries(files),
  }
}
