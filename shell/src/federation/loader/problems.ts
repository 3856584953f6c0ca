import { SHELL, type RemoteProblem } from '@kursportal/shared/federation'
import { KitFailure } from './load-failure.ts'
import { reportProblem, shellRelease } from './health.ts'

/** Different problems a page tells of. */
const MOST = 20

const told = new Set<string>()
const OF_A_REMOTE = /\/remotes\/([^/\s]+)\/([^/\s]+)\//

/** The release a stack comes from: that of its uppermost frame of a remote, or the shell where all of it is the shell's. */
export const releaseIn = (
  stack: string,
  origin: string,
  shell: string | null,
): Pick<RemoteProblem, 'remote' | 'version'> | undefined => {
  const addresses = stack.match(/[\w-]+:\/\/[^\s)]+/g) ?? []
  // What an extension or a remote under work does is nobody's here.
  if (addresses.length === 0 || addresses.some((address) => !address.startsWith(`${origin}/`)))
    return undefined
  const [, remote, version] = OF_A_REMOTE.exec(stack) ?? []
  if (remote && version) return { remote, version }
  return shell && addresses.every((address) => address.startsWith(`${origin}/assets/`))
    ? { remote: SHELL, version: shell }
    : undefined
}

const stackOf = (error: unknown): string => (error instanceof Error && error.stack) || ''
const wordsOf = (thrown: unknown): string[] =>
  thrown === undefined || thrown === null
    ? []
    : [thrown instanceof Error ? `${thrown}` : JSON.stringify(thrown)]

/**
 * Tells the team of a release what went wrong in it; each problem once a page.
 * @param of the release, where it is known without the stack
 */
export const tellProblem = (
  kind: RemoteProblem['kind'],
  error: unknown,
  of?: Pick<RemoteProblem, 'remote' | 'version'>,
): void => {
  // That a part of the kit did not come is told as the shell's failure.
  if (error instanceof KitFailure) return
  const cause = error instanceof Error ? error.cause : undefined
  const stack = stackOf(cause) || stackOf(error)
  const message = [error, cause].flatMap(wordsOf).join(' ← ')
  const release = of ?? releaseIn(stack, location.origin, shellRelease())
  const key = `${release?.remote} ${kind} ${message}`
  if (!release || !message || told.size >= MOST || told.has(key)) return
  told.add(key)
  reportProblem({
    ...release,
    kind,
    message: message.slice(0, 500),
    stack: stack.slice(0, 4000),
    path: location.pathname.slice(0, 300),
  })
}

/** Begins to listen for what goes wrong outside of loading and drawing. */
export const watchProblems = (): void => {
  addEventListener('error', ({ error }) => {
    // What a boundary caught was told there.
    if (error instanceof Error && !(error.cause instanceof Object && 'componentStack' in error.cause))
      tellProblem('error', error)
  })
  addEventListener('unhandledrejection', ({ reason }) => tellProblem('rejection', reason))
  document.addEventListener('securitypolicyviolation', (refused) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber } = refused
    const error = new Error()
    error.name = effectiveDirective
    error.message = blockedURI
    error.stack = `${sourceFile}:${lineNumber}:${columnNumber}`
    tellProblem('policy', error)
  })
}
