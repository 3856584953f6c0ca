import {
  EXPOSED,
  judgeCompatibility,
  needsOfRegistration,
  satisfiesCaret,
  type ReleaseNeeds,
  type RemoteRegistration,
} from '@kursportal/shared/federation'
import { firstFiles } from '../first-files.ts'
import { LoadFailure } from './load-failure.ts'
import { TIME_LIMIT } from './load-script.ts'
import { readManifest } from './manifest.ts'
import { shellOffer } from '../shell-offer.ts'

/** A release whose code may be run: it is what it should be, and it fits this shell. */
export type Release = {
  name: string
  version: string
  /** Absolute address of its folder, ends with a slash. */
  base: string
  /** Path of its entry in the folder. */
  entry: string
  /** Paths of the scripts that the screen at this address needs besides the entry, as far as they are known. */
  first: readonly string[]
  /** Path of each script and style → its hash; undefined for a remote under work. */
  integrity: Readonly<Record<string, string>> | undefined
  /** Built for the runtime that came with the shell before version 1.6 of the contract, or nobody knows for which. */
  former: boolean
}

/** Whether a release needs the former runtime. @param builtFor the version of the shell contract, where it is known */
export const needsFormer = (builtFor: string | undefined): boolean =>
  builtFor === undefined || satisfiesCaret(builtFor, '^1.6') !== true

/** An address of a release's folder as the page knows it. */
export const absolute = (url: string): string => new URL(url, location.href).href

/**
 * A JSON file of a release, within the time limit.
 * @param integrity the hash the browser holds it to
 * @throws LoadFailure manifest_invalid, timeout or network
 */
export const fetchJson = async (url: string, integrity?: string): Promise<unknown> => {
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
export const pass = (name: string, needs: ReleaseNeeds): void => {
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
  const manifest = readManifest(registration.manifest ?? (await fetchJson(manifest_url)))
  if (!manifest) throw new LoadFailure('manifest_invalid', `The manifest of ${name} is not valid`)
  const { entry, exposes } = manifest
  if (!exposes.includes(EXPOSED))
    throw new LoadFailure('module_invalid', `${name} does not expose ${EXPOSED}`)
  const underWork = reason === 'development'
  const integrity = underWork ? undefined : (registration.integrity ?? {})
  pass(name, needsOfRegistration(registration, underWork ? [] : [entry]))
  const first = firstFiles(registration, location.pathname).filter((file) => file !== entry)
  const former = needsFormer(registration.built_for)
  return { name, version, base: absolute(registration.base_url), entry, first, integrity, former }
}
