import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { codeOf, messageOf } from '../../platform/errors.ts'

/** What became of the tries of all requests. */
export type Tries = {
  answered: number
  /** Tries that did not come to an answer: `502 (ECONNRESET) POST /course`, `broken (UND_ERR_SOCKET) GET /courses`. */
  failed: string[]
}

type Sent = { method: string; path: string; session: string; body?: object; key?: string }

/** Sends a request until it is answered, as the client of the platform does: the same key each time. */
export type Send = (sent: Sent) => Promise<unknown>

const TRY_WITHIN_MS = 30_000
const PAUSE_MS = 250

/** Whether an answer says that something was away; everything else is an answer. */
const isAway = (status: number): boolean => status >= 502 && status <= 504

/** A whole answer: one whose process was killed in the middle of it is none. */
type Answer = { ok: boolean; status: number; said: string }

export const openSender = (url: string): { send: Send; tries: Tries } => {
  const tries: Tries = { answered: 0, failed: [] }
  const tryOnce = async ({ method, path, session, body, key }: Sent): Promise<Answer | string> => {
    try {
      const answer = await fetch(`${url}/api${path}`, {
        method,
        headers: {
          authorization: `Bearer ${session}`,
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...(key ? { 'idempotency-key': key } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(TRY_WITHIN_MS),
      })
      const { ok, status } = answer
      const said = await answer.text()
      return isAway(status) ? `${status} (${said.slice(0, 200)})` : { ok, status, said }
    } catch (error) {
      const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
      return `broken (${codeOf(cause) ?? messageOf(cause)})`
    }
  }
  const send: Send = async (sent) => {
    for (;;) {
      const answer = await tryOnce(sent)
      if (typeof answer === 'string') {
        tries.failed.push(`${answer} ${sent.method} ${sent.path}`)
        await wait(PAUSE_MS)
        continue
      }
      const { ok, status, said } = answer
      if (!ok) throw new Error(`${sent.method} ${sent.path}: ${status} ${said}`)
      tries.answered += 1
      return said === '' ? undefined : JSON.parse(said)
    }
  }
  return { send, tries }
}

/** A key as the client makes one for each write. */
export const newKey = (): string => randomUUID()
