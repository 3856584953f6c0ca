import { call } from '@kursportal/shared/client'
import type { HealthEvent } from '@kursportal/shared/federation'

/** Milliseconds events are collected before they are sent together. */
const COLLECT = 300

const waiting: HealthEvent[] = []
let timer: ReturnType<typeof setTimeout> | undefined
let readToken: () => string | undefined = () => undefined

const flush = (): void => {
  clearTimeout(timer)
  timer = undefined
  const health_token = readToken()
  const events = waiting.splice(0, 20)
  if (events.length === 0 || health_token === undefined) return
  // Nobody waits for it, and a platform that cannot be reached has other worries.
  void call('POST /remote-health', { body: { health_token, events } }, { keepalive: true }).catch(
    () => undefined,
  )
}

/** Tells the registry how a load went; never of a remote under work. */
export const report = (event: HealthEvent): void => {
  waiting.push(event)
  timer ??= setTimeout(flush, COLLECT)
}

/**
 * Begins sending.
 * @param token gives the token that says which releases this visitor was served
 */
export const startReporting = (token: () => string | undefined): void => {
  readToken = token
  addEventListener('pagehide', flush)
}
