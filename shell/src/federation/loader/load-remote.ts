/**
 * The rim of the loader: keeps the state of each remote, tells `next` what happens, and does what it answers.
 * README.md beside this file shows the whole.
 */
import { registerTexts } from '@kursportal/shared/i18n'
import type { RemoteRegistration } from '@kursportal/shared/federation'
import { tellArrival } from '@kursportal/shared/router'
import { hasUnsaved } from '@kursportal/shared/store'
import { report } from './health.ts'
import { failureOf, LoadFailure } from './load-failure.ts'
import {
  noteBad,
  noteEnd,
  noteFailed,
  noteShown as noteFirstScreen,
  noteStart,
  noteStuck,
  recall,
  remembers,
} from './memory.ts'
import { next } from './next.ts'
import { tellProblem } from './problems.ts'
import type { Ran } from '../stopped.rules.ts'
import { releaseOf } from './release.ts'
import type { Effect, Figures, LoadedRemote, RemoteEvent, RemoteState, Which } from './remote-state.ts'
import { routeTableOf, runEntry } from './run-release.ts'

/** A remote on this page: its state, and what cannot be part of a value. */
type Entry = {
  state: RemoteState
  /** What is drawn waits for it. */
  promise: Promise<LoadedRemote>
  /** Ends the waiting; undefined once it has ended. */
  settle: { resolve: (remote: LoadedRemote) => void; reject: (error: LoadFailure) => void } | undefined
  /** Wanted by a place in another remote's page only: the page is not loaded anew for it. */
  inPlace: boolean
  /** The load under way; what an older one still says is not heard. */
  load: { begun: number; retries: number }
}

const entries = new Map<string, Entry>()

const entryOf = (name: string): Entry => {
  const known = entries.get(name)
  if (known) return known
  const entry: Entry = {
    state: { is: 'absent', ran: undefined },
    promise: new Promise(() => undefined),
    settle: undefined,
    inPlace: false,
    load: { begun: 0, retries: 0 },
  }
  entries.set(name, entry)
  return entry
}

const figuresOf = ({ begun, retries }: Entry['load']): Figures => ({
  duration_ms: Math.min(Math.round(performance.now() - begun), 600_000),
  retries: Math.min(retries, 100),
})

const send = (name: string, event: RemoteEvent): void => {
  const entry = entryOf(name)
  const page = { unsaved: hasUnsaved() || entry.inPlace, remembers: remembers(), ...recall(name) }
  if (event.type === 'wanted' && page.stuck === event.registration.version)
    tell('load', new Error('It froze earlier pages, or left them as nobody can use them'), event.registration)
  const { state, effects } = next(entry.state, event, page)
  entry.state = state
  // What is left out at once, as it kept earlier pages from going on, is waited for by nobody yet.
  const fails = effects.some((effect) => effect.do === 'reject')
  if (!entry.settle && (state.is === 'loading' || state.is === 'leaving' || fails)) {
    entry.promise = new Promise((resolve, reject) => {
      entry.settle = { resolve, reject }
    })
    // Somebody who begins a load before anything is drawn need not care how it ends.
    entry.promise.catch(() => undefined)
    tellArrival(entry.promise)
  }
  for (const effect of effects) perform(name, entry, effect)
}

const perform = (name: string, entry: Entry, effect: Effect): void => {
  switch (effect.do) {
    case 'load':
      return void load(name, entry, effect.registration, effect.which)
    case 'resolve':
      registerTexts(name, effect.remote.module.texts)
      entry.settle?.resolve(effect.remote)
      entry.settle = undefined
      return
    case 'reject':
      entry.settle?.reject(effect.error)
      entry.settle = undefined
      return
    case 'report':
      return report({ remote: name, ...effect.report })
    case 'note':
      if (effect.note === 'shown') noteFirstScreen(name)
      else if (effect.note === 'failed') noteFailed(name)
      else if (effect.note === 'ended') noteEnd(name)
      else if ('stuck' in effect.note) noteStuck(name, effect.note.stuck)
      else noteBad(name, effect.note.bad)
      return
    case 'reloadPage':
      return location.reload()
  }
}

