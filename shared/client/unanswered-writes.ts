import { digest } from '../domain/texts/digest.ts'

/**
 * Names for writes (`Idempotency-Key`), kept until an answer came. Whoever presses again because the first answer was
 * lost, also after loading the page anew, sends the same name, and the server makes the thing once.
 */

/** By a short name of each: what was written must not lie in the browser's storage. */
type Unanswered = Record<string, { key: string; at: number; path?: string | undefined }>

const STORED_AS = 'kursportal:unanswered-writes'

/** A lost answer is pressed again at once, or after a reload. Later the page has shown what came of it: a new wish. */
const KEPT_MS = 600_000

const read = (): Unanswered => {
  try {
    return JSON.parse(sessionStorage.getItem(STORED_AS) ?? '{}') as Unanswered
  } catch {
    return {}
  }
}

const store = (writes: Unanswered): void => {
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify(writes))
  } catch {
    // Without storage a repeated press counts as a new one, as it did before there were names.
  }
}

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/**
 * The name to send a write with: the one it had when its answer was lost, else a new one.
 * @param write method, address and body
 * @param path of the call, the same for all writes by it
 */
export const keyForWrite = (write: string, path?: string): string => {
  const now = Date.now()
  const kept = Object.fromEntries(Object.entries(read()).filter(([, { at }]) => now - at < KEPT_MS))
  const name = digest(write)
  const known = kept[name]
  if (known) return known.key
  const key = newKey()
  store({ ...kept, [name]: { key, at: now, path } })
  return key
}

/** Forgets a write that was answered: the same one again is a new wish. */
export const forgetWrite = (write: string): void => {
  const { [digest(write)]: _answered, ...others } = read()
  store(others)
}

/** Forgets what was written by a path: whoever takes such a thing back has seen what came of it. */
export const forgetWritesTo = (path: string): void =>
  store(Object.fromEntries(Object.entries(read()).filter(([, write]) => write.path !== path)))
