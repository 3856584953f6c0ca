import {
  containerName,
  EXPOSED,
  LONGEST_WAIT,
  within,
  type RemoteModule,
} from '@kursportal/shared/federation'
import { guardRelease } from './integrity.ts'
import { failureOf, LoadFailure } from './load-failure.ts'
import { loadScript, runEarly } from './load-script.ts'
import type { Release } from './release.ts'
import { isRemoteModule } from './remote-module.ts'
import { takeFrom, type Container } from './runtime.ts'

/** Remotes of which code has run on this page, with the release it was of. */
const ran = new Map<string, string>()
const containers = new Map<string, Container>()

/** The release of a remote of which code has run on this page; two of one remote on one page would mix. */
export const releaseThatRan = (name: string): string | undefined => ran.get(name)

/** Somebody tries again after a failure: its entry is run anew. */
export const forgetContainers = (name: string): void => {
  for (const key of containers.keys()) if (key.startsWith(`${name}@`)) containers.delete(key)
}

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value

const containerOf = async (release: Release, onRetry: () => void): Promise<Container> => {
  const key = `${release.name}@${release.version}`
  const known = containers.get(key)
  if (known) return known
  await loadScript(`${release.base}${release.entry}`, onRetry)
  ran.set(release.name, release.version)
  // Chunks need not wait for each other. Not before the entry: when that fails another release may take its place, and
  // would take the chunks for its own.
  for (const file of release.first) runEarly(`${release.base}${file}`)
  const container: unknown = Reflect.get(globalThis, containerName(release.name))
  if (!isContainer(container))
    throw new LoadFailure('init_threw', `The entry of ${release.name} left no container behind`)
  containers.set(key, container)
  return container
}

/** Whatever a remote throws while it starts, its own errors too, is told by where it happened. */
const whatWentWrong = (name: string, error: unknown): LoadFailure => {
  if (error instanceof LoadFailure) return error
  const kind = failureOf(error)
  return new LoadFailure(kind === 'render_threw' ? 'init_threw' : kind, `${name} could not be started`, error)
}

/**
 * Runs a release and gives its route table and texts.
 * @param onRetry called before each further try of its entry
 * @throws LoadFailure
 */
export const runRelease = async (release: Release, onRetry: () => void): Promise<RemoteModule> => {
  if (release.integrity) guardRelease(release.base, release.integrity)
  const container = await containerOf(release, onRetry)
  let exported: unknown
  try {
    exported = await within(LONGEST_WAIT, takeFrom(container, EXPOSED))
  } catch (error) {
    throw whatWentWrong(release.name, error)
  }
  const wanted: unknown =
    typeof exported === 'object' && exported !== null && 'default' in exported ? exported.default : undefined
  if (!isRemoteModule(wanted))
    throw new LoadFailure('module_invalid', `${release.name} does not export a route table and texts`)
  return wanted
}
