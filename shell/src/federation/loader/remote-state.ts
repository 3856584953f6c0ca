import type { HealthEvent, RemoteModule, RemoteRegistration } from '@kursportal/shared/federation'
import type { FailureKind, LoadFailure } from './load-failure.ts'

/** A remote whose code is there: its route table and texts, and the version of the release they are of. */
export type LoadedRemote = { module: RemoteModule; version: string }

/** Which release of a registration: the one the visitor was given, or the one that worked before. */
export type Which = 'current' | 'previous'

/** How a load went so far: milliseconds since it was asked for, and how often a file was fetched again. */
export type Figures = Pick<HealthEvent, 'duration_ms' | 'retries'>

type Attempt = { registration: RemoteRegistration; which: Which }

/** Where a remote stands on this page. */
export type RemoteState = (
  | { is: 'absent' }
  | ({ is: 'loading' } & Attempt)
  /** The route table is there, the first screen is not. */
  | ({ is: 'ready'; figures: Figures } & Attempt)
  /** The first screen was there. */
  | ({ is: 'shown'; figures: Figures } & Attempt)
  /** Could not be loaded, and the error boundary has not heard of it yet. */
  | { is: 'failed'; registration: RemoteRegistration }
  /** The page is being reloaded. */
  | { is: 'leaving'; registration: RemoteRegistration }
) & {
  /** The version of which code ran on this page last: two releases of a remote on one page would mix. */
  ran: string | undefined
}

/** What happens to a remote. */
export type RemoteEvent =
  /** A place on the page asks for it. */
  | { type: 'wanted'; registration: RemoteRegistration }
  /** The entry of the release that is being loaded was run. */
  | { type: 'codeRan' }
  /** Its route table is there. */
  | { type: 'loaded'; module: RemoteModule; figures: Figures }
  /** It could not be loaded. */
  | { type: 'failed'; error: LoadFailure; figures: Figures }
  /** Its first screen is there. */
  | { type: 'drawn' }
  /** The error boundary around it caught something. */
  | { type: 'caught'; failure: FailureKind; figures: Figures }
  /** Somebody tries again, with what the registry says by now. */
  | { type: 'retried'; registration: RemoteRegistration }
  /** Somebody went to an address of it; what the registry says by now may be another release. */
  | { type: 'navigated'; registration: RemoteRegistration }
  /** Nobody can use its page: it goes from one address to the next by itself, or cannot be seen. */
  | { type: 'unusable' }

/** What is true of the page when an event happens. */
export type PageFacts = {
  /** Something typed is not saved. */
  unsaved: boolean
  /** The session storage works: a page that is reloaded knows why. */
  remembers: boolean
  /** The version that failed in this tab, so that the page was reloaded without it. */
  bad?: string
  /** The version that kept earlier pages of this tab from going on. */
  stuck?: string
}

/** What is to be done about it. */
export type Effect =
  /** Load a release; how it goes comes back as `codeRan`, `loaded` and `failed`. */
  | ({ do: 'load' } & Attempt)
  /** Hand the remote to whoever waits for it. */
  | { do: 'resolve'; remote: LoadedRemote }
  /** Tell whoever waits for it that it failed. */
  | { do: 'reject'; error: LoadFailure }
  /** Tell the registry how a load went. */
  | { do: 'report'; report: Omit<HealthEvent, 'remote'> }
  /** Keep in the session storage: the version that failed, or how its start went on. */
  | { do: 'note'; note: { bad: string | undefined } | { stuck: string } | 'shown' | 'failed' | 'ended' }
  | { do: 'reloadPage' }

/** What an event leads to. */
export type Step = { state: RemoteState; effects: readonly Effect[] }
