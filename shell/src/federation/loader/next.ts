import type { HealthEvent, RemoteRegistration } from '@kursportal/shared/federation'
import { LoadFailure, type FailureKind } from './load-failure.ts'
import type { Effect, Figures, PageFacts, RemoteEvent, RemoteState, Step, Which } from './remote-state.ts'

type Loading = Extract<RemoteState, { is: 'loading' }>
type Loaded = Extract<RemoteState, { is: 'ready' | 'shown' }>

const stay = (state: RemoteState, ...effects: Effect[]): Step => ({ state, effects })
const note = (what: Extract<Effect, { do: 'note' }>['note']): Effect => ({ do: 'note', note: what })

/** The version of one of the releases a registration names. */
const versionOf = ({ version, previous }: RemoteRegistration, which: Which): string =>
  which === 'current' ? version : (previous?.version ?? version)

/** What the registry is told; nothing of a remote under work, overridden or previewed, nor that a part of the kit did not come. */
const report = (
  { registration, which }: Pick<Loaded, 'registration' | 'which'>,
  { failure, fallback }: { failure: FailureKind | null; fallback: boolean },
  figures: Figures,
): Effect[] => {
  if (registration.reason === 'development' || registration.reason === 'preview') return []
  if (failure === 'kit') return []
  const outcome: HealthEvent['outcome'] = failure ? 'failed' : 'shown'
  const version = versionOf(registration, which)
  return [{ do: 'report', report: { version, outcome, failure, fallback, ...figures } }]
}

const reload = ({ ran }: RemoteState, registration: RemoteRegistration, ...before: Effect[]): Step =>
  stay({ is: 'leaving', registration, ran }, ...before, { do: 'reloadPage' })

/** Loads a release, unless it would mix with one that ran on this page. */
const load = (
  state: RemoteState,
  registration: RemoteRegistration,
  which: Which,
  { unsaved }: PageFacts,
): Step => {
  const { ran } = state
  const mixes = ran !== undefined && ran !== versionOf(registration, which)
  if (mixes && !unsaved) return reload(state, registration)
  return stay({ is: 'loading', registration, which, ran }, { do: 'load', registration, which })
}

/** Begins with the release the registry gave; with the one before when this tab knows it to be bad. */
const begin = (state: RemoteState, registration: RemoteRegistration, page: PageFacts): Step => {
  const { name, version, previous, reason } = registration
  if (previous && page.bad === version) return load(state, registration, 'previous', page)
  if (page.stuck !== version || reason === 'development') return load(state, registration, 'current', page)
  const error = new LoadFailure('timeout', `${name} ${version} kept earlier pages from going on`)
  const known = previous ? [note({ bad: version })] : []
  return giveWay(
    { ...state, is: 'loading', registration, which: 'current' },
    { error, failure: error.kind, figures: { duration_ms: 0, retries: 0 } },
    page,
    known,
  )
}

/** Failures of the line: reloading would not get around them, and might cost the page itself. */
const ofTheLine: ReadonlySet<FailureKind> = new Set(['network', 'timeout'])

/**
 * What takes the place of a release that never showed anything: the previous one in the same page view as long as none
 * of its code ran; otherwise once after a reload, if nothing is lost by it and the next page knows why; otherwise the
 * panel.
 */
const placeTaker = (
  { registration, ran }: RemoteState & { registration: RemoteRegistration },
  failure: FailureKind,
  { bad, unsaved, remembers }: PageFacts,
): 'previous' | 'reload' | 'panel' => {
  // Another release of the remote would ask for the same part.
  if (!registration.previous || failure === 'kit') return 'panel'
  if (ran === undefined) return 'previous'
  const again = bad === registration.version
  return again || unsaved || !remembers || ofTheLine.has(failure) ? 'panel' : 'reload'
}