/** Tells the team what went wrong in the release that ran, or was to run; nothing of one under work. */
const tell = (kind: 'load' | 'render', error: unknown, registration: RemoteRegistration): void => {
  const { name, version, reason } = registration
  if (reason === 'development' || reason === 'preview') return
  tellProblem(kind, error, { remote: name, version: entryOf(name).state.ran ?? version })
}

/** Checks a release, runs its entry, takes its route table. */
const load = async (
  name: string,
  entry: Entry,
  registration: RemoteRegistration,
  which: Which,
): Promise<void> => {
  const mine = { begun: performance.now(), retries: 0 }
  entry.load = mine
  const say = (event: RemoteEvent): void => {
    if (entry.load === mine) send(name, event)
  }
  try {
    const release =
      which === 'current'
        ? await releaseOf(registration)
        : await (await previous()).previousReleaseOf(registration)
    noteStart(name, release.version)
    await runEntry(release, () => (mine.retries += 1))
    say({ type: 'codeRan' })
    const module = await routeTableOf(release)
    say({ type: 'loaded', module, figures: figuresOf(mine) })
  } catch (thrown) {
    const error =
      thrown instanceof LoadFailure
        ? thrown
        : new LoadFailure(failureOf(thrown), `${name} could not be loaded`, thrown)
    tell('load', error, registration)
    say({ type: 'failed', error, figures: figuresOf(mine) })
  }
}

/** Only needed after a failure, and brings the schema library. */
const previous = () => import(/* webpackChunkName: "previous-release" */ './previous-release.ts')

/** The code of a remote; begins to load it where nobody has. */
const codeOf = (registration: RemoteRegistration, entry: Entry): Promise<LoadedRemote> => {
  // Asked at every drawing; what is true of the page is looked up only where it matters.
  if (entry.state.is === 'absent') send(registration.name, { type: 'wanted', registration })
  return entry.promise
}

/**
 * The code of a remote, loaded once a page. The promise is stable, so that it can be drawn from: after a failure it
 * stays rejected until the error boundary has told {@link noteFailure}.
 */
export const loadRemote = (registration: RemoteRegistration): Promise<LoadedRemote> => {
  const entry = entryOf(registration.name)
  entry.inPlace = false
  return codeOf(registration, entry)
}

/** The same for a place in another remote's page, which stays as it is where the code cannot come. */
export const loadForPlace = (registration: RemoteRegistration): Promise<LoadedRemote> => {
  const entry = entryOf(registration.name)
  if (entry.state.is === 'absent') entry.inPlace = true
  return codeOf(registration, entry)
}

/** What this page uses of a remote: the registration it was loaded with, until the page is reloaded. */
export const inUse = (registration: RemoteRegistration): RemoteRegistration => {
  const { state } = entryOf(registration.name)
  return state.is === 'absent' ? registration : state.registration
}

/** The first screen of the remote is there. */
export const noteShown = ({ name }: RemoteRegistration): void => send(name, { type: 'drawn' })

/** The error boundary around the remote caught something. */
export const noteFailure = (registration: RemoteRegistration, error: unknown): void => {
  const { name } = registration
  const failure = failureOf(error)
  // What a load failed with was told then.
  if (!(error instanceof LoadFailure))
    tell(failure === 'render_threw' ? 'render' : 'load', error, registration)
  send(name, { type: 'caught', failure, figures: figuresOf(entryOf(name).load) })
}

/** Loads a remote from the beginning, with what the registry says by now. */
export const tryAgain = (registration: RemoteRegistration): void =>
  send(registration.name, { type: 'retried', registration })

/** Somebody went to an address of the remote: another release may be taken up. */
export const noteNavigation = (registration: RemoteRegistration): void =>
  send(registration.name, { type: 'navigated', registration })

/**
 * Nobody can use its page: it goes from one address to the next by itself, or cannot be seen.
 * @param fault what is wrong, for the team of the release
 */
export const noteUnusable = (name: string, fault: string): void => {
  const { state } = entryOf(name)
  if (state.is === 'shown') tell('render', new Error(`Nobody can use its page: ${fault}`), state.registration)
  send(name, { type: 'unusable' })
}

/** The remotes of which code has run on this page. */
export const ranHere = (): Ran[] =>
  [...entries].flatMap(([name, { state }]) =>
    state.ran === undefined
      ? []
      : [{ name, ran: state.ran, registration: 'registration' in state ? state.registration : undefined }],
  )
