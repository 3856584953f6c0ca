import type { RemoteFailure } from '../health.ts'
import type { Page } from '@playwright/test'
import type { Breaker } from './breaker.ts'

/** A way for a remote to fail. */
export type FailureCase = {
  name: string
  /** What the registry is to count; null where the remote is shown after all. */
  failure: RemoteFailure | null
  /** Breaks the remote before its page is opened. */
  arrange: (breaker: Breaker) => Promise<void>
  /** What has to happen while the page waits. */
  meanwhile?: (page: Page) => Promise<void>
  /** What is done with the remote where it is shown after all. */
  use?: (page: Page) => Promise<void>
  /** What is to be so on another remote's page afterwards. */
  afterwards?: (page: Page) => Promise<void>
  /** Broken by `npm run federation:check` only: another of its kind is in every run of the tests. */
  rare?: true
}