const giveWay = (
  state: Loading | Loaded,
  { error, failure, figures }: { error?: LoadFailure; failure: FailureKind; figures: Figures },
  page: PageFacts,
  before: Effect[] = [],
): Step => {
  const { registration, ran } = state
  const way = placeTaker(state, failure, page)
  const effects = [
    ...before,
    note(ran === registration.version && failure !== 'kit' ? 'failed' : 'ended'),
    ...report(state, { failure, fallback: way !== 'panel' }, figures),
  ]
  if (way === 'reload') return reload(state, registration, ...effects, note({ bad: registration.version }))
  if (way === 'previous') {
    const step = load(state, registration, 'previous', page)
    return { ...step, effects: [...effects, ...step.effects] }
  }
  if (!error) return stay(state, ...effects)
  return stay({ is: 'failed', registration, ran }, ...effects, { do: 'reject', error })
}

/** What the error boundary caught: the failure of a load, told already, or something thrown inside the remote. */
const caught = (
  state: RemoteState,
  event: Extract<RemoteEvent, { type: 'caught' }>,
  page: PageFacts,
): Step => {
  // Coming back to it tries again.
  if (state.is === 'failed') return stay({ is: 'absent', ran: state.ran })
  if (state.is === 'ready' && state.which === 'current') return giveWay(state, event, page)
  if (state.is === 'absent' || state.is === 'leaving') return stay(state)
  return stay(state, ...report(state, { failure: event.failure, fallback: false }, event.figures))
}

/** The registry names another release by now; it is taken up with a navigation that loses nothing. */
const navigated = (state: RemoteState, registration: RemoteRegistration, page: PageFacts): Step => {
  if (state.is !== 'loading' && state.is !== 'ready' && state.is !== 'shown') return stay(state)
  if (state.registration.version === registration.version || page.unsaved) return stay(state)
  return state.ran === undefined ? begin(state, registration, page) : reload(state, registration)
}

/** The page is loaded anew without the release, where the next page can know of it and nothing typed is lost. */
const leaveUnusable = (state: RemoteState, { unsaved, remembers }: PageFacts): Step => {
  if ((state.is !== 'ready' && state.is !== 'shown') || state.which === 'previous') return stay(state)
  if (unsaved || !remembers || state.registration.reason === 'development') return stay(state)
  return reload(state, state.registration, note({ stuck: state.registration.version }))
}

/**
 * What an event makes of a remote: its next state, and what is to be done. Pure; `load-remote.ts` does what it says.
 * @param page what is true of the page at this moment
 */
export const next = (state: RemoteState, event: RemoteEvent, page: PageFacts): Step => {
  // The page is going; whoever waits goes with it.
  if (state.is === 'leaving') return stay(state)
  switch (event.type) {
    case 'wanted':
      return state.is === 'absent' ? begin(state, event.registration, page) : stay(state)
    case 'codeRan':
      if (state.is !== 'loading') return stay(state)
      return stay({ ...state, ran: versionOf(state.registration, state.which) })
    case 'loaded': {
      if (state.is !== 'loading') return stay(state)
      const { module, figures } = event
      const version = versionOf(state.registration, state.which)
      return stay({ ...state, is: 'ready', figures }, { do: 'resolve', remote: { module, version } })
    }
    case 'failed': {
      if (state.is !== 'loading') return stay(state)
      const { error, figures } = event
      if (state.which === 'current') return giveWay(state, { error, failure: error.kind, figures }, page)
      const { registration, ran } = state
      const ended = note(ran === undefined ? 'ended' : 'failed')
      return stay({ is: 'failed', registration, ran }, ended, { do: 'reject', error })
    }
    case 'drawn': {
      if (state.is !== 'ready') return stay(state)
      const fallback = state.which === 'previous'
      const told = report(state, { failure: null, fallback }, state.figures)
      return stay({ ...state, is: 'shown' }, note('shown'), ...told)
    }
    case 'caught':
      return caught(state, event, page)
    case 'retried': {
      const { bad: _, ...forgiven } = page
      const step = begin(state, event.registration, forgiven)
      return { ...step, effects: [note({ bad: undefined }), ...step.effects] }
    }
    case 'unusable':
      return leaveUnusable(state, page)
    case 'navigated':
  }
  return navigated(state, event.registration, page)
}
