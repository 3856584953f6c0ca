import { withRetries } from '@kursportal/shared/federation'
import { hashOf, integrityOf, withoutQuery } from './integrity.ts'
import { LoadFailure } from './load-failure.ts'

/** Milliseconds a file of a remote may take before that is a failure. */
export const TIME_LIMIT = 12_000
/** Milliseconds before each further try. */
const PAUSES = [400, 1200]

/** Addresses the page's policy refused, as the browser tells them. */
const refused = new Set<string>()
addEventListener('securitypolicyviolation', ({ blockedURI }) => refused.add(blockedURI))

/** The browser does not say why a script failed, so the file is asked for once more and looked at. */
const reasonFor = async (url: string, integrity: string | undefined): Promise<LoadFailure> => {
  if (refused.has(url)) return new LoadFailure('blocked', `The page's policy forbids ${url}`)
  try {
    const answer = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(TIME_LIMIT) })
    if (answer.ok && integrity !== undefined && (await hashOf(await answer.arrayBuffer())) !== integrity)
      return new LoadFailure('integrity', `${url} is not the file that was released`)
    return new LoadFailure('network', `${url} could not be loaded (${answer.status})`)
  } catch (error) {
    return new LoadFailure('network', `${url} could not be loaded`, error)
  }
}

/** Only a script that is still in the document it was put into is run when it arrives after all. */
const putAway = (script: HTMLScriptElement): void => {
  document.implementation.createHTMLDocument().adoptNode(script)
}

const insert = (url: string, integrity: string | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    if (integrity !== undefined) script.integrity = integrity
    if (new URL(url).origin !== location.origin) script.crossOrigin = 'anonymous'
    const timer = setTimeout(() => {
      putAway(script)
      hung.add(withoutQuery(url))
      reject(new LoadFailure('timeout', `${url} took longer than ${TIME_LIMIT} ms`))
    }, TIME_LIMIT)
    script.addEventListener('load', () => {
      clearTimeout(timer)
      script.remove()
      resolve()
    })
    script.addEventListener('error', () => {
      clearTimeout(timer)
      script.remove()
      void reasonFor(url, integrity).then(reject)
    })
    document.head.append(script)
  })

/** Addresses of scripts that took too long: another try of the same address would wait for the same answer. */
const hung = new Set<string>()

/** Scripts on their way before anybody asked for them, by address. */
const early = new Map<string, Promise<void>>()

/**
 * Runs a script of a remote that will be asked for soon, held to its hash and to the time limit. The one who asks takes
 * over what became of it; nobody is told of a failure before.
 */
export const runEarly = (url: string): void => {
  const address = new URL(url, location.href).href
  const loading = insert(address, integrityOf(address))
  loading.catch(() => undefined)
  early.set(address, loading)
}

const firstTry = (address: string, integrity: string | undefined): Promise<void> => {
  const loading = early.get(address)
  early.delete(address)
  return loading ?? insert(address, integrity)
}

const notAgain: ReadonlySet<string> = new Set(['timeout', 'blocked'])

/**
 * Runs a script of a remote, held to its hash and to the time limit. What fails is really fetched again, past every
 * cache, after a moment; what took too long or is forbidden is not.
 * @param onRetry called before each further try
 * @param known its hash as the entry of its release knows it, where the page does not
 * @throws LoadFailure timeout, network, integrity or blocked
 */
export const loadScript = async (url: string, onRetry: () => void, known?: string): Promise<void> => {
  const address = new URL(url, location.href).href
  const integrity = integrityOf(address, known)
  let tries = 0
  await withRetries(
    () => {
      tries += 1
      if (tries === 1 && !hung.has(address)) return firstTry(address, integrity)
      if (tries > 1) onRetry()
      return insert(`${address}?retry=${Date.now()}`, integrity)
    },
    PAUSES,
    { unless: (error) => error instanceof LoadFailure && notAgain.has(error.kind) },
  )
}
