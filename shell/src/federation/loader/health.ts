import { call } from '@kursportal/shared/client'
import { SHELL, type HealthEvent, type RemoteProblem } from '@kursportal/shared/federation'

/** Milliseconds events are collected before they are sent together. */
const COLLECT = 300

const waiting: HealthEvent[] = []
const problems: RemoteProblem[] = []
let timer: ReturnType<typeof setTimeout> | undefined
let shellVersion: string | null = null
let readToken: () => string | undefined = () => undefined

const flush = (): void => {
  clearTimeout(timer)
  timer = undefined
  const health_token = readToken()
  const events = waiting.splice(0, 20)
  const errors = problems.splice(0, 10)
  if (health_token === undefined) return
  // Nobody waits for it, and a platform that cannot be reached has other worries.
  const options = { keepalive: true }
  if (events.length > 0)
    void call(
      'POST /remote-health',
      { body: { health_token, events, ...(shellVersion && { shell_version: shellVersion }) } },
      options,
    ).catch(() => undefined)
  if (errors.length > 0)
    void call('POST /remote-errors', { body: { health_token, errors } }, options).catch(() => undefined)
}

/** Tells the team of a release what went wrong in it. */
export const reportProblem = (problem: RemoteProblem): void => {
  problems.push(problem)
  timer ??= setTimeout(flush, COLLECT)
}

/** The release of the shell this page began with; null while it is served from a folder. */
export const shellRelease = (): string | null => shellVersion

/** Tells the registry how a load went; never of a remote under work. */
export const report = (event: HealthEvent): void => {
  waiting.push(event)
  clearTimeout(timer)
  timer = setTimeout(flush, COLLECT)
}

/** Milliseconds in which that the shell is there goes along with what is said of a remote. */
const GO_ALONG = 10_000

/**
 * Tells the registry how the shell itself does: null once it is drawn, or what it failed with. Nothing while it is served
 * from a folder.
 */
export const reportShell = (failure: HealthEvent['failure']): void => {
  if (!shellVersion) return
  waiting.push({
    remote: SHELL,
    version: shellVersion,
    outcome: failure ? 'failed' : 'shown',
    failure,
    duration_ms: Math.min(Math.round(performance.now()), 600_000),
    retries: 0,
    fallback: false,
  })
  timer ??= setTimeout(flush, failure ? COLLECT : GO_ALONG)
}

/**
 * Begins sending.
 * @param token gives the token that says which releases this visitor was served
 * @param shell the release of the shell this page began with
 */
export const startReporting = (token: () => string | undefined, shell: string | null): void => {
  readToken = token
  shellVersion = shell
  addEventListener('pagehide', flush)
}
