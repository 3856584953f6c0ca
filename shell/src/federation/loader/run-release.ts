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
import { prepareFormer, takeFrom, type Container } from '../runtime.ts'

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value

/**
 * Runs the entry of a release; it leaves its container on the global object.
 * @param onRetry called before each further try
 * @throws LoadFailure when it could not be run
 */
export const runEntry = async (
  { base, entry, first, integrity, former }: Release,
  onRetry: () => void,
): Promise<void> => {
  if (integrity) guardRelease(base, integrity)
  if (former) await prepareFormer()
  await loadScript(`${base}${entry}`, onRetry)
  // Chunks need not wait for each other. Not before the entry: when that fails another release may take its place, and
  // would take the chunks for its own.
  for (const file of first) runEarly(`${base}${file}`)
}

/** Whatever a remote throws while it starts, its own errors too, is told by where it happened. */
const whatWentWrong = (name: string, error: unknown): LoadFailure => {
  if (error instanceof LoadFailure) return error
  const kind = failureOf(error)
  return new LoadFailure(kind === 'render_threw' ? 'init_threw' : kind, `${name} could not be started`, error)
}

/**
 * Starts the remote whose entry was run, and gives its route table and texts.
 * @throws LoadFailure
 */
export const routeTableOf = async ({ name, former }: Release): Promise<RemoteModule> => {
  const container: unknown = Reflect.get(globalThis, containerName(name))
  if (!isContainer(container))
    throw new LoadFailure('init_threw', `The entry of ${name} left no container behind`)
  let exported: unknown
  try {
    exported = await within(LONGEST_WAIT, takeFrom(container, EXPOSED, former))
  } catch (error) {
    throw whatWentWrong(name, error)
  }
  const wanted: unknown =
    typeof exported === 'object' && exported !== null && 'default' in exported ? exported.default : undefined
  if (!isRemoteModule(wanted))
    throw new LoadFailure('module_invalid', `${name} does not export a route table and texts`)
  return wanted
}
