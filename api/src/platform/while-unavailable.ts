import { setTimeout as wait } from 'node:timers/promises'
import { messageOf } from './errors.ts'
import { isUnavailable } from './unavailable.ts'

/** Milliseconds between two tries. */
const TRY_EVERY = 1_000

type Patience = {
  /** Milliseconds after which it is given up. */
  waitFor: number
  /** Tells why it takes its time, once. */
  say: (line: string) => void
  tryEvery?: number
}

const reasonOf = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? error.cause : error

/**
 * Runs a step of a start, and again for as long as the database or the storage is away: machines come back in any order.
 * The step leaves nothing open when it fails.
 * @throws what the step throws when it is something else, or when it is away for too long
 */
export const whileUnavailable = async <T>(
  step: () => Promise<T>,
  { waitFor, say, tryEvery = TRY_EVERY }: Patience,
): Promise<T> => {
  const end = performance.now() + waitFor
  let told = false
  for (;;) {
    try {
      return await step()
    } catch (error) {
      const reason = reasonOf(error)
      if (!(reason instanceof Error) || !isUnavailable(reason) || performance.now() >= end) throw error
      if (!told) say(`${messageOf(error)}\nTrying again for ${Math.ceil(waitFor / 1000)} seconds …`)
      told = true
      await wait(tryEvery)
    }
  }
}
