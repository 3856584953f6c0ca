import { withRetries } from '@kursportal/shared/federation'
import { KitFailure } from './loader/load-failure.ts'
import { reportShell } from './loader/health.ts'

/** Milliseconds before each further try. */
const PAUSES = [400, 1200]

/** Another try of the same address would wait for the same answer. */
const tookTooLong = (error: unknown): boolean =>
  error instanceof Error && 'type' in error && error.type === 'timeout'

let tellFailed = (_name: string): void => undefined

/** Names who is told of a part that did not come. */
export const whenKitFails = (tell: (name: string) => void): void => {
  tellFailed = tell
}

/**
 * Fetches an async part of the kit, again when it does not come. That it does not come in the end counts for the shell.
 * @throws KitFailure
 */
export const loadKitPart = async <Part extends object>(
  name: string,
  load: () => Promise<Part>,
  pauses: readonly number[] = PAUSES,
): Promise<Part> => {
  try {
    return await withRetries(load, pauses, { unless: tookTooLong })
  } catch (error) {
    tellFailed(name)
    reportShell('chunk')
    throw new KitFailure(name, error)
  }
}
