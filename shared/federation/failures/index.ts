/** The failure kit: every way a remote may fail, and the proof that a page stands it. Never shipped. */
export { breakerFor } from './breaker.ts'
export { failureCases } from './cases.ts'
export { chromiumOptions } from './chromium.ts'
export { complaintsOfFailures, standsFailure, usualWays, type WholeRemote } from './stands.ts'
