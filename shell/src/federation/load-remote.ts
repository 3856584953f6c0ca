import { registerTexts } from '@kursportal/shared/i18n'
import type { RemoteFailure, RemoteModule, RemoteRegistration } from '@kursportal/shared/federation'
import { tellArrival } from '@kursportal/shared/router'
import { hasUnsaved } from '@kursportal/shared/store'
import { afterFailure } from './after-failure.rules.ts'
import { forgetBad, isKnownBad, noteBad } from './bad-releases.ts'
import { report } from './health.ts'
import { failureOf, LoadFailure } from './load-failure.ts'
import { releaseOf, type Release } from './release.ts'
import { forgetContainers, releaseThatRan, runRelease } from './run-release.ts'
import { neverEnded, noteEnd, noteFailed, noteFirstScreen, noteStart } from './unfinished-starts.ts'

/** A remote whose code is there: its route table and texts, and the release they are of. */
export type LoadedRemote = { module: RemoteModule; version: string }

/** One attempt to bring a remote onto the page. */
type Load = {
  registration: RemoteRegistration
  promise: Promise<LoadedRemote>
  begun: number
  /** Milliseconds until the route table was there. */
  took: number
  retries: number
  shown: boolean
}

/** By name: the page stays with the release it began with, whatever the registry says meanwhile. */
const loads = new Map<string, Load>()

const tell = (load: Load, version: string, failure: RemoteFailure | null, fallback: boolean): void => {
  // A remote under work or overridden says nothing about a release.
  if (load.registration.reason === 'development') return
  const duration = failure ? performance.now() - load.begun : load.took
  report({
    remote: load.registration.name,
    version,
    outcome: failure ? 'failed' : 'shown',
    failure,
    duration_ms: Math.min(Math.round(duration), 600_000),
    retries: Math.min(load.retries, 100),
    fallback,
  })
}

/** Loads the page anew and leaves whoever waits waiting. */
const reload = (): Promise<never> => {
  location.reload()
  return new Promise(() => undefined)
}

const run = async (load: Load, release: Release): Promise<LoadedRemote> => {
  const there = releaseThatRan(release.name)
  // Two releases of a remote on one page would mix.
  if (there !== undefined && there !== release.version && !hasUnsaved()) return reload()
  noteStart(release.name, release.version)
  const module = await runRelease(release, () => (load.retries += 1))
  registerTexts(release.name, module.texts)
  load.took = performance.now() - load.begun
  return { module, version: release.version }
}

/** Failures that loading the page anew would not get around, and that might cost the page itself. */
const ofTheLine: ReadonlySet<RemoteFailure> = new Set(['network', 'timeout'])

/** Says that a release failed, and what to do about it. */
const recover = (load: Load, failure: RemoteFailure): 'previous' | 'reload' | 'panel' => {
  const { name, version, previous } = load.registration
  if (releaseThatRan(name) === version) noteFailed(name)
  else noteEnd(name)
  const next = afterFailure({
    hasPrevious: previous !== null,
    codeRan: releaseThatRan(name) !== undefined,
    reloaded: isKnownBad(name, version),
    unsaved: hasUnsaved() || ofTheLine.has(failure),
  })
  tell(load, version, failure, next !== 'panel')
  if (next === 'reload') noteBad(name, version)
  return next
}

/** Pages of this tab never came past this release: it is not tried again by itself. @throws LoadFailure timeout */
const requireEnded = ({ name, version, previous, reason }: RemoteRegistration): void => {
  if (reason === 'development' || !neverEnded(name, version)) return
  if (previous) noteBad(name, version)
  throw new LoadFailure('timeout', `${name} ${version} kept the page before from going on`)
}

const bring = async (load: Load): Promise<LoadedRemote> => {
  const { registration } = load
  const { name, version, previous } = registration
  if (!previous || !isKnownBad(name, version)) {
    try {
      requireEnded(registration)
      return await run(load, await releaseOf(registration))
    } catch (error) {
      const next = recover(load, failureOf(error))
      if (next === 'reload') return reload()
      if (next === 'panel') throw error
    }
  }
  const { previousReleaseOf } = await import(
    /* webpackChunkName: "previous-release" */ './previous-release.ts'
  )
  return run(load, await previousReleaseOf(registration))
}

/**
 * The code of a remote, fetched once a page. When it fails, the previous release takes its place where there is one;
 * when that fails too, the promise stays rejected until {@link tryAgain}, so that what is drawn from it is stable.
 */
export const loadRemote = (registration: RemoteRegistration): Promise<LoadedRemote> => {
  const known = loads.get(registration.name)
  if (known) return known.promise
  const load: Load = {
    registration,
    promise: new Promise(() => undefined),
    begun: performance.now(),
    took: 0,
    retries: 0,
    shown: false,
  }
  loads.set(registration.name, load)
  load.promise = bring(load)
  tellArrival(load.promise)
  return load.promise
}

/** What this page uses of a remote: the registration it was loaded with, until the page is loaded anew. */
export const inUse = (registration: RemoteRegistration): RemoteRegistration =>
  loads.get(registration.name)?.registration ?? registration

/** The first screen of the remote is there. */
export const noteShown = ({ name }: RemoteRegistration, version: string): void => {
  const load = loads.get(name)
  if (!load || load.shown) return
  load.shown = true
  noteFirstScreen(name)
  tell(load, version, null, version !== load.registration.version)
}

/**
 * Something inside the remote failed: while it was being loaded (told already; coming back to it
 * tries again), or after that. A release that never
 * showed its first screen is left for the one before it, by loading the page anew.
 */
export const noteFailure = ({ name }: RemoteRegistration, error: unknown): void => {
  const load = loads.get(name)
  if (!load) return
  if (error instanceof LoadFailure) {
    loads.delete(name)
    return
  }
  const { version } = load.registration
  const previousRan = releaseThatRan(name) !== version
  if (load.shown || previousRan) tell(load, releaseThatRan(name) ?? version, failureOf(error), false)
  else if (recover(load, failureOf(error)) === 'reload') void reload()
}

/** Loads a remote from the beginning, with what the registry says by now. */
export const tryAgain = (registration: RemoteRegistration): void => {
  const { name } = registration
  loads.delete(name)
  forgetBad(name)
  forgetContainers(name)
  // At once: whatever is drawn before the page has heard of this registration finds the new load.
  loadRemote(registration).catch(() => undefined)
}

/** Takes up the release the registry says by now; code that ran already can only be left by loading the page anew. */
export const takeUp = (registration: RemoteRegistration): void => {
  if (releaseThatRan(registration.name) === undefined) loads.delete(registration.name)
  else void reload()
}
